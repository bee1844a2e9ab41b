#!/usr/bin/env python3
"""Writes the signature vectors in src/test/resources/auth: the reference's rules once more, in other words.

Usage: python3 signature_vectors.py <directory>
"""

import base64
import hashlib
import hmac
import sys
from urllib.parse import quote, unquote, urlsplit

NOW = "2026-03-01T12:00:00Z"
DATE = "Sun, 01 Mar 2026 12:00:00 GMT"
KEYS = [base64.b64encode(bytes(range(64))).decode(), base64.b64encode(bytes(range(64, 128))).decode()]


def sign(key, text):
    digest = hmac.new(base64.b64decode(key), text.encode("utf-8"), hashlib.sha256).digest()
    return base64.b64encode(digest).decode()


# ---- Shared Key -------------------------------------------------------------------------------

def parameters(query):
    found = {}
    for pair in [p for p in query.split("&") if p]:
        name, _, value = pair.partition("=")
        found.setdefault(unquote(name).lower(), []).append(unquote(value))
    return found


def resource_full(account, url):
    parts = urlsplit(url)
    text = "/" + account + (parts.path or "/")
    for name, values in sorted(parameters(parts.query).items()):
        text += "\n" + name + ":" + ",".join(sorted(values))
    return text


def resource_lite(account, url):
    parts = urlsplit(url)
    comp = parameters(parts.query).get("comp")
    return "/" + account + (parts.path or "/") + ("?comp=" + comp[0] if comp else "")


def dictionary(name):
    return [(c.isalnum(), c.isalpha(), c) for c in name if c != "-"]


def canonical_headers(headers, version, order, fold):
    lines = []
    for name in sorted([n.lower() for n in headers if n.lower().startswith("x-ms-")], key=order):
        value = next(v for n, v in headers.items() if n.lower() == name)
        value = " ".join(value.split()) if fold else value.strip()
        if value or version >= "2016-05-31":
            lines.append(name + ":" + value + "\n")
    return "".join(lines)


def shared_key_text(case, lite):
    headers, version = case["headers"], case["headers"].get("x-ms-version", "2026-06-06")
    get = lambda name: headers.get(name, "")
    url, account = case.get("signed_url", case["url"]), case["account"]
    date = headers.get("x-ms-date") or get("Date")
    if case["service"] == "table":
        if lite:
            return date + "\n" + resource_lite(account, url)
        return "\n".join([case["method"], get("Content-MD5"), get("Content-Type"), date, resource_lite(account, url)])
    line = "" if "x-ms-date" in headers else get("Date")
    canonical = canonical_headers(headers, version, case.get("order"), case.get("fold", False))
    if lite:
        fields = [case["method"], get("Content-MD5"), get("Content-Type"), line]
        return "\n".join(fields) + "\n" + canonical + resource_lite(account, url)
    length = get("Content-Length")
    if length == "0" and version >= "2015-02-21":
        length = ""
    fields = [case["method"], get("Content-Encoding"), get("Content-Language"), length, get("Content-MD5"),
              get("Content-Type"), line, get("If-Modified-Since"), get("If-Match"), get("If-None-Match"),
              get("If-Unmodified-Since"), get("Range")]
    return "\n".join(fields) + "\n" + canonical + resource_full(account, url)


