package dev.malachite.acceptance;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The services that a test needs, or the job, where its package does not say it: a test in the
 * package of a service needs that service, and any other needs all of them, together with what only
 * {@code functions/local} has.
 */
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Needs {
  String[] value();
}
