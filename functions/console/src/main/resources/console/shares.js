// Shares: a tree of directories and files, with who has them open.

import { h, fill, glyph, button, badge, facts, ask, attempt, empty, toast, roving, renewing } from './dom.js';
import { call, xml, textOf, address, insight, session } from './api.js';
import { panes, sidebar, nothingChosen, detailHead, card, bar, link } from './panes.js';
import { bytes, when } from './format.js';
import { leaseBadge, leaseCard } from './leases.js';
import { metadataCard, preview } from './blobs.js';
import { pick, droppable, uploadFile } from './transfers.js';
import { onChange } from './live.js';

async function shareNames() {
  const names = [];
  let marker;
  do {
    const document = await xml('file', [], { comp: 'list', marker });
    names.push(...[...document.querySelectorAll('Share > Name')].map(node => node.textContent));
    marker = textOf(document, 'NextMarker') || undefined;
  } while (marker);
  return names;
}

export async function shareCount() {
  return (await shareNames()).length;
}

const newShare = () => ask({
  title: 'New share',
  fields: [{ name: 'name', label: 'Name', placeholder: 'documents', required: true }],
  action: 'Create',
  run: async ({ name }) => {
    await call('file', 'PUT', [name], { query: { restype: 'share' } });
    location.hash = link('file', name);
  },
});

export function shares(root, [share]) {
  const frame = panes(root);
  sidebar(frame.side, { title: 'Shares', service: 'file', icon: 'file', noun: 'share', list: shareNames, create: newShare, current: share });
  if (!share) {
    fill(frame.centre, nothingChosen('Choose a share, or make one.'));
    return () => {};
  }
  return shareView(frame, share);
}

const under = (share, directory) => (directory ? [share, directory] : [share]);
const join = (directory, name) => (directory ? `${directory}/${name}` : name);