def shared_key_cases():
    def case(name, service, method, url, headers, **more):
        if "Date" not in headers and "x-ms-date" not in headers:
            headers = {"x-ms-date": DATE, **headers}
        return {"name": name, "service": service, "method": method, "url": url, "headers": headers,
                "account": "myaccount", **more}

    for service in ["blob", "queue", "file"]:
        host = f"https://myaccount.{service}.core.windows.net"
        local = "http://127.0.0.1:10000/myaccount"
        v = {"x-ms-version": "2026-06-06"}
        yield case("plain get", service, "GET", f"{host}/things/one", v)
        yield case("account root without slash", service, "GET", f"{host}?comp=list", v)
        yield case("path style", service, "GET", f"{local}/things/one", v)
        yield case("path style account", service, "GET", f"{local}?comp=list", v)
        yield case("every standard header", service, "PUT", f"{host}/things/one",
                   {**v, "Content-Encoding": "gzip", "Content-Language": "de", "Content-Length": "11",
                    "Content-MD5": "XrY7u+Ae7tCTyyK7j1rNww==", "Content-Type": "text/plain; charset=utf-8",
                    "If-Modified-Since": DATE, "If-Match": '"0x1"', "If-None-Match": "*",
                    "If-Unmodified-Since": DATE, "Range": "bytes=0-9"})
        yield case("Date header alone", service, "GET", f"{host}/things/one", {**v, "Date": DATE})
        yield case("both dates", service, "GET", f"{host}/things/one",
                   {**v, "Date": "Mon, 02 Feb 2015 00:00:00 GMT", "x-ms-date": DATE})
        for version in ["2009-09-19", "2014-02-14", "2015-02-21", "2026-06-06"]:
            yield case(f"zero length in {version}", service, "PUT", f"{host}/things",
                       {"x-ms-version": version, "Content-Length": "0"})
        for version in ["2015-12-11", "2016-05-31", "2026-06-06"]:
            yield case(f"empty value in {version}", service, "PUT", f"{host}/things",
                       {"x-ms-version": version, "x-ms-meta-empty": "", "x-ms-meta-full": "x"})
        yield case("encoded path", service, "GET", f"{host}/things/a%20b%2Fc%C3%A4%2520/..%2F//d+e", v)
        yield case("decoded query", service, "GET",
                   f"{host}/things?restype=container&comp=list&prefix=a%20b%2F%C3%A4&marker=1%2B1%3D2", v)
        yield case("repeated and mixed-case parameters", service, "GET",
                   f"{host}/things?include=snapshots&Include=metadata&COMP=list&include=copy&empty=&flag", v)
        yield case("upper-case header names", service, "PUT", f"{host}/things/one",
                   {"X-MS-VERSION": "2026-06-06", "X-Ms-Meta-Name": "Value"})
        yield case("white space as sent", service, "PUT", f"{host}/things/one", {**v, "x-ms-meta-a": "one  two   three"})
        yield case("white space folded", service, "PUT", f"{host}/things/one", {**v, "x-ms-meta-a": "one  two   three"},
                   fold=True)
        odd = {**v, "x-ms-meta-a_b": "1", "x-ms-meta-a1": "2", "x-ms-meta-ab": "3", "x-ms-meta-a": "4"}
        yield case("names in code point order", service, "PUT", f"{host}/things/one", odd)
        yield case("names in dictionary order", service, "PUT", f"{host}/things/one", odd, order=dictionary)
        yield case("non-ASCII value", service, "PUT", f"{host}/things/one", {**v, "x-ms-meta-a": "gr\u00fc\u00df"})
        yield case("secondary host", service, "GET", f"https://myaccount-secondary.{service}.core.windows.net/things", v)
        secondary = "http://127.0.0.1:10000/myaccount-secondary/things/one?comp=metadata"
        yield case("secondary path signed as sent", service, "GET", secondary, v)
        yield case("secondary path signed without suffix", service, "GET", secondary, v,
                   signed_url=secondary.replace("-secondary", ""))
        yield case("second key", service, "GET", f"{host}/things/one", v, key=1)
    host = "https://myaccount.table.core.windows.net"
    v = {"x-ms-version": "2019-02-02"}
    yield case("tables", "table", "GET", f"{host}/Tables", v)
    yield case("entity", "table", "GET", f"{host}/people(PartitionKey='a%20b',RowKey='%2F')?$select=Name", v)
    yield case("insert", "table", "POST", f"{host}/people",
               {**v, "Content-Type": "application/json", "Content-MD5": "XrY7u+Ae7tCTyyK7j1rNww==", "Content-Length": "2"})
    yield case("comp", "table", "GET", f"{host}/?restype=service&comp=properties", v)
    yield case("Date header alone", "table", "GET", f"{host}/people()", {**v, "Date": DATE})
    yield case("path style", "table", "GET", "http://127.0.0.1:10002/myaccount/people()?$top=5", v)
    yield case("secondary path", "table", "GET", "http://127.0.0.1:10002/myaccount-secondary/people()", v)
    yield case("batch", "table", "POST", f"{host}/$batch", {**v, "Content-Type": "multipart/mixed; boundary=b"})
    yield case("second key", "table", "GET", f"{host}/people()", v, key=1)


