package dev.malachite.lambda;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import dev.malachite.application.Job;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Does the application's job at every event of a schedule, whatever the event says. */
@Named("job")
public class JobFunction implements RequestStreamHandler {
  private final Instance<Job> job;

  JobFunction(Instance<Job> job) {
    this.job = job;
  }

  @Override
  public void handleRequest(InputStream input, OutputStream output, Context context)
      throws IOException {
    String done = job.get().run().replace("\"", "'");
    output.write(("\"" + done + "\"").getBytes(StandardCharsets.UTF_8));
  }
}
