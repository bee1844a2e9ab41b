package dev.malachite.proof.crash;

import dev.malachite.proof.world.Answer;
import dev.malachite.proof.world.Front;
import dev.malachite.proof.world.Request;
import dev.malachite.proof.world.World;
import dev.malachite.protocol.Service;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Everything that a client can see of a service, as one list of texts. It changes nothing. */
final class Observer {
  private static final Set<String> PASSING = Set.of("x-ms-request-id", "date");
  private static final Pattern REQUEST =
      Pattern.compile("RequestId:[-0-9a-f]+\\s+Time:[-0-9T:.Z]+");

  private final World world;
  private final Front front;
  private final Service service;
  private final List<String> seen = new ArrayList<>();

  private Observer(World world, Service service) {
    this.world = world;
    this.front = world.machine(1).front();
    this.service = service;
  }

  static List<String> observe(World world, Service service) {
    Observer observer = new Observer(world, service);
    observer.look("GET /?restype=service&comp=properties");
    switch (service) {
      case BLOB -> observer.blobs();
      case QUEUE -> observer.queues();
      case TABLE -> observer.tables();
      case FILE -> observer.files();
    }
    return observer.seen;
  }

  private Answer look(String line) {
    Answer answer =
        front.send(Request.of(service, line, "", "Accept", "application/json;odata=fullmetadata"));
    if (answer.status() >= 500) {
      throw new IllegalStateException(line + " was answered " + answer.status());
    }
    StringBuilder text = new StringBuilder(line + " -> " + answer.status());
    answer
        .headers()
        .forEach((name, value) -> {
          if (!PASSING.contains(name.toLowerCase(Locale.ROOT))) {
            text.append("\n  ").append(name).append(": ").append(value);
          }
        });
    text.append("\n  ").append(REQUEST.matcher(answer.text()).replaceAll(""));
    seen.add(text.toString());
    return answer;
  }

  private void blobs() {
    look("GET /?comp=blobs&where=a%3D%271%27");
    look("GET /?comp=blobs&where=c%3D%273%27");
    for (String container : look("GET /?comp=list&include=metadata,deleted").elements("Name")) {
      look("GET /" + container + "?restype=container");
      look("GET /" + container + "?restype=container&comp=acl");
      String list =
          "?restype=container&comp=list&include="
              + "snapshots,metadata,uncommittedblobs,copy,deleted,tags,versions";
      for (String blob : look("GET /" + container + list).elements("Blob")) {
        blob(container, blob);
      }
    }
  }

  private void blob(String container, String listed) {
    String path = "/" + container + "/" + element(listed, "Name");
    String snapshot = element(listed, "Snapshot");
    String version = element(listed, "VersionId");
    String of =
        snapshot.isEmpty()
            ? version.isEmpty() || listed.contains("<IsCurrentVersion>")
                ? ""
                : "versionid=" + encoded(version)
            : "snapshot=" + encoded(snapshot);
    look("GET " + path + "?" + of);
    look("HEAD " + path + "?" + of);
    look("GET " + path + "?comp=blocklist&blocklisttype=all&" + of);
    if (listed.contains("PageBlob")) {
      look("GET " + path + "?comp=pagelist&" + of);
    }
  }

  /** Once as it is now, and once when all that was claimed is visible again. */
  private void queues() {
    List<String> queues = look("GET /?comp=list&include=metadata").elements("Name");
    queues.forEach(queue -> look("GET /" + queue + "?comp=acl"));
    peek(queues);
    world.clock().pass(Duration.ofSeconds(60));
    peek(queues);
  }

  private void peek(List<String> queues) {
    for (String queue : queues) {
      look("GET /" + queue + "?comp=metadata");
      look("GET /" + queue + "/messages?peekonly=true&numofmessages=32");
    }
  }

  private void tables() {
    Answer tables = look("GET /Tables");
    Pattern.compile("\"TableName\":\"(\\w+)\"")
        .matcher(tables.text())
        .results()
        .forEach(found -> {
          look("GET /" + found.group(1) + "()");
          look("GET /" + found.group(1) + "?comp=acl");
        });
  }

  private void files() {
    String list = "GET /?comp=list&include=metadata,snapshots,deleted";
    for (String share : look(list).elements("Share")) {
      String name = element(share, "Name");
      String snapshot = element(share, "Snapshot");
      String of = snapshot.isEmpty() ? "" : "&sharesnapshot=" + encoded(snapshot);
      look("GET /" + name + "?restype=share" + of);
      look("GET /" + name + "?restype=share&comp=acl" + of);
      look("GET /" + name + "?restype=share&comp=stats" + of);
      if (!share.contains("<Deleted>true")) {
        directory("/" + name, of);
      }
    }
  }

  private void directory(String path, String of) {
    look("GET " + path + "?restype=directory" + of);
    String list = "?restype=directory&comp=list&include=Timestamps,ETag,Attributes,PermissionKey";
    Answer answer = look("GET " + path + list + of);
    look("GET " + path + "?comp=listhandles&x=1" + of);
    answer.elements("Directory").forEach(each -> directory(path + "/" + element(each, "Name"), of));
    answer.elements("File").forEach(each -> file(path + "/" + element(each, "Name"), of));
  }

  private void file(String path, String of) {
    look("HEAD " + path + "?x=1" + of);
    look("GET " + path + "?x=1" + of);
    look("GET " + path + "?comp=rangelist" + of);
    look("GET " + path + "?restype=symboliclink" + of);
  }

  private static String element(String xml, String name) {
    int from = xml.indexOf("<" + name + ">");
    return from < 0
        ? ""
        : xml.substring(from + name.length() + 2, xml.indexOf("</" + name + ">", from));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
