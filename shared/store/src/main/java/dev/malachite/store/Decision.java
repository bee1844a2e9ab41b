package dev.malachite.store;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** What a rule wants: a result, and changes that hold only while the view it saw is still true. */
public final class Decision<T> {
  /** A change without revisions: {@link Transactions} fills in what was read and what is fresh. */
  sealed interface Wish {
    Key key();
  }

  /** The item still lacks its revision. */
  record Put(Item draft) implements Wish {
    @Override
    public Key key() {
      return draft.key();
    }
  }

  record Delete(Key key) implements Wish {}

  record Check(Key key) implements Wish {}

  private final T result;
  private final List<Wish> wishes = new ArrayList<>();
  private boolean checks;

  private Decision(T result) {
    this.result = result;
  }

  public static <T> Decision<T> of(T result) {
    return new Decision<>(result);
  }

  public Decision<T> put(Key key, byte[] value) {
    return put(key, value, OptionalLong.empty());
  }

  public Decision<T> put(Key key, byte[] value, OptionalLong dueAt) {
    return add(new Put(new Item(key, Item.ABSENT, value, dueAt)));
  }

  public Decision<T> delete(Key key) {
    return add(new Delete(key));
  }

  /**
   * The commit fails if the item changed since it was read, whether or not this decision changes
   * it, too.
   */
  public Decision<T> check(Key key) {
    boolean held = wishes.stream().anyMatch(wish -> wish.key().equals(key));
    if (!held) {
      wishes.add(new Check(key));
      checks = true;
    }
    return this;
  }

  public T result() {
    return result;
  }

  List<Wish> wishes() {
    return wishes;
  }

  // A change holds only for what was read: it makes a check of the same item superfluous.
  private Decision<T> add(Wish wish) {
    if (checks) {
      wishes.removeIf(each -> each instanceof Check && each.key().equals(wish.key()));
    }
    wishes.add(wish);
    return this;
  }
}
