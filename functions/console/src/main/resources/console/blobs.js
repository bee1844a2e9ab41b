// Containers and blobs.

import { h, fill, glyph, button, badge, facts, ask, attempt, empty, toast, renewing } from './dom.js';
import { call, xml, textOf, address, insight, session } from './api.js';
import { panes, sidebar, grid, markSelected, nothingChosen, detailHead, card, bar, link } from './panes.js';
import { bytes, when, hex, text } from './format.js';
import { leaseBadge, leaseCard } from './leases.js';
import { countdown } from './ticking.js';
import { pick, droppable, uploadBlob } from './transfers.js';
import { onChange } from './live.js';

const PAGE = 200;
const PREVIEW = 64 * 1024;

async function containers() {
  const names = [];
  let marker;
  do {
    const document = await xml('blob', [], { comp: 'list', marker });
    names.push(...[...document.querySelectorAll('Container > Name')].map(node => node.textContent));
    marker = textOf(document, 'NextMarker') || undefined;
  } while (marker);
  return names;
}

export async function containerCount() {
  return (await containers()).length;
}

const newContainer = () => ask({
  title: 'New container',
  fields: [{ name: 'name', label: 'Name', placeholder: 'pictures', required: true }],
  action: 'Create',
  run: async ({ name }) => {
    await call('blob', 'PUT', [name], { query: { restype: 'container' } });
    location.hash = link('blob', name);
  },
});

/** The view; path is container and, as one text, the prefix. */
export function blobs(root, [container, prefix = '']) {
  const frame = panes(root);
  sidebar(frame.side, { title: 'Containers', service: 'blob', icon: 'blob', noun: 'container', list: containers, create: newContainer, current: container });
  if (!container) {
    fill(frame.centre, nothingChosen('Choose a container, or make one.'));
    return () => {};
  }
  return containerView(frame, container, prefix);
}

