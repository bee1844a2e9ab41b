// The live stream of requests.

import { h, fill, button, badge, glyph, empty } from './dom.js';
import { live, subscribe } from './live.js';
import { plots } from './plots.js';
import { bytes, micros } from './format.js';

const SHOWN = 150;
const SLOWEST = 50_000;

export function requests(root) {
  const drawn = plots();
  const body = h('tbody', {});
  const filter = h('input', { type: 'search', placeholder: 'Filter by operation, path, status', 'aria-label': 'Filter requests', 'data-filter': '' });
  const own = h('input', { type: 'checkbox', id: 'show-own' });
  const none = h('div', {});
  let paused = false;
  const pause = button('Pause', { icon: 'pause', id: 'pause', onclick: () => { paused = !paused; fill(pause, glyph(paused ? 'play' : 'pause'), paused ? 'Go on' : 'Pause'); draw(); } });
  const headings = ['Time', 'Service', 'Operation', 'Status', 'Latency', 'Store cost', 'In', 'Out', 'Path'];
  fill(root, h('div', { class: 'page' }, drawn.element,
    h('section', { class: 'panel' },
      h('header', {}, h('h2', { class: 'grow' }, 'Requests'), filter, h('label', { class: 'check' }, own, "the console's own"), pause),
      h('table', { class: 'grid stream', 'aria-label': 'Requests' }, h('thead', {}, h('tr', {}, headings.map(name => h('th', { scope: 'col' }, name)))), body), none)));

  let newest = 0;
  function draw() {
    if (paused) return;
    const wanted = filter.value.toLowerCase();
    const rows = live.requests.filter(each => (own.checked || !each.console)
      && (!wanted || `${each.operation} ${each.path} ${each.status} ${each.error} ${each.service}`.toLowerCase().includes(wanted))).slice(0, SHOWN);
    fill(body, rows.map(row));
    newest = live.requests[0]?.number ?? newest;
    fill(none, rows.length === 0 && empty('No request yet. Point a client at this server and watch.'));
  }

  function row(request) {
    const meter = h('i');
    meter.style.width = `${Math.min(100, 100 * Math.log10(1 + request.micros) / Math.log10(SLOWEST))}%`;
    return h('tr', { class: request.number > newest ? 'fresh' : '' },
      h('td', { class: 'mono faint' }, new Date(request.at).toISOString().slice(11, 23)),
      h('td', {}, request.service), h('td', {}, request.operation),
      h('td', {}, badge(String(request.status), request.status < 300 ? 'good' : request.status < 400 ? 'info' : request.status < 500 ? 'warn' : 'bad'), ' ', h('span', { class: 'faint' }, request.error === '-' ? '' : request.error)),
      h('td', { class: 'bar-cell' }, micros(request.micros), meter),
      h('td', { title: 'read and write units, as DynamoDB would bill them' }, `${request.readUnits} R · ${request.writeUnits} W`),
      h('td', { class: 'number' }, request.received > 0 ? bytes(request.received) : ''), h('td', { class: 'number' }, request.sent > 0 ? bytes(request.sent) : ''),
      h('td', { class: 'mono', title: request.path }, request.path));
  }

  filter.addEventListener('input', draw);
  own.addEventListener('change', draw);
  draw();
  const stop = subscribe(added => added.length > 0 && draw());
  return () => { stop(); drawn.stop(); };
}
