package dev.malachite.protocol.errors;

/** The error table: code, status and message as the service sends them. */
public enum ErrorCode {
  ACCESS_TIER_NOT_SUPPORTED_FOR_BLOB_TYPE(
      400, "The access tier is not supported for this blob type."),
  ACCOUNT_ALREADY_EXISTS(409, "The specified account already exists."),
  ACCOUNT_BEING_CREATED(409, "The specified account is in the process of being created."),
  ACCOUNT_IS_DISABLED(403, "The specified account is disabled."),
  ACCOUNT_NAME_EMPTY(400, "The specified account name is empty."),
  ACCOUNT_PROTECTED_FROM_DELETION(
      409, "The account has containers with legal holds or locked immutability policies."),
  APPEND_POSITION_CONDITION_NOT_MET(412, "The append position condition specified was not met."),
  ATOM_FORMAT_NOT_SUPPORTED(415, "Atom format is not supported."),
  AUTHENTICATION_FAILED(
      403,
      "Server failed to authenticate the request. Make sure the value of Authorization header is formed correctly including the signature."),
  AUTHORIZATION_FAILURE(403, "This request is not authorized to perform this operation."),
  AUTHORIZATION_PERMISSION_MISMATCH(
      403, "This request is not authorized to perform this operation using this permission."),
  AUTHORIZATION_PROTOCOL_MISMATCH(
      403, "This request is not authorized to perform this operation using this protocol."),
  AUTHORIZATION_RESOURCE_TYPE_MISMATCH(
      403, "This request is not authorized to perform this operation using this resource type."),
  AUTHORIZATION_SERVICE_MISMATCH(
      403, "This request is not authorized to perform this operation using this service."),
  AUTHORIZATION_SOURCE_IP_MISMATCH(
      403,
      "This request is not authorized to perform this operation using this source IP.",
      "AuthorizationSourceIPMismatch"),
  BLOB_ACCESS_TIER_NOT_SUPPORTED_FOR_ACCOUNT_TYPE(
      409, "The access tier is not supported for this account type."),
  BLOB_ALREADY_EXISTS(409, "The specified blob already exists."),
  BLOB_ARCHIVED(409, "This operation is not permitted on an archived blob."),
  BLOB_BEING_REHYDRATED(
      409, "This operation is not permitted because the blob is being rehydrated."),
  BLOB_CUSTOMER_SPECIFIED_ENCRYPTION_MISMATCH(
      409,
      "The given customer specified encryption does not match the encryption used to encrypt the blob."),
  BLOB_DOES_NOT_USE_CUSTOMER_SPECIFIED_ENCRYPTION(
      409,
      "The blob is not encrypted with customer specified encryption, but one was provided in the request."),
  BLOB_IMMUTABLE_DUE_TO_LEGAL_HOLD(
      409,
      "This operation is not permitted as the blob is immutable due to one or more legal holds."),
  BLOB_IMMUTABLE_DUE_TO_POLICY(
      409, "This operation is not permitted as the blob is immutable due to a policy."),
  BLOB_IS_SEALED(409, "The blob is sealed and its contents cannot be modified."),
  BLOB_NOT_ARCHIVED(409, "This blob is currently not in the archived state."),
  BLOB_NOT_FOUND(404, "The specified blob does not exist."),
  BLOB_OVERWRITTEN(409, "The blob has been recreated since the previous snapshot was taken."),
  BLOB_TIER_INADEQUATE_FOR_CONTENT_LENGTH(
      409, "The specified blob tier size limit cannot be less than content length."),
  BLOB_USES_CUSTOMER_SPECIFIED_ENCRYPTION(
      409,
      "The blob is encrypted with customer specified encryption, but it was not provided in the request."),
  BLOCK_COUNT_EXCEEDS_LIMIT(
      409, "The committed block count cannot exceed the maximum limit of 50,000 blocks."),
  BLOCK_LIST_TOO_LONG(400, "The blocklist may not contain more than 50,000 blocks."),
  BOTH_CRC64_AND_MD5_HEADER_PRESENT(
      400, "Both x-ms-content-crc64 header and Content-MD5 header are present."),
  BOTH_CRC64_AND_MD5_RANGE_HEADER_PRESENT(
      400,
      "Both x-ms-range-get-content-crc64 header and x-ms-range-get-content-md5 header are present."),
  BOTH_PERMISSION_AND_PERMISSION_KEY_HEADER_PRESENT(
      400, "Both x-ms-file-permission header and x-ms-file-permission-key header are present."),
  BOTH_USER_TAGS_AND_SOURCE_TAGS_COPY_PRESENT_EXCEPTION(
      400, "x-ms-tags header must not be present with x-ms-copy-source-tag-option as COPY."),
  CANNOT_CHANGE_TO_LOWER_TIER(409, "A higher blob tier has already been explicitly set."),
  CANNOT_DELETE_FILE_OR_DIRECTORY(
      409, "The file or directory could not be deleted because it is in use by an SMB client."),
  CANNOT_VERIFY_COPY_SOURCE(500, "Could not verify the copy source within the specified time."),
  CLIENT_CACHE_FLUSH_DELAY(
      500,
      "The specified resource state could not be flushed from an SMB client in the specified time."),
  COMMANDS_IN_BATCH_ACT_ON_DIFFERENT_PARTITIONS(
      400, "All commands in a batch must operate on same entity group."),
  CONDITION_HEADERS_NOT_SUPPORTED(400, "Condition headers are not supported."),
  CONDITION_NOT_MET(412, "The condition specified using HTTP conditional header(s) is not met."),
  CONTAINER_ALREADY_EXISTS(409, "The specified container already exists."),
  CONTAINER_BEING_DELETED(409, "The specified container is being deleted. Try operation later."),
  CONTAINER_DISABLED(409, "The specified container has been disabled by the administrator."),
  CONTAINER_HAS_LEGAL_HOLD(
      409, "The requested operation is not allowed as the container has one or more legal holds."),
  CONTAINER_IMMUTABILITY_POLICY_LOCKED(
      409,
      "The requested operation is not allowed as the container has a locked immutability policy."),
  CONTAINER_NOT_FOUND(404, "The specified container does not exist."),
  CONTAINER_PROTECTED_FROM_DELETION(409, "The container is protected from deletion."),
  CONTAINER_QUOTA_DOWNGRADE_NOT_ALLOWED(
      409,
      "Cannot downgrade quota at this moment. Please check share properties for the next allowed quota downgrade time."),
  CONTENT_LENGTH_LARGER_THAN_TIER_LIMIT(
      409, "The blob's content length cannot exceed its tier limit."),
  COPY_ACROSS_ACCOUNTS_NOT_SUPPORTED(
      400, "The copy source account and destination account must be the same."),
  COPY_ID_MISMATCH(
      409, "The specified copy ID did not match the copy ID for the pending copy operation."),
  CORS_PREFLIGHT_FAILURE(403, "CORS not enabled or no matching rule found for this request."),
  CRC64_MISMATCH(
      400,
      "The CRC64 value specified in the request did not match with the CRC64 value calculated by the server."),
  DELETE_PENDING(409, "The specified resource is marked for deletion by an SMB client."),
  DELETE_SHARE_WHEN_SNAPSHOT_LEASED(
      409,
      "Unable to delete share because one or more share snapshots have active leases. Release the share snapshot leases or delete the share with the include-leased parameter for x-ms-delete-snapshots."),
  DIRECTORY_NOT_EMPTY(409, "The specified directory is not empty."),
  DIRECTORY_SAS_NOT_SUPPORTED_VERSION(409, "Directory SAS is not supported in this version."),
  DUPLICATE_PROPERTIES_SPECIFIED(400, "A property is specified more than one time."),
  DUPLICATE_TAG_NAMES(400, "The tags specified contain duplicate names."),
  EMPTY_METADATA_KEY(400, "The key for one of the metadata key-value pairs is empty."),
  EMPTY_TAG_NAME(400, "The name of one of the tag key-value pairs is empty."),
  ENCRYPTION_SCOPE_NOT_AVAILABLE(409, "The given encryption scope is not available."),
  ENTITY_ALREADY_EXISTS(409, "The specified entity already exists."),
  ENTITY_NOT_FOUND(404, "The specified entity does not exist."),
  ENTITY_TOO_LARGE(400, "The entity is larger than the maximum size permitted."),
  FEATURE_VERSION_MISMATCH(
      409, "The type of blob in the container is unrecognized by this version."),
  FILE_INVALID_PERMISSION(400, "The specified file permission is not valid."),
  FILE_LOCK_CONFLICT(409, "A portion of the specified file is locked by an SMB client."),
  FILE_SHARE_PROVISIONED_BANDWIDTH_DOWNGRADE_NOT_ALLOWED(
      409,
      "Cannot downgrade provisioned bandwidth at this moment. Please check share properties for the next allowed downgrade time."),
  FILE_SHARE_PROVISIONED_BANDWIDTH_INVALID(
      400, "The provisioned bandwidth of the share is invalid."),
  FILE_SHARE_PROVISIONED_IOPS_DOWNGRADE_NOT_ALLOWED(
      409,
      "Cannot downgrade provisioned IOPS at this moment. Please check share properties for the next allowed downgrade time."),
  FILE_SHARE_PROVISIONED_IOPS_INVALID(400, "The provisioned IOPS of the share are invalid."),
  FILE_SHARE_PROVISIONED_STORAGE_INVALID(400, "The provisioned storage of the share is invalid."),
  HOST_INFORMATION_NOT_PRESENT(
      400,
      "The required host information is not present in the request. You must send a non-empty Host header or include the absolute URI in the request line."),
  INCREMENTAL_COPY_BLOB_MISMATCH(
      409,
      "The specified source blob is different than the copy source of the existing incremental copy blob."),
  INCREMENTAL_COPY_OF_EARLIER_SNAPSHOT_NOT_ALLOWED(
      409,
      "The specified snapshot is earlier than the last snapshot copied into the incremental copy blob."),
  INCREMENTAL_COPY_OF_EARLIER_VERSION_SNAPSHOT_NOT_ALLOWED(
      409,
      "The specified snapshot is earlier than the last snapshot copied into the incremental copy blob."),
  INCREMENTAL_COPY_SOURCE_MUST_BE_SNAPSHOT(
      409, "The source for incremental copy request must be a snapshot."),
  INFINITE_LEASE_DURATION_REQUIRED(
      412, "The lease ID matched, but the specified lease must be an infinite-duration lease."),
  INSUFFICIENT_ACCOUNT_PERMISSIONS(
      403,
      "The account being accessed does not have sufficient permissions to execute this operation."),
  INTERNAL_ERROR(500, "Server encountered an internal error. Please try again after some time."),
  INVALID_AUTHENTICATION_INFO(
      400,
      "Authentication information is not given in the correct format. Check the value of Authorization header."),
  INVALID_BLOB_OR_BLOCK(400, "The specified blob or block content is invalid."),
  INVALID_BLOB_TIER(400, "The specified blob tier is invalid."),
  INVALID_BLOB_TYPE(409, "The blob type is invalid for this operation."),
  INVALID_BLOCK_ID(400, "The specified block ID is invalid. The block ID must be Base64-encoded."),
  INVALID_BLOCK_LIST(400, "The specified block list is invalid."),
  INVALID_DUPLICATE_ROW(
      400,
      "The batch request contains multiple changes with same row key. An entity can appear only once in a batch request."),
  INVALID_FILE_OR_DIRECTORY_PATH_NAME(400, "File or directory path is too long."),
  INVALID_HEADER_VALUE(400, "The value for one of the HTTP headers is not in the correct format."),
  INVALID_HTTP_VERB(400, "The HTTP verb specified was not recognized by the server."),
  INVALID_INPUT(400, "One of the request inputs is not valid."),
  INVALID_MARKER(400, "The specified marker is invalid."),
  INVALID_MD5(
      400,
      "The MD5 value specified in the request is invalid. MD5 value must be 128 bits and base64 encoded."),
  INVALID_METADATA(
      400, "The metadata specified is invalid. It has characters that are not permitted."),
  INVALID_OPERATION(400, "Invalid operation against a blob snapshot."),
  INVALID_PAGE_RANGE(416, "The page range specified is invalid."),
  INVALID_QUERY_PARAMETER_VALUE(
      400, "Value for one of the query parameters specified in the request URI is invalid."),
  INVALID_RANGE(416, "The range specified is invalid for the current size of the resource."),
  INVALID_RESOURCE_NAME(400, "The specifed resource name contains invalid characters."),
  INVALID_SOURCE_BLOB_TYPE(409, "The copy source blob type is invalid for this operation."),
  INVALID_SOURCE_BLOB_URL(
      409, "The source url for incremental copy request must be valid azure storage blob url."),
  INVALID_TAG(
      400, "The tags specified are invalid. They contain characters that are not permitted."),
  INVALID_URI(400, "The requested URI does not represent any resource on the server."),
  INVALID_VALUE_TYPE(400, "The value specified is invalid."),
  INVALID_VERSION_FOR_PAGE_BLOB_OPERATION(
      400, "All operations on page blobs require at least version 2009-09-19."),
  INVALID_XML_DOCUMENT(400, "XML specified is not syntactically valid."),
  INVALID_XML_NODE_VALUE(400, "The value for one of the XML nodes is not in the correct format."),
  JSON_FORMAT_NOT_SUPPORTED(415, "JSON format is not supported."),
  LEASE_ALREADY_BROKEN(409, "The lease has already been broken and cannot be broken again."),
  LEASE_ALREADY_PRESENT(409, "There is already a lease present."),
  LEASE_ID_MISMATCH_WITH_BLOB_OPERATION(
      412, "The lease ID specified did not match the lease ID for the blob."),
  LEASE_ID_MISMATCH_WITH_CONTAINER_OPERATION(
      412, "The lease ID specified did not match the lease ID for the container."),
  LEASE_ID_MISMATCH_WITH_FILE_OPERATION(
      412, "The lease ID specified did not match the lease ID for the file."),
  LEASE_ID_MISMATCH_WITH_LEASE_OPERATION(
      409, "The lease ID specified did not match the lease ID for the blob."),
  LEASE_ID_MISSING(
      412, "There is currently a lease on the blob and no lease ID was specified in the request."),
  LEASE_IS_BREAKING_AND_CANNOT_BE_ACQUIRED(
      409,
      "The lease ID matched, but the lease is currently in breaking state and cannot be acquired until it is broken."),
  LEASE_IS_BREAKING_AND_CANNOT_BE_CHANGED(
      409,
      "The lease ID matched, but the lease is currently in breaking state and cannot be changed."),
  LEASE_IS_BROKEN_AND_CANNOT_BE_RENEWED(
      409, "The lease ID matched, but the lease has been broken explicitly and cannot be renewed."),
  LEASE_LOST(412, "A lease ID was specified, but the lease for the blob has expired."),
  LEASE_NOT_PRESENT_WITH_BLOB_OPERATION(412, "There is currently no lease on the blob."),
  LEASE_NOT_PRESENT_WITH_CONTAINER_OPERATION(412, "There is currently no lease on the container."),
  LEASE_NOT_PRESENT_WITH_FILE_OPERATION(412, "There is currently no lease on the file."),
  LEASE_NOT_PRESENT_WITH_LEASE_OPERATION(409, "There is currently no lease on the blob."),
  MAX_BLOB_SIZE_CONDITION_NOT_MET(412, "The max blob size condition specified was not met."),
  MD5_MISMATCH(
      400,
      "The MD5 value specified in the request did not match with the MD5 value calculated by the server."),
  MEDIA_TYPE_NOT_SUPPORTED(415, "None of the provided media types are supported."),
  MESSAGE_NOT_FOUND(404, "The specified message does not exist."),
  MESSAGE_TOO_LARGE(400, "The message exceeds the maximum allowed size."),
  METADATA_TOO_LARGE(400, "The size of the specified metadata exceeds the maximum size permitted."),
  METHOD_NOT_ALLOWED(405, "The requested method is not allowed on the specified resource."),
  MISSING_CONTENT_LENGTH_HEADER(411, "The Content-Length header was not specified."),
  MISSING_REQUIRED_HEADER(
      400, "An HTTP header that's mandatory for this request is not specified."),
  MISSING_REQUIRED_QUERY_PARAMETER(
      400, "A query parameter that's mandatory for this request is not specified."),
  MISSING_REQUIRED_XML_NODE(400, "A required XML node was not specified in the request body."),
  MULTIPLE_CONDITION_HEADERS_NOT_SUPPORTED(400, "Multiple condition headers are not supported."),
  MUTUALLY_EXCLUSIVE_QUERY_PARAMETERS(
      400, "The query parameters specified in the request are mutually exclusive."),
  NOT_IMPLEMENTED(501, "The requested operation is not implemented on the specified resource."),
  NO_AUTHENTICATION_INFORMATION(
      401,
      "Server failed to authenticate the request. Please refer to the information in the www-authenticate header."),
  NO_PENDING_COPY_OPERATION(409, "There is currently no pending copy operation."),
  OPERATION_NOT_ALLOWED_ON_INCREMENTAL_COPY_BLOB(
      409, "The specified operation is not allowed on an incremental copy blob."),
  OPERATION_NOT_ALLOWED_ON_ROOT_BLOB(403, "The specified operation is not allowed on root blob."),
  OPERATION_TIMED_OUT(500, "Operation could not be completed within the specified time."),
  OUT_OF_RANGE_INPUT(400, "One of the request inputs is out of range."),
  OUT_OF_RANGE_QUERY_PARAMETER_VALUE(
      400,
      "One of the query parameters specified in the request URI is outside the permissible range."),
  PARENT_NOT_FOUND(404, "The specified parent path does not exist."),
  PENDING_COPY_OPERATION(409, "There is currently a pending copy operation."),
  POP_RECEIPT_MISMATCH(
      400, "The specified pop receipt did not match the pop receipt for a dequeued message."),
  PREVIOUS_SNAPSHOT_CANNOT_BE_NEWER(
      400,
      "The prevsnapshot query parameter value cannot be newer than snapshot query parameter value."),
  PREVIOUS_SNAPSHOT_NOT_FOUND(409, "The previous snapshot is not found."),
  PREVIOUS_SNAPSHOT_OPERATION_NOT_SUPPORTED(
      409, "Differential Get Page Ranges is not supported on the previous snapshot."),
  PROPERTIES_NEED_VALUE(400, "The values are not specified for all properties in the entity."),
  PROPERTY_NAME_INVALID(400, "The property name is invalid."),
  PROPERTY_NAME_TOO_LONG(400, "The property name exceeds the maximum allowed length (255)."),
  PROPERTY_VALUE_TOO_LARGE(400, "The property value is larger than the maximum size permitted."),
  PUBLIC_ACCESS_NOT_PERMITTED(409, "Public access is not permitted on this storage account."),
  QUERY_PARAMETER_SAS_MANDATORY(
      403, "The sdd parameter is mandatory in case of directory SAS. Cannot be empty."),
  QUERY_PARAMETER_SDD_INVALID(403, "Invalid sdd parameter."),
  QUEUE_ALREADY_EXISTS(409, "The specified queue already exists."),
  QUEUE_BEING_DELETED(409, "The specified queue is being deleted."),
  QUEUE_DISABLED(409, "The specified queue has been disabled by the administrator."),
  QUEUE_NOT_EMPTY(409, "The specified queue is not empty."),
  QUEUE_NOT_FOUND(404, "The specified queue does not exist."),
  READ_ONLY_ATTRIBUTE(
      409, "The specified resource is read-only and cannot be modified at this time."),
  REQUEST_BODY_TOO_LARGE(
      413, "The request body is too large and exceeds the maximum permissible limit."),
  REQUEST_ENTITY_TOO_LARGE(413, "The uploaded entity blob is too large."),
  REQUEST_FORBIDDEN_BY_CONTAINER_ENCRYPTION_POLICY(
      403, "The request is forbidden by the container encryption policy."),
  REQUEST_URL_FAILED_TO_PARSE(400, "The url in the request could not be parsed."),
  RESOURCE_ALREADY_EXISTS(409, "The specified resource already exists."),
  RESOURCE_NOT_FOUND(404, "The specified resource does not exist."),
  RESOURCE_TYPE_MISMATCH(
      409, "The specified resource type does not match the type of the existing resource."),
  SEQUENCE_NUMBER_CONDITION_NOT_MET(412, "The sequence number condition specified was not met."),
  SEQUENCE_NUMBER_INCREMENT_TOO_LARGE(
      409,
      "The sequence number increment cannot be performed because it would result in overflow of the sequence number."),
  SERVER_BUSY(503, "The server is busy."),
  SHARE_ALREADY_EXISTS(409, "The specified share already exists."),
  SHARE_BEING_DELETED(409, "The specified share is being deleted. Try operation later."),
  SHARE_DISABLED(403, "The specified share is disabled by the administrator."),
  SHARE_HAS_SNAPSHOTS(409, "The share has snapshots and the operation requires no snapshots."),
  SHARE_NOT_FOUND(404, "The specified share does not exist."),
  SHARE_SNAPSHOT_COUNT_EXCEEDED(
      409, "The total number of snapshots for the share is over the limit."),
  SHARE_SNAPSHOT_IN_PROGRESS(409, "Another Share Snapshot operation is in progress."),
  SHARE_SNAPSHOT_NOT_FOUND(404, "The specified share snapshot does not exist."),
  SHARE_SNAPSHOT_OPERATION_NOT_SUPPORTED(
      400, "The operation is not supported on a share snapshot."),
  SHARING_VIOLATION(409, "The specified resource may be in use by an SMB client."),
  SNAPSHOTS_PRESENT(409, "This operation is not permitted because the blob has snapshots."),
  SNAPSHOT_COUNT_EXCEEDED(409, "The snapshot count against this blob has been exceeded."),
  SNAPSHOT_OPERATION_RATE_EXCEEDED(
      409, "The rate of snapshot operations against this blob has been exceeded."),
  SOURCE_CONDITION_NOT_MET(
      412, "The source condition specified using HTTP conditional header(s) is not met."),
  SYSTEM_IN_USE(409, "This blob is in use by the system."),
  TABLE_ALREADY_EXISTS(409, "The table specified already exists."),
  TABLE_BEING_DELETED(409, "The specified table is being deleted."),
  TABLE_NAME_EMPTY(400, "The specified table name is empty."),
  TABLE_NOT_FOUND(404, "The table specified does not exist."),
  TAGS_TOO_LARGE(400, "The tags specified exceed the maximum permissible limit."),
  TARGET_CONDITION_NOT_MET(
      412, "The target condition specified using HTTP conditional header(s) is not met."),
  TOO_MANY_PROPERTIES(
      400,
      "The entity contains more properties than allowed. Each entity can include up to 252 properties to store data. Each entity also has 3 system properties."),
  TOTAL_SHARES_COUNT_EXCEEDS_ACCOUNT_LIMIT(
      409, "The total number of shares exceeds the limit of the account."),
  TOTAL_SHARES_PROVISIONED_BANDWIDTH_EXCEEDS_ACCOUNT_LIMIT(
      409, "The total provisioned bandwidth of the shares exceeds the limit of the account."),
  TOTAL_SHARES_PROVISIONED_CAPACITY_EXCEEDS_ACCOUNT_LIMIT(
      409, "The total provisioned capacity of the shares exceeds the limit of the account."),
  TOTAL_SHARES_PROVISIONED_IOPS_EXCEEDS_ACCOUNT_LIMIT(
      409, "The total provisioned IOPS of the shares exceed the limit of the account."),
  UNAUTHORIZED_BLOB_OVERWRITE(403, "This request is not authorized to perform blob overwrites."),
  UNEXPECTED_SYNC_COPY_STATUS(
      409, "Expected copyStatus to be \"success\" but got different status."),
  UNSATISFIABLE_CONDITION(
      400, "The request includes an unsatisfiable condition for this operation."),
  UNSUPPORTED_HEADER(400, "One of the HTTP headers specified in the request is not supported."),
  UNSUPPORTED_HTTP_VERB(405, "The resource doesn't support the specified HTTP verb."),
  UNSUPPORTED_QUERY_PARAMETER(
      400, "One of the query parameters specified in the request URI is not supported."),
  UNSUPPORTED_XML_NODE(400, "One of the XML nodes specified in the request body is not supported."),
  UPDATE_CONDITION_NOT_SATISFIED(
      412, "The update condition specified in the request was not satisfied."),
  X_METHOD_INCORRECT_COUNT(400, "More than one X-HTTP-Method is specified."),
  X_METHOD_INCORRECT_VALUE(400, "The specified X-HTTP-Method is invalid."),
  X_METHOD_NOT_USING_POST(400, "The request uses X-HTTP-Method with an HTTP verb other than POST.");

  private final int status;
  private final String message;
  private final String code;

  ErrorCode(int status, String message) {
    this.status = status;
    this.message = message;
    this.code = camelCase(name());
  }

  ErrorCode(int status, String message, String code) {
    this.status = status;
    this.message = message;
    this.code = code;
  }

  public int status() {
    return status;
  }

  public String message() {
    return message;
  }

  /** As it stands in bodies and in x-ms-error-code. */
  public String code() {
    return code;
  }

  private static String camelCase(String constant) {
    StringBuilder text = new StringBuilder(constant.length());
    boolean first = true;
    for (int i = 0; i < constant.length(); i++) {
      char letter = constant.charAt(i);
      if (letter != '_') {
        text.append(first ? letter : Character.toLowerCase(letter));
      }
      first = letter == '_';
    }
    return text.toString();
  }

  public ApiException exception() {
    return new ApiException(this);
  }

  /** With one more element in the body. */
  public ApiException with(String element, String value) {
    return exception().with(element, value);
  }
}
