package dev.malachite.queue.message;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.queue.model.Message;
import dev.malachite.queue.model.MessageCodec;
import dev.malachite.queue.model.PopReceipt;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.List;

/** A claim to a message: its id and the receipt that a call shows for it. */
record Held(Call call, String id, PopReceipt receipt) {
  private static final String MESSAGES = "messages/";
  private static final String RECEIPT = "popreceipt";
  private static final int ID_LENGTH = 36;

  /** The message that a valid claim is about. */
  record Found(Queue queue, Key key, Message message) {}

  static Held of(Call call) {
    String text =
        call.parameter(RECEIPT)
            .filter(given -> !given.isEmpty())
            .orElseThrow(() -> MalformedInput.missingParameter(RECEIPT));
    PopReceipt receipt =
        PopReceipt.decode(text)
            .orElseThrow(() ->
                MalformedInput.invalidParameter(RECEIPT, text, "Invalid pop receipt format."));
    String id = call.object().substring(MESSAGES.length());
    if (!mayBeId(id)) {
      throw ErrorCode.MESSAGE_NOT_FOUND.exception();
    }
    return new Held(call, id, receipt);
  }

  private static boolean mayBeId(String id) {
    for (int at = 0; at < id.length(); at++) {
      if (!mayBeInId(id.charAt(at))) {
        return false;
      }
    }
    return id.length() == ID_LENGTH;
  }

  private static boolean mayBeInId(int letter) {
    return letter == '-' || (letter < 0x80 && Character.digit(letter, 16) >= 0);
  }

  /** The queue, the message, and its text where that is apart, in one batched read. */
  Plan plan(QueueStore queues) {
    return queues.queues().with(call, this::keys);
  }

  private List<Key> keys(Queue queue) {
    Key text = QueueKeys.text(queue.generation(), queue.buckets(), id);
    return receipt.textApart() ? List.of(key(queue), text) : List.of(key(queue));
  }

  private Key key(Queue queue) {
    return QueueKeys.message(queue.generation(), queue.buckets(), receipt.visibleAt(), id);
  }

  /** The message, if the receipt still stands for it. */
  Found require(QueueStore queues, View view) {
    Queue queue = queues.queues().require(call, view);
    Key key = key(queue);
    Message message =
        view.item(key)
            .map(MessageCodec::decode)
            .filter(each -> !each.isExpired(view.now()) && each.claim() == receipt.claim())
            .orElseThrow(ErrorCode.MESSAGE_NOT_FOUND::exception);
    return new Found(queue, key, message);
  }
}
