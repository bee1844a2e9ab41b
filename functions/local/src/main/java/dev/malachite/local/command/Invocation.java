package dev.malachite.local.command;

import dev.malachite.local.command.Flag.Effect;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** What a command line asks for. */
public sealed interface Invocation {
  /**
   * The server, with properties that win over all other configuration.
   *
   * @param remarks about options that do nothing here
   */
  record Serve(Map<String, String> properties, List<String> remarks) implements Invocation {}

  /** Nothing but an answer to whoever typed it. */
  record Say(String text, int exitCode) implements Invocation {}

  /** Reads the arguments; the name by which the command was called may come first. */
  static Invocation of(List<String> arguments, Map<String, String> environment) {
    Optional<CalledAs> name =
        arguments.isEmpty() ? Optional.empty() : CalledAs.of(arguments.getFirst());
    List<String> options = name.isPresent() ? arguments.subList(1, arguments.size()) : arguments;
    CommandLine parser = new CommandLine(specification());
    try {
      ParseResult parsed = parser.parseArgs(options.toArray(String[]::new));
      if (parsed.hasMatchedOption("--help")) {
        return new Say(Help.TEXT, 0);
      }
      if (parsed.hasMatchedOption("--version")) {
        return new Say(Version.text(), 0);
      }
      return serve(parsed, name, environment);
    } catch (ParameterException wrong) {
      return new Say(
          wrong.getMessage() + "\nTry --help.", parser.getCommandSpec().exitCodeOnInvalidInput());
    }
  }

  private static CommandSpec specification() {
    CommandSpec specification = CommandSpec.create().name("malachite");
    for (Flag flag : Flags.ALL) {
      OptionSpec.Builder option =
          OptionSpec.builder(flag.names().toArray(String[]::new))
              .arity(flag.takesValue() ? "1" : "0");
      specification.addOption(
          flag.takesValue()
              ? option.type(String.class).paramLabel(flag.parameter()).build()
              : option.type(boolean.class).build());
    }
    return specification
        .addOption(OptionSpec.builder("--help", "-h").usageHelp(true).arity("0").build())
        .addOption(OptionSpec.builder("--version", "-v").versionHelp(true).arity("0").build());
  }

  private static Serve serve(
      ParseResult parsed, Optional<CalledAs> name, Map<String, String> environment) {
    Map<String, String> properties = new LinkedHashMap<>();
    List<String> remarks = new ArrayList<>();
    accounts(environment).ifPresent(list -> properties.put("malachite.accounts", list));
    name.ifPresent(called -> properties.putAll(called.properties()));
    for (Flag flag : Flags.ALL) {
      if (parsed.hasMatchedOption(flag.names().getFirst())) {
        apply(
            flag,
            String.valueOf(parsed.<Object>matchedOptionValue(flag.names().getFirst(), "")),
            properties,
            remarks);
      }
    }
    return new Serve(properties, remarks);
  }

  private static Optional<String> accounts(Map<String, String> environment) {
    return environment.containsKey("MALACHITE_ACCOUNTS")
        ? Optional.empty()
        : Optional.ofNullable(environment.get("AZURITE_ACCOUNTS")).filter(text -> !text.isBlank());
  }

  private static void apply(
      Flag flag, String value, Map<String, String> properties, List<String> remarks) {
    switch (flag.effect()) {
      case Effect.Sets sets -> properties.put(sets.property(), value);
      case Effect.SetsAll all ->
          all.properties().forEach((name, text) -> properties.put(name, text.replace("%s", value)));
      case Effect.Explains explains ->
          remarks.add(flag.names().getFirst() + " has no effect: " + explains.reason());
    }
  }
}