def shared_key_vectors():
    for case in shared_key_cases():
        for scheme in ["SharedKey", "SharedKeyLite"]:
            signature = sign(KEYS[case.get("key", 0)], shared_key_text(case, scheme == "SharedKeyLite"))
            headers = {**case["headers"], "Authorization": f"{scheme} {case['account']}:{signature}"}
            yield [f"{scheme}, {case['service']}, {case['name']}", case["service"], case["method"], case["url"],
                   " | ".join(f"{name}: {value}" for name, value in headers.items())]


# ---- Shared access signatures -----------------------------------------------------------------

OVERRIDES = ["rscc", "rscd", "rsce", "rscl", "rsct"]


def account_sas_text(f):
    text = "myaccount\n"
    for name in ["sp", "ss", "srt", "st", "se", "sip", "spr", "sv"]:
        text += f.get(name, "") + "\n"
    if f["sv"] >= "2020-12-06":
        text += f.get("ses", "") + "\n"
    return text


def service_sas_text(service, resource, f, moment):
    version = f.get("sv", "")
    prefix = f"/{service}" if version >= "2015-02-21" else ""
    lines = [f.get("sp", ""), f.get("st", ""), f.get("se", ""), f"{prefix}/myaccount/{resource}", f.get("si", "")]
    if version >= "2015-04-05":
        lines += [f.get("sip", ""), f.get("spr", "")]
    if version >= "2012-02-12":
        lines += [version]
    if service == "blob" and version >= "2018-11-09":
        lines += [f["sr"], moment]
    if service == "blob" and version >= "2020-12-06":
        lines += [f.get("ses", "")]
    if service in ["blob", "file"] and version >= "2013-08-15":
        lines += [f.get(name, "") for name in OVERRIDES]
    if service == "table":
        lines += [f.get(name, "") for name in ["spk", "srk", "epk", "erk"]]
    return "\n".join(lines)


