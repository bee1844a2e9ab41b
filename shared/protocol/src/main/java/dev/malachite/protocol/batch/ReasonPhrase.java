package dev.malachite.protocol.batch;

/** The words beside a status. */
final class ReasonPhrase {
  private ReasonPhrase() {}

  static String of(int status) {
    return switch (status) {
      case 200 -> "OK";
      case 201 -> "Created";
      case 202 -> "Accepted";
      case 204 -> "No Content";
      case 304 -> "Not Modified";
      case 400 -> "Bad Request";
      case 401 -> "Unauthorized";
      case 403 -> "Forbidden";
      case 404 -> "Not Found";
      case 405 -> "Method Not Allowed";
      case 409 -> "Conflict";
      case 411 -> "Length Required";
      case 412 -> "Precondition Failed";
      case 413 -> "Request Entity Too Large";
      case 415 -> "Unsupported Media Type";
      case 416 -> "Requested Range Not Satisfiable";
      case 501 -> "Not Implemented";
      case 503 -> "Service Unavailable";
      default -> status < 400 ? "Success" : "Error";
    };
  }
}
