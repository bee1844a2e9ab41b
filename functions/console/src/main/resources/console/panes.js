// The three panes that all services share: what there is, what is in it, and one thing in detail.

import { h, add, fill, glyph, button, empty, attempt, roving } from './dom.js';
import { session } from './api.js';

export function link(service, ...path) {
  return `#/${[session.account.name, service, ...path].map(encodeURIComponent).join('/')}`;
}

export function panes(root) {
  const side = h('aside', { class: 'side' });
  const centre = h('section', { class: 'centre' });
  const detail = h('aside', { class: 'detail', 'aria-label': 'Details' });
  const frame = h('div', { class: 'panes' }, side, centre);
  fill(root, frame);
  return {
    side,
    centre,
    /** Shows something in detail, or nothing. */
    detail(content) {
      frame.classList.toggle('detailed', Boolean(content));
      if (!content) { detail.remove(); return; }
      fill(detail, content);
      if (!detail.isConnected) frame.append(detail);
    },
    get detailed() { return detail.isConnected; },
  };
}

/** The list of containers, queues, tables or shares. */
export function sidebar(side, { title, service, icon, noun, list, create, current }) {
  const entries = h('ul', {});
  const filter = h('input', { type: 'search', placeholder: `Filter ${title.toLowerCase()}`, 'aria-label': `Filter ${title.toLowerCase()}`, 'data-filter': '' });
  let names = [];
  const draw = () => {
    const wanted = filter.value.toLowerCase();
    fill(entries, names.filter(name => name.toLowerCase().includes(wanted)).map(name =>
      h('li', {}, h('a', { href: link(service, name), 'aria-current': name === current ? 'page' : undefined, title: name }, glyph(icon), h('span', { class: 'clip' }, name)))));
    roving(entries, 'a');
  };
  const load = () => attempt(async () => { names = await list(); draw(); });
  filter.addEventListener('input', draw);
  fill(side,
    h('div', { class: 'side-head' }, h('h2', { class: 'grow' }, title),
      button('New', { icon: 'plus', kind: 'small', id: 'create', title: `New ${noun} (n)`, onclick: () => create().then(load) })),
    h('div', { class: 'side-filter' }, filter), entries);
  load();
  return load;
}

/** Rows that can be walked with the keyboard and opened with Enter. */
export function grid(columns, rows, { open, remove, label }) {
  const body = h('tbody', {});
  const table = h('table', { class: 'grid', 'aria-label': label },
    h('thead', {}, h('tr', {}, columns.map(column => h('th', { class: column.kind, scope: 'col' }, column.title)))), body);
  for (const row of rows) {
    const line = h('tr', { tabindex: '-1', dataset: { key: row.key ?? '' }, 'aria-selected': 'false' },
      columns.map(column => h('td', { class: column.kind, title: column.tip?.(row) }, column.cell(row))));
    line.addEventListener('click', () => { select(line); open?.(row); });
    line.addEventListener('keydown', event => {
      if (event.key === 'Enter') { select(line); open?.(row); }
      if (event.key === 'Delete') remove?.(row);
    });
    body.append(line);
  }
  const select = line => {
    body.querySelectorAll('[aria-selected="true"]').forEach(each => each.setAttribute('aria-selected', 'false'));
    line.setAttribute('aria-selected', 'true');
  };
  roving(body, 'tr');
  return table;
}

export function markSelected(root, key) {
  root.querySelectorAll('tbody tr').forEach(line => line.setAttribute('aria-selected', String(line.dataset.key === key)));
}

export function nothingChosen(text) {
  return h('div', { class: 'scroll' }, empty(text));
}

export function detailHead(title, actions, close) {
  return h('div', { class: 'detail-head' },
    h('div', { class: 'detail-title' }, h('h1', {}, title),
      h('button', { type: 'button', class: 'icon', 'aria-label': 'Close details', id: 'close-detail', onclick: close }, glyph('close'))),
    h('div', { class: 'actions' }, actions));
}

export function card(title, content, extra) {
  return h('section', { class: 'card' }, h('header', {}, h('h2', {}, title), extra), content);
}

export function bar(left, ...controls) {
  return add(h('div', { class: 'bar' }, h('div', { class: 'grow' }, left)), controls);
}
