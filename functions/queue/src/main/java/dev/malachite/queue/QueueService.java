package dev.malachite.queue;

import dev.malachite.account.Foundation;
import dev.malachite.account.PolicyCodec;
import dev.malachite.account.ServiceOperations;
import dev.malachite.domain.QueueName;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.StorageService;
import dev.malachite.protocol.auth.AccessPolicies;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.queue.message.ClearMessages;
import dev.malachite.queue.message.DeleteMessage;
import dev.malachite.queue.message.GetMessages;
import dev.malachite.queue.message.PeekMessages;
import dev.malachite.queue.message.PutMessage;
import dev.malachite.queue.message.UpdateMessage;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.queue.queue.CreateQueue;
import dev.malachite.queue.queue.DeleteQueue;
import dev.malachite.queue.queue.GetQueueAcl;
import dev.malachite.queue.queue.GetQueueMetadata;
import dev.malachite.queue.queue.ListQueues;
import dev.malachite.queue.queue.SetQueueAcl;
import dev.malachite.queue.queue.SetQueueMetadata;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import java.util.HashMap;
import java.util.Map;

/** The Queue service: its operations by their ids in the manifest. */
public final class QueueService implements StorageService {
  private final QueueStore queues;
  private final Accounts accounts;

  public QueueService(QueueStore queues, Accounts accounts) {
    this.queues = queues;
    this.accounts = accounts;
  }

  public static QueueService on(Foundation foundation) {
    QueueStore queues =
        QueueStore.of(
            foundation.store(), foundation.transactions(), foundation.ids(), foundation.buckets());
    return new QueueService(queues, foundation.accounts());
  }

  @Override
  public Service service() {
    return Service.QUEUE;
  }

  @Override
  public Map<String, Operation> operations() {
    Map<String, Operation> operations =
        new HashMap<>(ServiceOperations.of(Service.QUEUE, queues.transactions(), accounts));
    operations.put("ListQueues", new ListQueues(queues));
    operations.put("CreateQueue", new CreateQueue(queues));
    operations.put("DeleteQueue", new DeleteQueue(queues));
    operations.put("GetQueueMetadata", new GetQueueMetadata(queues));
    operations.put("SetQueueMetadata", new SetQueueMetadata(queues));
    operations.put("GetQueueAcl", new GetQueueAcl(queues));
    operations.put("SetQueueAcl", new SetQueueAcl(queues));
    operations.put("PutMessage", new PutMessage(queues));
    operations.put("GetMessages", new GetMessages(queues));
    operations.put("PeekMessages", new PeekMessages(queues));
    operations.put("UpdateMessage", new UpdateMessage(queues));
    operations.put("DeleteMessage", new DeleteMessage(queues));
    operations.put("ClearMessages", new ClearMessages(queues));
    return operations;
  }

  @Override
  public AccessPolicies accessPolicies() {
    return (call, queue, identifier) -> {
      Key key = QueueKeys.queue(call.account(), new QueueName(queue).value());
      return queues
          .queues()
          .find(key, queues.transactions().read(Plan.of(key)))
          .flatMap(found -> PolicyCodec.find(found.policies(), identifier));
    };
  }
}
