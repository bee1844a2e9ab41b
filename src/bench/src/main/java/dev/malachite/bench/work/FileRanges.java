package dev.malachite.bench.work;

import dev.malachite.bench.wire.Answer;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Step;

/** Puts a range of 4 KB into a file and reads it back. */
final class FileRanges implements Work {
  private static final long FILE = 64L << 20;

  private final byte[] bytes = BlobWorks.bytes(4096);

  @Override
  public String name() {
    return "file put and get 4 KB";
  }

  @Override
  public Service service() {
    return Service.FILE;
  }

  @Override
  public void prepare(Client client) {
    Answer answer = client.ask(Exchange.of(Service.FILE, "PUT", "bench").query("restype", "share"));
    if (answer.status() != 201 && answer.status() != 409) {
      throw new IllegalStateException(answer.status() + " " + answer.text());
    }
  }

  @Override
  public void prepareWorker(Client client, int worker) {
    client.send(
        Exchange.of(Service.FILE, "PUT", "bench/" + worker)
            .header("x-ms-type", "file")
            .header("x-ms-content-length", Long.toString(FILE)));
  }

  @Override
  public Step operation(int worker, long turn) {
    long start = turn * bytes.length % FILE;
    String range = "bytes=" + start + "-" + (start + bytes.length - 1);
    Exchange put =
        Exchange.of(Service.FILE, "PUT", "bench/" + worker)
            .query("comp", "range")
            .header("x-ms-write", "update")
            .header("x-ms-range", range)
            .body(bytes);
    Exchange get = Exchange.of(Service.FILE, "GET", "bench/" + worker).header("x-ms-range", range);
    return Step.then(put, written -> Step.last(get, this::check));
  }

  private void check(Answer answer) {
    if (answer.length() != bytes.length) {
      throw new IllegalStateException("got " + answer.length() + " bytes of " + bytes.length);
    }
  }
}
