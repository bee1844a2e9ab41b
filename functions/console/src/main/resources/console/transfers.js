// Uploads in blocks, with a bar that shows how far they are.

import { h, button, fill, toast } from './dom.js';
import { bytes } from './format.js';
import { call, send } from './api.js';

const BLOCK = 4 * 1024 * 1024;
const AT_ONCE = 3;

function shown(name, total) {
  const cancelled = new AbortController();
  const meter = h('i');
  const figures = h('span', { class: 'quiet' });
  const element = h('div', { class: 'transfer', dataset: { name } },
    h('div', { class: 'row' }, h('b', { class: 'clip grow' }, name), figures),
    h('div', { class: 'meter', role: 'progressbar', 'aria-label': `Upload of ${name}`, 'aria-valuemin': '0', 'aria-valuemax': '100' }, meter),
    h('div', { class: 'row' }, h('span'), button('Cancel', { kind: 'small', onclick: () => cancelled.abort() })));
  const update = done => {
    const share = total === 0 ? 1 : done / total;
    meter.style.width = `${share * 100}%`;
    meter.parentElement.setAttribute('aria-valuenow', String(Math.round(share * 100)));
    fill(figures, `${Math.round(share * 100)} % of ${bytes(total)}`);
  };
  update(0);
  document.getElementById('transfers').append(element);
  return { update, signal: cancelled.signal, remove: () => element.remove() };
}

async function pieces(file, transfer, sendPiece) {
  const progress = new Map();
  const starts = Array.from({ length: Math.ceil(file.size / BLOCK) }, (_, index) => index);
  const worker = async () => {
    while (starts.length > 0) {
      const index = starts.shift();
      const piece = file.slice(index * BLOCK, Math.min(file.size, (index + 1) * BLOCK));
      await sendPiece(index, piece, loaded => {
        progress.set(index, Math.min(loaded, piece.size));
        transfer.update([...progress.values()].reduce((sum, each) => sum + each, 0));
      });
      progress.set(index, piece.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function transferring(name, file, work) {
  const transfer = shown(name, file.size);
  try {
    await work(transfer);
    transfer.update(file.size);
    toast('Uploaded', `${name}, ${bytes(file.size)}`);
  } finally {
    setTimeout(transfer.remove, 900);
  }
}

const blockId = index => btoa(`console-${String(index).padStart(6, '0')}`);

export function uploadBlob(container, name, file) {
  return transferring(name, file, async transfer => {
    await pieces(file, transfer, (index, body, onprogress) => send('blob', 'PUT', [container, name],
      { query: { comp: 'block', blockid: blockId(index) }, body, onprogress, signal: transfer.signal }));
    const ids = Array.from({ length: Math.ceil(file.size / BLOCK) }, (_, index) => `<Latest>${blockId(index)}</Latest>`);
    await call('blob', 'PUT', [container, name], {
      query: { comp: 'blocklist' },
      headers: { 'x-ms-blob-content-type': file.type || 'application/octet-stream', 'Content-Type': 'application/xml' },
      body: `<?xml version="1.0" encoding="utf-8"?><BlockList>${ids.join('')}</BlockList>`,
    });
  });
}

export function uploadFile(share, path, file) {
  return transferring(path, file, async transfer => {
    await call('file', 'PUT', [share, path], { headers: { 'x-ms-type': 'file', 'x-ms-content-length': String(file.size),
      'x-ms-content-type': file.type || 'application/octet-stream' } });
    await pieces(file, transfer, (index, body, onprogress) => send('file', 'PUT', [share, path], {
      query: { comp: 'range' }, body, onprogress, signal: transfer.signal,
      headers: { 'x-ms-write': 'update', 'x-ms-range': `bytes=${index * BLOCK}-${index * BLOCK + body.size - 1}` } }));
  });
}

/** The browser's own file dialog. */
export function pick(multiple = true) {
  return new Promise(resolve => {
    const input = h('input', { type: 'file', multiple, id: 'file-picker' });
    input.hidden = true;
    input.addEventListener('change', () => { resolve([...input.files]); input.remove(); });
    document.body.append(input);
    input.click();
  });
}

/** Files that are dropped on an element. */
export function droppable(element, take) {
  element.addEventListener('dragover', event => { event.preventDefault(); element.classList.add('drop'); });
  element.addEventListener('dragleave', () => element.classList.remove('drop'));
  element.addEventListener('drop', event => {
    event.preventDefault();
    element.classList.remove('drop');
    take([...event.dataTransfer.files]);
  });
}
