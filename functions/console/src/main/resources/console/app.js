// The page: which view is shown, the top bar, the keyboard.

import { h, fill, glyph, ask, toast } from './dom.js';
import { session, openSession, choose } from './api.js';
import { connect, live, subscribe } from './live.js';
import { sparkline } from './plots.js';
import { micros } from './format.js';
import { overview } from './overview.js';
import { blobs } from './blobs.js';
import { queues } from './queues.js';
import { tables } from './tables.js';
import { shares } from './shares.js';
import { requests } from './requests.js';

const VIEWS = [
  { name: 'overview', label: 'Overview', show: overview, href: () => '#/' },
  { name: 'blob', label: 'Blobs', show: blobs },
  { name: 'queue', label: 'Queues', show: queues },
  { name: 'table', label: 'Tables', show: tables },
  { name: 'file', label: 'Files', show: shares },
  { name: 'requests', label: 'Requests', show: requests, href: () => '#/requests' },
];

const content = document.getElementById('content');
let leave = () => {};

function hrefOf(view) {
  return view.href?.() ?? `#/${encodeURIComponent(session.account.name)}/${view.name}`;
}

function route() {
  const parts = location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
  if (parts.length === 0) return { view: VIEWS[0], path: [] };
  if (parts[0] === 'requests') return { view: VIEWS.at(-1), path: [] };
  if (session.accounts.some(account => account.name === parts[0])) choose(parts[0]);
  return { view: VIEWS.find(view => view.name === parts[1]) ?? VIEWS[0], path: parts.slice(2) };
}

function show() {
  leave();
  document.getElementById('dialog').close();
  const { view, path } = route();
  document.title = `${[...path].reverse().concat(view.label).join(' · ')} · Malachite`;
  const served = VIEWS.filter(each => each.href || session.services[each.name]);
  fill(document.getElementById('views'), served.map((each, index) =>
    h('a', { href: hrefOf(each), 'aria-current': each === view ? 'page' : undefined, title: `${each.label} (${index + 1})` }, each.label)));
  document.getElementById('account').value = session.account.name;
  leave = view.show(content, path);
}

function pulse() {
  const line = sparkline();
  const figures = h('span', {});
  const dot = h('span', { class: 'dot' });
  fill(document.getElementById('pulse'), line.element, dot, figures);
  let last = 0;
  subscribe(() => {
    dot.classList.toggle('off', !live.connected);
    if (performance.now() - last < 450) return;
    last = performance.now();
    line.draw();
    const second = live.seconds.at(-2);
    fill(figures, h('b', {}, String(second?.count ?? 0)), ' /s · ', h('b', {}, second?.count ? micros(second.median) : '—'));
  });
}

function themes() {
  const stored = localStorage.getItem('malachite.theme');
  if (stored) document.documentElement.dataset.theme = stored;
  const control = document.getElementById('theme');
  fill(control, glyph('theme'));
  control.addEventListener('click', () => {
    const dark = getComputedStyle(document.documentElement).colorScheme === 'dark';
    const next = dark ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    localStorage.setItem('malachite.theme', next);
  });
}

const KEYS = [
  ['1 … 6', 'go to a view'], ['/', 'filter'], ['n', 'new container, queue, table or share'], ['u', 'upload'], ['r', 'refresh'],
  ['↑ ↓ Home End', 'walk through rows'], ['Enter', 'open'], ['Delete', 'delete'], ['Esc', 'close details'], ['t', 'dark or light'], ['?', 'this list'],
];

function keyboardHelp() {
  ask({ title: 'Keyboard', text: h('div', { class: 'help' }, KEYS.map(([key, meaning]) => [h('kbd', {}, key), h('span', {}, meaning)])), action: 'Close', run: async () => true });
}

function press(id) {
  document.getElementById(id)?.click();
}

function keyboard() {
  document.addEventListener('keydown', event => {
    const typing = event.target.closest('input, textarea, select, dialog');
    if (event.key === 'Escape' && typing && !event.target.closest('dialog')) { event.target.blur(); return; }
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const actions = {
      '/': () => [...document.querySelectorAll('[data-filter]')].at(-1)?.focus(),
      n: () => press('create'), u: () => press('upload'), r: () => press('refresh') ?? press('peek'), t: () => press('theme'), '?': keyboardHelp, Escape: () => press('close-detail'),
    };
    const link = /^[1-9]$/.test(event.key) && document.querySelectorAll('#views a')[Number(event.key) - 1];
    const action = link ? () => { location.hash = link.hash; } : actions[event.key];
    if (action) { event.preventDefault(); action(); }
  });
  document.getElementById('help').addEventListener('click', keyboardHelp);
}

async function start() {
  themes();
  await openSession();
  const accounts = document.getElementById('account');
  fill(accounts, session.accounts.map(account => h('option', { value: account.name }, account.name)));
  accounts.addEventListener('change', () => { choose(accounts.value); location.hash = '#/'; show(); });
  keyboard();
  pulse();
  connect();
  window.addEventListener('hashchange', show);
  show();
}

start().catch(failure => toast(failure.code ?? 'The console could not start', failure.message, 'bad'));
