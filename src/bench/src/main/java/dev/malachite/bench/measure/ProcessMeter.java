package dev.malachite.bench.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the kernel says of a process. */
public record ProcessMeter(long pid) {
  private static final long TICKS_PER_SECOND = 100;

  public static ProcessMeter self() {
    return new ProcessMeter(ProcessHandle.current().pid());
  }

  /** CPU time of all its threads, in microseconds. */
  public long cpuMicros() {
    String stat = read("stat");
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
    long ticks = Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
    return ticks * 1_000_000 / TICKS_PER_SECOND;
  }

  /** Resident memory in megabytes. */
  public long residentMegabytes() {
    for (String line : read("status").split("\n", -1)) {
      if (line.startsWith("VmRSS:")) {
        return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
      }
    }
    throw new IllegalStateException("process " + pid + " has ended");
  }

  private String read(String file) {
    try {
      return Files.readString(Path.of("/proc", Long.toString(pid), file));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