function shareView(frame, share) {
  const tree = h('ul', { class: 'tree', role: 'tree', 'aria-label': `Files of ${share}` });
  const scroll = h('div', { class: 'scroll' }, tree);
  const expanded = new Set();
  let open = new Map();
  let chosen = { directory: true, path: '' };
  let settle = () => {};
  let shown = 0;

  const place = () => (chosen.directory ? chosen.path : chosen.path.split('/').slice(0, -1).join('/'));
  const upload = files => Promise.all(files.map(file => attempt(() => uploadFile(share, join(place(), file.name), file)))).then(load);
  droppable(scroll, upload);

  fill(frame.centre,
    bar(h('div', { class: 'crumbs' }, share),
      button('', { icon: 'refresh', kind: 'icon', title: 'Refresh (r)', id: 'refresh', onclick: () => refresh() }),
      button('Directory', { icon: 'plus', id: 'new-directory', onclick: newDirectory }),
      button('Upload', { icon: 'upload', kind: 'primary', id: 'upload', onclick: () => pick().then(upload) }),
      button('Delete share', { kind: 'danger', icon: 'trash', onclick: removeShare })),
    scroll);

  async function children(directory) {
    const found = [];
    let marker;
    do {
      const document = await xml('file', under(share, directory), { restype: 'directory', comp: 'list', marker });
      found.push(...[...document.querySelectorAll('Entries > *')].map(node => ({
        directory: node.tagName === 'Directory', name: textOf(node, 'Name'), path: join(directory, textOf(node, 'Name')), size: textOf(node, 'Content-Length'),
      })));
      marker = textOf(document, 'NextMarker') || undefined;
    } while (marker);
    return found.sort((one, other) => Number(other.directory) - Number(one.directory) || one.name.localeCompare(other.name));
  }

  /** How many have each file or directory open. */
  async function handleCounts() {
    const counts = new Map();
    let marker;
    do {
      const document = await xml('file', [share], { comp: 'listhandles', marker }, { 'x-ms-recursive': 'true' });
      for (const node of document.querySelectorAll('Handle')) {
        const path = textOf(node, 'Path');
        counts.set(path, (counts.get(path) ?? 0) + 1);
      }
      marker = textOf(document, 'NextMarker') || undefined;
    } while (marker);
    return counts;
  }

  async function branch(directory) {
    const entries = await children(directory);
    return Promise.all(entries.map(entry => leaf(entry)));
  }

  async function leaf(entry) {
    const unfolded = entry.directory && expanded.has(entry.path);
    const handles = open.get(entry.path);
    const node = h('div', { class: 'node', tabindex: '-1' },
      entry.directory ? h('span', { class: 'twist' }, '▸') : h('span', { class: 'twist' }),
      glyph(entry.directory ? 'folder' : 'document'), h('span', { class: 'clip' }, entry.name),
      handles && badge(`${handles} open`, 'warn'),
      !entry.directory && h('span', { class: 'size' }, bytes(entry.size)));
    const item = h('li', { role: 'treeitem', 'aria-selected': String(chosen.path === entry.path), 'aria-expanded': entry.directory ? String(unfolded) : undefined, dataset: { path: entry.path } }, node);
    if (unfolded) item.append(h('ul', { role: 'group' }, await branch(entry.path)));
    const toggle = want => {
      if (!entry.directory || expanded.has(entry.path) === want) return;
      if (want) expanded.add(entry.path); else expanded.delete(entry.path);
      load();
    };
    node.addEventListener('click', () => { select(entry); toggle(!expanded.has(entry.path)); });
    node.addEventListener('keydown', event => {
      if (event.key === 'Enter') { select(entry); toggle(!expanded.has(entry.path)); }
      if (event.key === 'ArrowRight') toggle(true);
      if (event.key === 'ArrowLeft') toggle(false);
      if (event.key === 'Delete') remove(entry);
    });
    return item;
  }

  const load = renewing(() => attempt(async () => {
    const focused = document.activeElement?.closest?.('[data-path]')?.dataset.path;
    open = await handleCounts();
    const items = await branch('');
    fill(tree, items.length ? items : h('li', {}, empty('This share is empty.', h('span', { class: 'faint' }, 'Drop files here, or use Upload.'))));
    settle = roving(tree, '.node');
    if (focused !== undefined) [...tree.querySelectorAll('[data-path]')].find(each => each.dataset.path === focused)?.querySelector('.node').focus();
  }));

  function refresh() {
    load();
    if (chosen.path && frame.detailed) show(chosen);
  }

  function select(entry) {
    chosen = entry;
    tree.querySelectorAll('[aria-selected]').forEach(each => each.setAttribute('aria-selected', String(each.dataset.path === entry.path)));
    settle();
    show(entry);
  }

  async function show(entry) {
    const turn = shown += 1;
    await attempt(async () => {
      const path = [share, entry.path];
      const kind = entry.directory ? { restype: 'directory' } : {};
      const [answer, handles, known] = await Promise.all([
        call('file', 'HEAD', path, { query: kind }), xml('file', path, { comp: 'listhandles' }), entry.directory ? {} : insight('file', path)]);
      const [href, seen] = entry.directory ? [] : await Promise.all([address('file', path), readable(path, answer)]);
      if (chosen.path !== entry.path || turn !== shown) return;
      const header = name => answer.headers.get(name) ?? '';
      const again = () => { if (chosen.path === entry.path) show(entry); };
      frame.detail([
        detailHead(entry.name, [
          !entry.directory && h('a', { class: 'button small', href, download: entry.name, id: 'download' }, glyph('download'), 'Download'),
          button('Delete', { kind: 'small danger', icon: 'trash', id: 'delete', onclick: () => remove(entry) })], () => frame.detail(undefined)),
        card('Properties', facts([
          ['Path', h('code', {}, entry.path)], ['Size', !entry.directory && bytes(header('content-length'))], ['Type', !entry.directory && header('content-type')],
          ['ETag', h('code', {}, header('etag'))], ['Changed', when(header('last-modified'))], ['Attributes', header('x-ms-file-attributes')], ['File id', header('x-ms-file-id')],
        ])),
        !entry.directory && card('Lease', leaseCard({ service: 'file', path, fixed: false }, known.lease, header('x-ms-lease-state'), again), leaseBadge(header('x-ms-lease-state'))),
        handlesCard(path, handles, known.handles ?? [], () => { load(); again(); }),
        metadataCard(answer.headers),
        !entry.directory && card('Preview', seen),
      ]);
    });
  }

  // Who has it open may keep its bytes from everybody else.
  function readable(path, answer) {
    return preview(path, {}, answer, 'file').catch(refusal => h('span', { class: 'faint' }, `not now: ${refusal.code}`));
  }

  function handlesCard(path, document, known, changed) {
    const handles = [...document.querySelectorAll('Handle')];
    const closeAll = () => attempt(() => call('file', 'PUT', path, { query: { comp: 'forceclosehandles' }, headers: { 'x-ms-handle-id': '*' } }), 'Closed').then(changed);
    const locks = known.flatMap(handle => handle.locks.map(lock => [`bytes ${lock.first}–${lock.last}`, badge(lock.exclusive ? 'exclusive' : 'shared', 'warn')]));
    return card('Open handles and locks', h('div', { id: 'handles' },
      handles.length === 0 ? h('span', { class: 'faint' }, 'nobody has it open') : handles.map(handle => facts([
        ['Handle', h('code', {}, textOf(handle, 'HandleId'))], ['File', textOf(handle, 'Path')], ['Client', textOf(handle, 'ClientIp')], ['Opened', when(textOf(handle, 'OpenTime'))],
        ['Access', [...handle.querySelectorAll('AccessRight')].map(node => node.textContent).join(', ')]])),
      locks.length > 0 && facts(locks)), handles.length > 0 && button('Close all', { kind: 'small danger', id: 'close-handles', onclick: closeAll }));
  }

  function newDirectory() {
    ask({ title: 'New directory', text: `In ${share}/${place()}`, fields: [{ name: 'name', label: 'Name', required: true }], action: 'Create',
      run: ({ name }) => call('file', 'PUT', [share, join(place(), name)], { query: { restype: 'directory' } }) })
      .then(done => { if (done) { if (place()) expanded.add(place()); load(); } });
  }

  function remove(entry) {
    ask({ title: `Delete this ${entry.directory ? 'directory' : 'file'}?`, text: entry.path, action: 'Delete', danger: true,
      run: () => call('file', 'DELETE', [share, entry.path], { query: entry.directory ? { restype: 'directory' } : {} }) })
      .then(done => { if (done) { toast('Deleted', entry.path); chosen = { directory: true, path: '' }; frame.detail(undefined); load(); } });
  }

  function removeShare() {
    ask({ title: 'Delete this share?', text: `${share} and everything in it.`, action: 'Delete', danger: true, run: () => call('file', 'DELETE', [share], { query: { restype: 'share' } }) })
      .then(done => { if (done) location.hash = link('file'); });
  }

  load();
  return onChange(`/${session.account.name}/${share}`, refresh);
}
