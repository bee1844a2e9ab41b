// The first page: what there is, how to connect, what goes on.

import { h, fill, glyph, button, attempt, toast } from './dom.js';
import { session } from './api.js';
import { plots } from './plots.js';
import { link } from './panes.js';
import { containerCount } from './blobs.js';
import { queueCount } from './queues.js';
import { tableCount } from './tables.js';
import { shareCount } from './shares.js';

const TILES = [
  { service: 'blob', icon: 'blob', label: 'Containers', count: containerCount },
  { service: 'queue', icon: 'queue', label: 'Queues', count: queueCount },
  { service: 'table', icon: 'table', label: 'Tables', count: tableCount },
  { service: 'file', icon: 'file', label: 'Shares', count: shareCount },
];

export function overview(root) {
  const drawn = plots();
  const served = TILES.filter(tile => session.services[tile.service]);
  fill(root, h('div', { class: 'page' },
    h('div', { class: 'tiles' }, served.map(tile)),
    drawn.element,
    h('section', { class: 'panel' }, h('header', {}, h('h2', { class: 'grow' }, 'Connect'), button('Copy', { kind: 'small', onclick: copy })),
      h('div', { class: 'form connect' },
        h('pre', { id: 'connection-string' }, connectionString()),
        h('div', { class: 'quiet' }, 'The key is the one the server was started with; the development account has the published one. ', stored())))));
  return drawn.stop;
}

function tile({ service, icon, label, count }) {
  const figure = h('div', { class: 'count' }, '…');
  attempt(async () => fill(figure, String(await count())));
  return h('a', { class: 'tile', href: link(service) }, h('div', { class: 'label' }, glyph(icon), label), figure,
    h('code', { class: 'faint' }, reachable(session.services[service]).replace(/^https?:\/\//, '')));
}

/** Who listens on every address is found under the one the page came from. */
function reachable(endpoint) {
  return endpoint.replace('//0.0.0.0:', `//${location.hostname}:`);
}

function stored() {
  const places = { embedded: 'Data is kept on disk', memory: 'Data is kept in memory only', dynamodb: 'Data is kept in DynamoDB' };
  return `${places[session.store] ?? ''}${session.testHelp ? '; test help is on' : ''}.`;
}

function connectionString() {
  const parts = [`DefaultEndpointsProtocol=${Object.values(session.services)[0]?.startsWith('https') ? 'https' : 'http'}`, `AccountName=${session.account.name}`, 'AccountKey=…'];
  for (const [service, endpoint] of Object.entries(session.services)) {
    parts.push(`${service[0].toUpperCase()}${service.slice(1)}Endpoint=${reachable(endpoint)}/${session.account.name}`);
  }
  return `${parts.join(';')};`;
}

async function copy() {
  await attempt(() => navigator.clipboard.writeText(connectionString()));
  toast('Copied');
}