def sas_cases():
    """Service, path and its own parameters, fields, signed resource (None: account SAS), signed moment."""
    window = {"st": "2026-03-01T11:00:00Z", "se": "2026-03-01T13:00:00Z"}
    for version in ["2015-04-05", "2019-12-12", "2020-12-06", "2026-06-06"]:
        for service in ["blob", "queue", "table", "file"]:
            fields = {"sv": version, "ss": "bqtf", "srt": "sco", "sp": "rwdlacup", **window}
            yield f"account {version}", service, "/things/one", fields, None, ""
            scope = {"ses": "scope one"} if version >= "2020-12-06" else {}
            yield (f"account with everything {version}", service, "/?comp=list",
                   {**fields, "sip": "10.0.0.0-10.255.255.255", "spr": "https", **scope}, None, "")
            yield f"account without start {version}", service, "/things", {
                k: x for k, x in fields.items() if k != "st"}, None, ""
    for version in ["", "2012-02-12", "2013-08-15", "2014-02-14", "2015-02-21", "2015-04-05", "2017-07-29",
                    "2018-11-09", "2020-02-10", "2020-10-02", "2020-12-06", "2026-06-06"]:
        sv = {"sv": version} if version else {}
        overrides = {"rscc": "no-cache", "rscd": "attachment; filename=a b", "rsce": "gzip", "rscl": "de",
                     "rsct": "text/plain"} if version >= "2013-08-15" else {}
        address = {"sip": "10.1.2.3", "spr": "https,http"} if version >= "2015-04-05" else {}
        fields = {**sv, "sp": "racwd", **window}
        yield f"blob {version}", "blob", "/things/dir/a%20b%2520", {**fields, "sr": "b"}, "things/dir/a b%20", ""
        yield (f"blob with everything {version}", "blob", "/things/one", {**fields, "sr": "b", **overrides, **address},
               "things/one", "")
        yield f"blob in the root container {version}", "blob", "/one.txt", {**fields, "sr": "b"}, "$root/one.txt", ""
        yield f"container {version}", "blob", "/things?restype=container&comp=list", {
            **fields, "sp": "rl", "sr": "c"}, "things", ""
        yield f"container for a blob {version}", "blob", "/things/one", {**fields, "sr": "c"}, "things", ""
        if version >= "2018-11-09":
            yield (f"snapshot {version}", "blob", "/things/one?snapshot=2026-01-01T00:00:00.0000000Z",
                   {**fields, "sr": "bs"}, "things/one", "2026-01-01T00:00:00.0000000Z")
            yield (f"version {version}", "blob", "/things/one?versionid=2026-01-01T00:00:00.0000000Z",
                   {**fields, "sr": "bv"}, "things/one", "2026-01-01T00:00:00.0000000Z")
        if version >= "2020-02-10":
            yield f"directory {version}", "blob", "/things/a/b/c.txt", {
                **fields, "sr": "d", "sdd": "2"}, "things/a/b", ""
        if version >= "2020-12-06":
            yield f"encryption scope {version}", "blob", "/things/one", {
                **fields, "sr": "b", "ses": "my scope"}, "things/one", ""
    for version in ["2012-02-12", "2014-02-14", "2015-02-21", "2015-04-05", "2020-12-06", "2026-06-06"]:
        address = {"sip": "10.1.2.3", "spr": "https"} if version >= "2015-04-05" else {}
        yield f"queue {version}", "queue", "/things/messages", {
            "sv": version, "sp": "raup", **window, **address}, "things", ""
        yield f"table {version}", "table", "/People()", {
            "sv": version, "sp": "raud", "tn": "People", **window, **address}, "people", ""
        yield f"table range {version}", "table", "/People()", {
            "sv": version, "sp": "r", "tn": "People", **window, "spk": "a", "srk": "1 2", "epk": "z", "erk": "\u00fc"}, "people", ""
    for version in ["2015-02-21", "2015-04-05", "2020-12-06", "2026-06-06"]:
        overrides = {"rscc": "no-cache", "rsct": "text/plain"}
        yield f"share {version}", "file", "/things?restype=directory&comp=list", {
            "sv": version, "sr": "s", "sp": "rcwdl", **window}, "things", ""
        yield f"file {version}", "file", "/things/dir/one%20two", {
            "sv": version, "sr": "f", "sp": "rcwd", **window, **overrides}, "things/dir/one two", ""


def sas_vectors():
    for name, service, path, fields, resource, moment in sas_cases():
        text = account_sas_text(fields) if resource is None else service_sas_text(service, resource, fields, moment)
        for index, key in enumerate(KEYS):
            query = "&".join(f"{k}={quote(v, safe='')}" for k, v in {**fields, "sig": sign(key, text)}.items())
            url = f"https://myaccount.{service}.core.windows.net{path}{'&' if '?' in path else '?'}{query}"
            yield [f"{name}, {service}, key {index + 1}", service, "GET", url, ""]


def write(path, vectors):
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(f"# now {NOW}, account myaccount, keys {' '.join(KEYS)}\n")
        for vector in vectors:
            file.write("\t".join(vector) + "\n")


if __name__ == "__main__":
    write(sys.argv[1] + "/shared-key.tsv", shared_key_vectors())
    write(sys.argv[1] + "/shared-access-signature.tsv", sas_vectors())
