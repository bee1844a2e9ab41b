package dev.malachite.store.dynamodb;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A table and how to call it. */
record Table(DynamoDbClient client, String name, Calls calls) {}
