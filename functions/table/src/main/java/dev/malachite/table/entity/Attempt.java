package dev.malachite.table.entity;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.store.Key;
import dev.malachite.table.model.Entity;
import dev.malachite.table.model.EntityDraft;
import java.util.List;
import java.util.Optional;

/** How far a commit got. */
sealed interface Attempt {
  /** It is committed; of every change the entity afterwards. */
  record Done(List<Optional<Entity>> entities) implements Attempt {}

  /** Nothing was changed: this change cannot be, though those before it could. */
  record Refused(ApiException error) implements Attempt {}

  /** Nothing was changed: readers must be warned first. */
  record NeedsMark(Key mark) implements Attempt {}

  /** Nothing was changed: these are too large for their items. */
  record NeedsContent(List<EntityDraft> drafts) implements Attempt {}
}
