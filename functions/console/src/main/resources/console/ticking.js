// Things that count down. One timer for the page; what is no longer shown is forgotten.

import { h } from './dom.js';
import { left } from './format.js';
import { serverNow } from './api.js';

const running = new Set();

function update(item) {
  const remaining = item.until - serverNow();
  item.show(remaining);
  if (remaining <= 0) {
    running.delete(item);
    item.ended?.();
  }
}

setInterval(() => {
  for (const item of [...running]) {
    if (item.element.isConnected || !item.seen) {
      item.seen ||= item.element.isConnected;
      update(item);
    } else {
      running.delete(item);
    }
  }
}, 200);

function run(item) {
  running.add(item);
  update(item);
  return item.element;
}

/** The time left until an instant of the server's clock. */
export function countdown(until, { ended, name = 'span', ...attributes } = {}) {
  const element = h(name, { class: 'countdown', ...attributes });
  return run({ element, until: Date.parse(until), ended, show: remaining => { element.textContent = left(remaining); } });
}

/** A bar that empties within so many seconds. */
export function emptying(until, seconds) {
  const fillElement = h('i');
  const element = h('div', { class: 'meter' }, fillElement);
  return run({
    element,
    until: Date.parse(until),
    show: remaining => {
      const share = Math.max(0, Math.min(1, remaining / 1000 / seconds));
      fillElement.style.width = `${share * 100}%`;
      fillElement.classList.toggle('warn', share < 0.25);
    },
  });
}
