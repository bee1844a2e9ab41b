package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Optional;

/** Decides whether the principal of a call may do what an operation needs. */
public final class Authorizer {
  private static final String CHALLENGES_FROM = "2019-12-12";
  private static final String TABLE_CHALLENGES_FROM = "2020-12-06";
  private static final String VERSION_OF_THE_ANONYMOUS = "2009-09-19";

  private final PublicAccess publicAccess;
  private final Challenge challenge;

  public Authorizer(PublicAccess publicAccess, Challenge challenge) {
    this.publicAccess = publicAccess;
    this.challenge = challenge;
  }

  /** Returns if it may. */
  public void authorize(Call call, Access access) {
    switch (call.principal()) {
      case Principal.Anonymous anonymous -> authorizeAnonymous(call, access);
      case Principal.User user -> {}
      case Principal.Owner owner -> rejectIfBearerOnly(access);
      case Principal.AccountSas sas -> authorizeAccount(call, access, sas);
      case Principal.ServiceSas sas -> authorizeScoped(call, access, sas, sas.scope());
      case Principal.UserDelegationSas sas -> authorizeScoped(call, access, sas, sas.scope());
    }
  }

  private static void rejectIfBearerOnly(Access access) {
    if (access.bearerOnly()) {
      throw Failures.authentication("Only authentication scheme Bearer is supported");
    }
  }

  private static void authorizeAccount(Call call, Access access, Principal.AccountSas sas) {
    rejectIfBearerOnly(access);
    if (!sas.services().contains(call.service())) {
      throw ErrorCode.AUTHORIZATION_SERVICE_MISMATCH.exception();
    }
    if (!sas.resourceTypes().contains(access.resourceType())) {
      throw ErrorCode.AUTHORIZATION_RESOURCE_TYPE_MISMATCH.exception();
    }
    requirePermission(access.account(), sas.permissions());
  }

  private static void authorizeScoped(Call call, Access access, Principal.Sas sas, Scope scope) {
    rejectIfBearerOnly(access);
    if (access.service().isImpossible() || !scope.covers(call, access.resourceType())) {
      throw ErrorCode.AUTHORIZATION_FAILURE.exception();
    }
    requirePermission(access.service(), sas.permissions());
  }

  private static void requirePermission(PermissionRule rule, Permissions granted) {
    if (!rule.isSatisfiedBy(granted)) {
      throw ErrorCode.AUTHORIZATION_PERMISSION_MISMATCH.exception();
    }
  }

  private void authorizeAnonymous(Call call, Access access) {
    if (!isOpen(call, access)) {
      throw challenges(call)
          ? Failures.anonymous(challenge)
          : ErrorCode.RESOURCE_NOT_FOUND.exception();
    }
  }

  private boolean isOpen(Call call, Access access) {
    if (access.anonymous() == PublicAccess.Level.NONE || access.bearerOnly()) {
      return false;
    }
    String container =
        access.resourceType() == ResourceType.OBJECT
            ? Scope.object(call).container()
            : call.container();
    return publicAccess.level(call.account(), container).compareTo(access.anonymous()) >= 0;
  }

  private static boolean challenges(Call call) {
    Optional<String> version = call.header("x-ms-version").or(() -> call.parameter("api-version"));
    String since = call.service() == Service.TABLE ? TABLE_CHALLENGES_FROM : CHALLENGES_FROM;
    return version.orElse(VERSION_OF_THE_ANONYMOUS).compareTo(since) >= 0;
  }
}