function containerView(frame, container, prefix) {
  const scroll = h('div', { class: 'scroll' });
  const pager = h('div', { class: 'pager' });
  const marks = [undefined];
  let opened;
  let shown = 0;

  const upload = files => Promise.all(files.map(file => attempt(() => uploadBlob(container, prefix + file.name, file)))).then(load);
  droppable(scroll, upload);

  const crumbs = h('div', { class: 'crumbs' }, h('a', { href: link('blob', container) }, container),
    prefix.split('/').slice(0, -1).map((name, index, all) => [h('i', {}, '/'), h('a', { href: link('blob', container, `${all.slice(0, index + 1).join('/')}/`) }, name || '∅')]));
  fill(frame.centre,
    bar(crumbs,
      button('Container', { icon: 'eye', id: 'container-details', onclick: () => showContainer() }),
      button('', { icon: 'refresh', kind: 'icon', title: 'Refresh (r)', id: 'refresh', onclick: () => load() }),
      button('Upload', { icon: 'upload', kind: 'primary', id: 'upload', onclick: () => pick().then(upload) })),
    scroll, pager);

  const load = renewing(() => attempt(async () => {
    const document = await xml('blob', [container], { restype: 'container', comp: 'list', delimiter: '/', prefix: prefix || undefined, maxresults: String(PAGE), marker: marks.at(-1), include: 'metadata' });
    const next = textOf(document, 'NextMarker');
    const folders = [...document.querySelectorAll('BlobPrefix > Name')].map(node => ({ folder: true, key: node.textContent, name: node.textContent.slice(prefix.length) }));
    const found = [...document.querySelectorAll('Blobs > Blob')].map(node => ({
      key: textOf(node, 'Name'), name: textOf(node, 'Name').slice(prefix.length), size: textOf(node, 'Content-Length'), type: textOf(node, 'Content-Type'),
      kind: textOf(node, 'BlobType'), changed: textOf(node, 'Last-Modified'), lease: textOf(node, 'LeaseState'), tier: textOf(node, 'AccessTier'),
    }));
    const leases = await leasesOf(found.filter(blob => blob.lease === 'leased' || blob.lease === 'breaking').slice(0, 20));
    draw([...folders, ...found], leases, next);
  }));

  async function leasesOf(list) {
    return new Map(await Promise.all(list.map(async blob => [blob.key, (await insight('blob', [container, blob.key])).lease])));
  }

  function draw(rows, leases, next) {
    if (rows.length === 0) {
      fill(scroll, empty(prefix ? 'Nothing here.' : 'This container is empty.', h('span', { class: 'faint' }, 'Drop files here, or use Upload.')));
    } else {
      fill(scroll, grid([
        { title: 'Name', cell: row => h('div', { class: `name ${row.folder ? 'folder' : ''}` }, glyph(row.folder ? 'folder' : 'document'), h('span', {}, row.name)), tip: row => row.key },
        { title: 'Lease', cell: row => lease(row, leases.get(row.key)) },
        { title: 'Size', kind: 'number', cell: row => (row.folder ? '' : bytes(row.size)) },
        { title: 'Type', cell: row => (row.folder ? '' : row.kind === 'BlockBlob' ? row.type : h('span', {}, row.kind)) },
        { title: 'Changed', cell: row => (row.folder ? '' : when(row.changed)) },
      ], rows, { label: `Blobs of ${container}`, open: row => (row.folder ? (location.hash = link('blob', container, row.key)) : show(row.key)), remove: row => row.folder || remove(row.key) }));
      if (opened) markSelected(scroll, opened);
    }
    fill(pager, button('Back', { kind: 'small', disabled: marks.length < 2, onclick: () => { marks.pop(); load(); } }),
      button('Next', { kind: 'small', disabled: !next, onclick: () => { marks.push(next); load(); } }),
      h('span', {}, `${rows.length} shown`));
  }

  function lease(row, known) {
    if (row.folder || !row.lease || row.lease === 'available') return '';
    return known?.until ? h('span', { class: 'badge warn' }, row.lease, ' · ', countdown(known.until, { ended: () => setTimeout(load, 300) })) : leaseBadge(row.lease);
  }

  function remove(name, query = {}) {
    return ask({
      title: 'Delete this blob?', text: name, action: 'Delete', danger: true,
      run: () => call('blob', 'DELETE', [container, name], { query, headers: Object.keys(query).length ? {} : { 'x-ms-delete-snapshots': 'include' } }),
    }).then(done => { if (done) { toast('Deleted', name); close(); load(); } });
  }

  function close() {
    opened = undefined;
    frame.detail(undefined);
  }

  async function showContainer() {
    opened = undefined;
    await attempt(async () => {
      const answer = await call('blob', 'HEAD', [container], { query: { restype: 'container' } });
      const { lease: known } = await insight('blob', [container], { restype: 'container' });
      const header = name => answer.headers.get(name) ?? '';
      frame.detail([
        detailHead(container, [button('Delete container', { kind: 'small danger', icon: 'trash', onclick: removeContainer })], close),
        card('Lease', leaseCard({ service: 'blob', path: [container], query: { restype: 'container' } }, known, header('x-ms-lease-state'), showContainer)),
        card('Properties', facts([['ETag', h('code', {}, header('etag'))], ['Changed', when(header('last-modified'))], ['Public access', header('x-ms-blob-public-access') || 'none']])),
        metadataCard(answer.headers),
      ]);
    });
  }

  function removeContainer() {
    ask({
      title: 'Delete this container?', text: `${container} and every blob in it.`, action: 'Delete', danger: true,
      run: () => call('blob', 'DELETE', [container], { query: { restype: 'container' } }),
    }).then(done => { if (done) location.hash = link('blob'); });
  }

  async function show(name, select = {}) {
    opened = name;
    const turn = shown += 1;
    markSelected(scroll, name);
    await attempt(async () => {
      const path = [container, name];
      const [answer, known, history, tags] = await Promise.all([
        call('blob', 'HEAD', path, { query: select }), insight('blob', path), past(name), tagsOf(path, select)]);
      const header = key => answer.headers.get(key) ?? '';
      const current = Object.keys(select).length === 0;
      const [href, seen] = await Promise.all([address('blob', path, select), preview(path, select, answer)]);
      if (opened !== name || turn !== shown) return;
      frame.detail([
        detailHead(name.split('/').pop() || name, [
          h('a', { class: 'button small', href, download: name.split('/').pop(), id: 'download' }, glyph('download'), 'Download'),
          current && button('Snapshot', { icon: 'camera', kind: 'small', id: 'snapshot', onclick: () => attempt(() => call('blob', 'PUT', path, { query: { comp: 'snapshot' } }), 'Snapshot taken').then(() => show(name)) }),
          button('Delete', { icon: 'trash', kind: 'small danger', id: 'delete', onclick: () => remove(name, select) }),
        ], close),
        current && card('Lease', leaseCard({ service: 'blob', path }, known.lease, header('x-ms-lease-state'), () => { load(); if (opened === name) show(name); })),
        card('Properties', facts([
          ['Path', h('code', {}, name)], ['Size', `${bytes(header('content-length'))} (${Number(header('content-length')).toLocaleString()} bytes)`],
          ['Type', header('content-type')], ['Kind', header('x-ms-blob-type')], ['ETag', h('code', { id: 'etag' }, header('etag'))],
          ['MD5', header('content-md5') && h('code', {}, header('content-md5'))], ['Changed', when(header('last-modified'))], ['Created', when(header('x-ms-creation-time'))],
          ['Tier', header('x-ms-access-tier')], ['Encoding', header('content-encoding')], ['Cache', header('cache-control')],
          ['Version', header('x-ms-version-id') && h('code', {}, header('x-ms-version-id'))], ['Copy', header('x-ms-copy-status')],
        ])),
        metadataCard(answer.headers),
        current && tagsCard(path, tags, () => show(name)),
        card('Versions and snapshots', historyList(name, history, select)),
        card('Preview', seen),
      ]);
    });
  }

  async function past(name) {
    const document = await xml('blob', [container], { restype: 'container', comp: 'list', prefix: name, include: 'snapshots,versions', maxresults: '100' });
    return [...document.querySelectorAll('Blobs > Blob')].filter(node => textOf(node, 'Name') === name).map(node => ({
      snapshot: textOf(node, 'Snapshot'), version: textOf(node, 'VersionId'), current: textOf(node, 'IsCurrentVersion') === 'true', size: textOf(node, 'Content-Length'),
    })).filter(each => each.snapshot || each.version).reverse();
  }

  function historyList(name, history, select) {
    if (history.length === 0) return h('span', { class: 'faint' }, 'none');
    return h('ul', { class: 'history' }, history.map(each => {
      const chosen = each.snapshot ? { snapshot: each.snapshot } : each.current ? {} : { versionid: each.version };
      const here = JSON.stringify(chosen) === JSON.stringify(select);
      return h('li', {}, h('span', { class: 'clip', title: bytes(each.size) }, when(each.snapshot || each.version)),
        h('span', { class: 'actions' }, badge(each.snapshot ? 'snapshot' : each.current ? 'current' : 'version', each.current ? 'good' : ''),
          button(here ? 'Shown' : 'Show', { kind: 'small', disabled: here, onclick: () => show(name, chosen) })));
    }));
  }

  load();
  const stop = onChange(`/${session.account.name}/${container}`, () => { load(); if (opened && frame.detailed) show(opened); });
  return stop;
}

