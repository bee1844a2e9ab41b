package dev.malachite.queue;

import dev.malachite.queue.model.MessageCodec;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.queue.model.Texts;
import dev.malachite.store.Decision;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Transactions;
import dev.malachite.store.View;
import java.util.List;
import java.util.Optional;

/** What reclaim does with messages that are due: nobody can see them any more. */
public final class ExpiredMessages {
  private final Transactions transactions;

  public ExpiredMessages(Transactions transactions) {
    this.transactions = transactions;
  }

  /** Whether an item that is due is a message at all. */
  public static boolean isOne(Key key) {
    return QueueKeys.isMessage(key);
  }

  /** Removes the message with its text; whether it did. */
  public boolean remove(Key message) {
    Key text = Texts.beside(message);
    Plan plan = known -> hasTextApart(message, known) ? List.of(message, text) : List.of(message);
    return transactions.run(plan, view -> remove(message, text, view));
  }

  private static Decision<Boolean> remove(Key message, Key text, View view) {
    Optional<Item> found = view.item(message);
    if (found.filter(item -> MessageCodec.decode(item).isExpired(view.now())).isEmpty()) {
      return Decision.of(false);
    }
    Decision<Boolean> decision = Decision.of(true).delete(message);
    return view.item(text).isPresent() ? decision.delete(text) : decision;
  }

  private static boolean hasTextApart(Key message, View known) {
    return known.item(message).filter(item -> MessageCodec.decode(item).hasTextApart()).isPresent();
  }
}
