// The storage API, as any client sees it: each request carries a signature that expires within minutes.

const VERSION = '2025-01-05';
const MARK = 'malachite-console';

export const session = { accounts: [], account: undefined, offset: 0, testHelp: false };

export class ApiError extends Error {
  constructor(status, code, message) {
    super(message || code || `Status ${status}`);
    this.status = status;
    this.code = code;
  }
}

/** Milliseconds since 1970 by the server's clock, which tests may have moved. */
export function serverNow() {
  return Date.now() + session.offset;
}

export function setServerTime(milliseconds) {
  session.offset = milliseconds - Date.now();
}

export async function openSession() {
  const answer = await fetch('session', { cache: 'no-store' });
  if (!answer.ok) throw new ApiError(answer.status, 'The console is not available', await answer.text());
  const opened = await answer.json();
  setServerTime(Date.parse(opened.now));
  const chosen = session.account?.name ?? localStorage.getItem('malachite.account');
  Object.assign(session, opened);
  session.account = opened.accounts.find(account => account.name === chosen) ?? opened.accounts[0];
  return session;
}

export function choose(name) {
  session.account = session.accounts.find(account => account.name === name) ?? session.account;
  localStorage.setItem('malachite.account', session.account.name);
}

async function signature() {
  if (Date.parse(session.account.expires) - serverNow() < 60_000) await openSession();
  return session.account.signature;
}

// A name is one path segment, slashes included: browsers would otherwise fold `..` and `.` away.
function target(service, path, query, signed) {
  const names = path.map(encodeURIComponent).join('/');
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, value);
  const text = [parameters.toString().replaceAll('+', '%20'), signed].filter(Boolean).join('&');
  return `${service}/${session.account.name}/${names}?${text}`;
}

export async function address(service, path, query = {}) {
  return `api/${target(service, path, query, await signature())}`;
}

function headersOf(headers) {
  return { 'x-ms-version': VERSION, 'x-ms-client-request-id': MARK, ...headers };
}

/** The answer of an operation; throws what the service says is wrong. */
export async function call(service, method, path, { query = {}, headers = {}, body } = {}) {
  const answer = await fetch(await address(service, path, query), { method, headers: headersOf(headers), body, cache: 'no-store' });
  if (!answer.ok) throw await failure(answer.status, answer.headers.get('x-ms-error-code'), await answer.text());
  return answer;
}

function failure(status, code, body) {
  if (body.startsWith('{')) {
    const error = JSON.parse(body)['odata.error'];
    return new ApiError(status, code ?? error?.code, firstLine(error?.message?.value));
  }
  const document = new DOMParser().parseFromString(body, 'application/xml');
  return new ApiError(status, code ?? document.querySelector('Code')?.textContent, firstLine(document.querySelector('Message')?.textContent));
}

function firstLine(message) {
  return (message ?? '').split('\n')[0];
}

export async function xml(service, path, query, headers) {
  const answer = await call(service, 'GET', path, { query, headers });
  return new DOMParser().parseFromString(await answer.text(), 'application/xml');
}

export function textOf(node, selector) {
  return node.querySelector(selector)?.textContent ?? '';
}

/** What the API does not tell, such as the end of a lease; only to who may read the properties. */
export async function insight(service, path, query = {}) {
  const answer = await fetch(`insight/${target(service, path, query, await signature())}`, { headers: headersOf({}), cache: 'no-store' });
  return answer.ok ? answer.json() : {};
}

/** Sends bytes and tells how many have left; fetch cannot. */
export async function send(service, method, path, { query, headers = {}, body, onprogress, signal }) {
  const url = await address(service, path, query);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headersOf(headers))) request.setRequestHeader(name, value);
    request.upload.onprogress = event => onprogress?.(event.loaded);
    request.onload = async () => (request.status < 300
      ? resolve(request)
      : reject(failure(request.status, request.getResponseHeader('x-ms-error-code'), request.responseText)));
    request.onerror = () => reject(new ApiError(0, 'ConnectionLost', 'The connection was lost.'));
    request.onabort = () => reject(new ApiError(0, 'Cancelled', 'The transfer was cancelled.'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