async function tagsOf(path, select) {
  const document = await xml('blob', path, { comp: 'tags', ...select });
  return [...document.querySelectorAll('Tag')].map(node => [textOf(node, 'Key'), textOf(node, 'Value')]);
}

function tagsCard(path, tags, changed) {
  const edit = () => ask({
    title: 'Tags', text: 'One per line: name=value',
    fields: [{ name: 'tags', label: 'Tags', rows: 5, value: tags.map(pair => pair.join('=')).join('\n') }],
    action: 'Save',
    run: async values => {
      const set = new DOMParser().parseFromString('<Tags><TagSet/></Tags>', 'application/xml');
      for (const line of values.tags.split('\n').filter(each => each.trim())) {
        const cut = line.indexOf('=');
        if (cut < 1) throw new Error(`Not name=value: ${line}`);
        const tag = set.createElement('Tag');
        for (const [name, value] of [['Key', line.slice(0, cut).trim()], ['Value', line.slice(cut + 1).trim()]]) {
          tag.append(Object.assign(set.createElement(name), { textContent: value }));
        }
        set.querySelector('TagSet').append(tag);
      }
      await call('blob', 'PUT', path, { query: { comp: 'tags' }, headers: { 'Content-Type': 'application/xml' }, body: new XMLSerializer().serializeToString(set) });
    },
  }).then(done => done && changed());
  return card('Tags', tags.length ? facts(tags) : h('span', { class: 'faint' }, 'none'), button('Edit', { kind: 'small', id: 'edit-tags', onclick: edit }));
}

export function metadataCard(headers) {
  const entries = [...headers].filter(([name]) => name.startsWith('x-ms-meta-')).map(([name, value]) => [name.slice(10), value]);
  return entries.length ? card('Metadata', facts(entries)) : '';
}

/** The first bytes: an image as one, text as text, the rest in hexadecimal. Never as a page. */
export async function preview(path, select, properties, service = 'blob') {
  const length = Number(properties.headers.get('content-length'));
  const type = properties.headers.get('content-type') ?? '';
  if (length === 0) return h('span', { class: 'faint' }, 'empty');
  if (properties.headers.get('x-ms-access-tier') === 'Archive') return h('span', { class: 'faint' }, 'archived');
  if (/^image\/(png|jpe?g|gif|webp|svg\+xml|avif|bmp)/.test(type) && length < 16 * 1024 * 1024) {
    const answer = await call(service, 'GET', path, { query: select });
    return h('img', { class: 'preview', alt: path.at(-1), src: URL.createObjectURL(await answer.blob()), onload: event => URL.revokeObjectURL(event.target.src) });
  }
  const answer = await call(service, 'GET', path, { query: select, headers: { 'x-ms-range': `bytes=0-${PREVIEW - 1}` } });
  const buffer = await answer.arrayBuffer();
  const decoded = text(buffer, length > PREVIEW);
  const shown = decoded === undefined ? hex(buffer.slice(0, 1024)) : type.includes('json') && length <= PREVIEW ? pretty(decoded) : decoded;
  return [h('pre', { class: 'preview', tabindex: '0' }, shown), (decoded === undefined ? length > 1024 : length > PREVIEW) && h('span', { class: 'faint' }, `the first ${bytes(decoded === undefined ? 1024 : PREVIEW)}`)];
}

function pretty(json) {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
