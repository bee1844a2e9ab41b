package dev.malachite.http;

import dev.malachite.protocol.Query;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.Target;
import dev.malachite.protocol.routing.Row;

/** What a request says it is about, and the operation it is for. */
public record Parsed(Target target, Query query, Resource resource, Row row) {}
