package dev.malachite.store.dynamodb;

import java.net.ConnectException;
import java.util.concurrent.atomic.AtomicInteger;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Lets writes take effect and loses the answers to the first of them. */
final class LostAnswers implements ExecutionInterceptor {
  private final AtomicInteger left = new AtomicInteger();
  private volatile boolean refuseReads;
  private volatile Runnable meanwhile = () -> {};

  /** Loses the next answers. */
  void lose(int answers) {
    lose(answers, () -> {});
  }

  /** Loses the next answers; something else happens before the client learns of it. */
  void lose(int answers, Runnable meanwhile) {
    this.meanwhile = meanwhile;
    left.set(answers);
  }

  /** Loses the next answers, and refuses every later look at what happened. */
  void loseAndRefuseReads(int answers) {
    lose(answers, () -> refuseReads = true);
  }

  void recover() {
    lose(0);
    refuseReads = false;
  }

  @Override
  public void beforeTransmission(
      Context.BeforeTransmission context, ExecutionAttributes attributes) {
    if (refuseReads && context.request() instanceof GetItemRequest) {
      throw SdkClientException.create("refused", new ConnectException("refused"));
    }
  }

  @Override
  public void afterTransmission(Context.AfterTransmission context, ExecutionAttributes attributes) {
    boolean write =
        switch (context.request()) {
          case PutItemRequest put -> true;
          case DeleteItemRequest delete -> true;
          case TransactWriteItemsRequest transaction -> true;
          default -> false;
        };
    if (write && left.getAndUpdate(count -> Math.max(0, count - 1)) > 0) {
      meanwhile.run();
      throw SdkClientException.create("the answer was lost");
    }
  }
}
