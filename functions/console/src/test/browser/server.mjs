// The packaged application on free ports, its data in memory.

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../../../..');
const KEY = Buffer.alloc(64, 7).toString('base64');

function freePort() {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

export async function start() {
  const ports = {};
  for (const name of ['blob', 'queue', 'table', 'file', 'management']) ports[name] = await freePort();
  const options = Object.entries(ports).flatMap(([name, port]) => [`--${name}Port`, String(port)]);
  const log = [];
  const server = spawn(process.env.MALACHITE_JAVA ?? 'java', [
    '-jar', join(ROOT, 'functions/local/target/quarkus-app/quarkus-run.jar'), ...options,
    '--inMemoryPersistence', '--silent', '--testHelp', '--seed', join(import.meta.dirname, 'seed'),
    '--accounts', `devstoreaccount1:${KEY};second:${KEY}:${KEY}`,
  ], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, MALACHITE_BLOB_VERSIONING: 'true' } });
  server.stdout.on('data', text => log.push(text));
  server.stderr.on('data', text => log.push(text));
  const address = `http://127.0.0.1:${ports.management}`;
  for (let attempt = 0; ; attempt += 1) {
    if (server.exitCode !== null || attempt === 600) throw new Error(`The application does not listen:\n${log.join('')}`);
    const ready = await fetch(`${address}/q/health/ready`).then(answer => answer.ok, () => false);
    if (ready) break;
    await new Promise(done => { setTimeout(done, 200); });
  }
  return { address, ports, log, stop: () => new Promise(done => { server.on('exit', done); server.kill(); }) };
}

/** A client that is not the console: it talks to the service's own port. */
export async function client(server) {
  const session = await fetch(`${server.address}/console/session`).then(answer => answer.json());
  const account = session.accounts[0];
  return async (service, method, path, headers = {}, body = undefined) => {
    const mark = path.includes('?') ? '&' : '?';
    const answer = await fetch(`http://127.0.0.1:${server.ports[service]}/${account.name}/${path}${mark}${account.signature}`,
      { method, headers: { 'x-ms-version': '2025-01-05', ...headers }, body });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
}
