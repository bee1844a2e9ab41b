package dev.malachite.blob.query;

import dev.malachite.protocol.errors.ApiException;
import java.util.List;
import java.util.Optional;

/** The words of a query, taken one after the other. */
final class Words {
  private static final int DEEPEST = 100;
  private static final int MOST = 10_000;

  private final List<Token> tokens;
  private int at;
  private int depth;

  Words(String query) {
    tokens = Lexer.split(query);
    if (tokens.size() > MOST) {
      throw Lexer.error(query.length(), "it is too long");
    }
  }

  /** Where the next word is. */
  int mark() {
    return at;
  }

  Token peek() {
    return tokens.get(at);
  }

  Token next() {
    Token token = tokens.get(at);
    at += token.kind() == Token.Kind.END ? 0 : 1;
    return token;
  }

  boolean comes(String word) {
    return peek().is(word);
  }

  boolean comes(String word, String then) {
    return peek().is(word) && tokens.get(Math.min(at + 1, tokens.size() - 1)).is(then);
  }

  boolean take(String word) {
    boolean comes = comes(word);
    at += comes ? 1 : 0;
    return comes;
  }

  void expect(String word) {
    if (!take(word)) {
      throw error("expected " + word);
    }
  }

  /** The last name of the path that was just read, if since the mark there was only a path. */
  Optional<String> lastName(int mark) {
    List<Token> read = tokens.subList(mark, at);
    boolean path = read.stream().allMatch(token -> isName(token) || token.is("."));
    return path && isName(read.getLast()) ? Optional.of(read.getLast().text()) : Optional.empty();
  }

  private static boolean isName(Token token) {
    return token.kind() == Token.Kind.NAME || token.kind() == Token.Kind.QUOTED_NAME;
  }

  ApiException error(String reason) {
    return Lexer.error(peek().position(), reason);
  }

  /** Queries are nested only so deep. */
  void enter() {
    if (++depth > DEEPEST) {
      throw error("it is nested too deeply");
    }
  }

  void leave() {
    depth--;
  }
}
