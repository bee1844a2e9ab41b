package dev.malachite.protocol.cors;

import dev.malachite.protocol.Service;
import java.util.List;

/**
 * The CORS rules in the stored properties of a service; none where CORS is off. Asked for every
 * read, so an implementation should remember them for a while.
 */
@FunctionalInterface
public interface CorsRules {
  List<CorsRule> of(Service service, String account);
}
