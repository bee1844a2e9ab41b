// Queues and their messages.

import { h, fill, button, badge, ask, attempt, empty, toast, renewing } from './dom.js';
import { call, xml, textOf, insight, session } from './api.js';
import { panes, sidebar, nothingChosen, bar, link } from './panes.js';
import { when, toBase64, fromBase64, plural } from './format.js';
import { countdown } from './ticking.js';
import { onChange } from './live.js';

async function queueNames() {
  const names = [];
  let marker;
  do {
    const document = await xml('queue', [], { comp: 'list', marker });
    names.push(...[...document.querySelectorAll('Queue > Name')].map(node => node.textContent));
    marker = textOf(document, 'NextMarker') || undefined;
  } while (marker);
  return names;
}

export async function queueCount() {
  return (await queueNames()).length;
}

const newQueue = () => ask({
  title: 'New queue',
  fields: [{ name: 'name', label: 'Name', placeholder: 'orders', required: true }],
  action: 'Create',
  run: async ({ name }) => {
    await call('queue', 'PUT', [name]);
    location.hash = link('queue', name);
  },
});

export function queues(root, [queue]) {
  const frame = panes(root);
  sidebar(frame.side, { title: 'Queues', service: 'queue', icon: 'queue', noun: 'queue', list: queueNames, create: newQueue, current: queue });
  if (!queue) {
    fill(frame.centre, nothingChosen('Choose a queue, or make one.'));
    return () => {};
  }
  return queueView(frame, queue);
}

function queueView(frame, queue) {
  const visible = h('div', { id: 'visible' });
  const hidden = h('div', { id: 'invisible' });
  const visibleCount = badge('', 'good');
  const hiddenCount = badge('', 'warn');
  const messages = [queue, 'messages'];

  const clear = () => ask({ title: 'Clear this queue?', text: 'All messages are deleted, visible or not.', action: 'Clear', danger: true, run: () => call('queue', 'DELETE', messagePath(queue)) })
    .then(done => { if (done) { toast('The queue is empty'); load(); } });
  const removeQueue = () => ask({ title: 'Delete this queue?', text: queue, action: 'Delete', danger: true, run: () => call('queue', 'DELETE', [queue]) })
    .then(done => { if (done) location.hash = link('queue'); });

  fill(frame.centre,
    bar(h('div', { class: 'crumbs' }, queue),
      button('Peek', { icon: 'eye', id: 'peek', title: 'Look at the head (r)', onclick: () => load() }),
      button('Clear', { kind: 'danger', id: 'clear', onclick: clear }),
      button('Delete queue', { kind: 'danger', icon: 'trash', onclick: removeQueue })),
    h('div', { class: 'scroll' }, h('div', { class: 'split' },
      h('section', { class: 'panel' }, h('header', {}, h('h2', { class: 'grow' }, 'Put a message')), putForm(messages, () => load())),
      h('section', { class: 'panel' }, h('header', {}, h('h2', { class: 'grow' }, 'Invisible'), hiddenCount), hidden),
      h('section', { class: 'panel' }, h('header', {}, h('h2', { class: 'grow' }, 'Visible'), visibleCount), visible))));

  const load = renewing(() => attempt(async () => {
    const [document, known] = await Promise.all([
      xml('queue', messagePath(queue), { peekonly: 'true', numofmessages: '32' }), insight('queue', [queue], { comp: 'metadata' })]);
    const peeked = [...document.querySelectorAll('QueueMessage')].map(node => ({
      id: textOf(node, 'MessageId'), insertedAt: textOf(node, 'InsertionTime'), expiresAt: textOf(node, 'ExpirationTime'), dequeueCount: Number(textOf(node, 'DequeueCount')), text: textOf(node, 'MessageText'),
    }));
    const waiting = (known.messages ?? []).filter(each => each.invisible);
    const all = known.visible ?? peeked.length;
    fill(visibleCount, String(all));
    fill(hiddenCount, `${known.invisible ?? waiting.length}`);
    fill(visible, peeked.length ? peeked.map(shown) : empty('No message is visible.'), all > peeked.length && h('div', { class: 'message faint' }, `and ${plural(all - peeked.length, 'more message')}`));
    fill(hidden, waiting.length ? waiting.map(each => concealed(each, load)) : h('div', { class: 'message faint' }, 'No message is invisible.'));
  }));

  load();
  return onChange(`/${session.account.name}/${queue}`, load);
}

const messagePath = queue => [queue, 'messages'];

function shown(message) {
  const plain = fromBase64(message.text);
  return h('article', { class: 'message', dataset: { id: message.id } },
    h('pre', {}, plain ?? message.text),
    h('div', { class: 'row faint' }, plain !== undefined && badge('Base64'), message.dequeueCount > 0 && badge(`taken ${message.dequeueCount} ×`, 'warn'),
      h('span', {}, when(message.insertedAt)), h('code', {}, message.id)));
}

function concealed(message, changed) {
  return h('article', { class: 'message', dataset: { id: message.id } },
    h('div', { class: 'row' }, h('span', { class: 'grow clip' }, h('code', {}, message.id)),
      h('span', { class: 'badge warn' }, 'visible in ', countdown(message.visibleAt, { ended: () => setTimeout(changed, 300) }))),
    h('div', { class: 'row faint' }, message.dequeueCount > 0 ? badge(`taken ${message.dequeueCount} ×`, 'warn') : badge('delayed', 'info'), h('span', {}, when(message.insertedAt))));
}

function putForm(path, changed) {
  const form = h('form', { class: 'form', id: 'put-message' },
    h('label', { class: 'field' }, 'Text', h('textarea', { name: 'text', rows: '3', required: true, spellcheck: 'false' })),
    h('div', { class: 'row' },
      h('label', { class: 'field' }, 'Invisible for (s)', h('input', { name: 'delay', type: 'number', min: '0', value: '0' })),
      h('label', { class: 'field' }, 'Lives for (s, -1: ever)', h('input', { name: 'life', type: 'number', min: '-1', value: '604800' }))),
    h('div', { class: 'row' }, h('label', { class: 'check grow' }, h('input', { name: 'encode', type: 'checkbox', checked: true }), 'as Base64'), h('button', { class: 'primary', type: 'submit' }, 'Put message')));
  form.addEventListener('submit', event => {
    event.preventDefault();
    const fields = form.elements;
    const holder = new DOMParser().parseFromString('<QueueMessage><MessageText/></QueueMessage>', 'application/xml');
    holder.querySelector('MessageText').textContent = fields.encode.checked ? toBase64(fields.text.value) : fields.text.value;
    attempt(async () => {
      await call('queue', 'POST', path, { query: { visibilitytimeout: fields.delay.value, messagettl: fields.life.value }, headers: { 'Content-Type': 'application/xml' }, body: new XMLSerializer().serializeToString(holder) });
      fields.text.value = '';
      fields.text.focus();
      changed();
    });
  });
  return form;
}
