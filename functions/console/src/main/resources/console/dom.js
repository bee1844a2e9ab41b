// Small pieces of page: elements, icons, dialogs, toasts. Text is only ever set as text, never as markup.

export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'class') element.className = value;
    else if (name === 'dataset') Object.assign(element.dataset, value);
    else if (name in element && typeof value !== 'string') element[name] = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  add(element, children);
  return element;
}

export function add(element, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === undefined || child === null || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
  return element;
}

export function fill(element, ...children) {
  element.replaceChildren();
  return add(element, children);
}

const SVG = 'http://www.w3.org/2000/svg';

export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return add(element, children);
}

const GLYPHS = {
  blob: 'M3 5.2 8 2.5l5 2.7v5.6l-5 2.7-5-2.7zM3 5.2 8 8l5-2.8M8 8v5.5',
  queue: 'M2.5 4h11M2.5 8h11M2.5 12h6',
  table: 'M2.5 3h11v10h-11zM2.5 6.5h11M7 6.5V13',
  file: 'M2 4.5h4l1.5 2H14v6.5H2z',
  folder: 'M2 4.5h4l1.5 2H14v6.5H2z',
  document: 'M4 2h5l3 3v9H4zM9 2v3h3',
  lock: 'M4 7.5h8V13H4zM5.5 7.5V5.2a2.5 2.5 0 0 1 5 0v2.3',
  plus: 'M8 3v10M3 8h10',
  upload: 'M8 11V3M5 5.8 8 3l3 2.8M3 13h10',
  download: 'M8 3v8M5 8.2 8 11l3-2.8M3 13.5h10',
  trash: 'M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5 5 13h6l.5-8.5',
  refresh: 'M13 8a5 5 0 1 1-1.5-3.5M13 2.5v2.6h-2.6',
  close: 'M4 4l8 8M12 4l-8 8',
  camera: 'M2 5h3l1-1.5h4L11 5h3v8H2zM8 11a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 8 11',
  chevron: 'M6 3.5 10.5 8 6 12.5',
  theme: 'M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  play: 'M5 3.5v9L12.5 8z',
  eye: 'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8zM8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6',
  link: 'M6.5 9.5 9.5 6.5M7 4.5l1-1a3 3 0 0 1 4.5 4.5l-1 1M9 11.5l-1 1A3 3 0 0 1 3.5 8l1-1',
};

export function glyph(name) {
  return svg('svg', { class: 'glyph', viewBox: '0 0 16 16', 'aria-hidden': 'true' }, svg('path', { d: GLYPHS[name] }));
}

export function button(label, { icon, kind = '', id, title, disabled, onclick } = {}) {
  return h('button', { type: 'button', class: kind, id, title, disabled, onclick }, icon && glyph(icon), label);
}

export function badge(text, kind = '') {
  return h('span', { class: `badge ${kind}` }, text);
}

export function facts(entries) {
  return h('dl', { class: 'facts' }, entries
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]));
}

/** Does the work, and once more where it was asked for meanwhile: what is shown in the end is what was there in the end. */
export function renewing(work) {
  let running;
  let again = false;
  return () => {
    again = true;
    running ??= (async () => {
      while (again) {
        again = false;
        await work();
      }
    })().finally(() => { running = undefined; });
    return running;
  };
}

export function empty(text, ...more) {
  return h('div', { class: 'empty' }, h('img', { src: 'malachite.svg', alt: '' }), h('div', {}, text), more);
}

export function toast(title, text = '', kind = '') {
  const element = h('div', { class: `toast ${kind}` }, h('b', {}, title), text);
  document.getElementById('toasts').append(element);
  setTimeout(() => element.remove(), kind === 'bad' ? 8000 : 3500);
}

/** Runs what a control asks for and shows what went wrong. */
export async function attempt(action, done) {
  try {
    const result = await action();
    if (done) toast(done);
    return result;
  } catch (failure) {
    toast(failure.code ?? 'It did not work', failure.message, 'bad');
    return undefined;
  }
}

/**
 * Asks for values; the dialog stays open and says why while the action fails.
 * fields: { name, label, type, value, placeholder, rows, options }
 */
export function ask({ title, text, fields = [], action = 'OK', danger = false, run }) {
  const dialog = document.getElementById('dialog');
  const error = h('div', { class: 'error', role: 'alert' });
  const inputs = fields.map(field => {
    const common = { name: field.name, id: `field-${field.name}`, placeholder: field.placeholder, required: field.required };
    if (field.type === 'checkbox') {
      return h('label', { class: 'check' }, h('input', { ...common, type: 'checkbox', checked: Boolean(field.value) }), field.label);
    }
    const input = field.rows
      ? h('textarea', { ...common, rows: String(field.rows), spellcheck: 'false' })
      : field.options
        ? h('select', common, field.options.map(option => h('option', { value: option }, option)))
        : h('input', { ...common, type: field.type ?? 'text', autocomplete: 'off', spellcheck: 'false' });
    if (field.value !== undefined) input.value = field.value;
    return h('label', { class: 'field' }, field.label, input);
  });
  const submit = h('button', { type: 'submit', class: danger ? 'danger' : 'primary', id: 'dialog-submit' }, action);
  const form = h('form', { class: 'form', method: 'dialog' },
    h('h1', {}, title), text && h('div', { class: 'quiet' }, text), inputs, error,
    h('div', { class: 'row' }, h('span', { class: 'grow' }), button('Cancel', { onclick: () => dialog.close() }), submit));
  return new Promise(resolve => {
    form.addEventListener('submit', async event => {
      event.preventDefault();
      submit.disabled = true;
      try {
        const values = Object.fromEntries(fields.map(field => {
          const input = form.elements[field.name];
          return [field.name, field.type === 'checkbox' ? input.checked : input.value];
        }));
        const result = await run(values);
        dialog.close();
        resolve(result ?? true);
      } catch (failure) {
        fill(error, failure.message ?? String(failure));
        submit.disabled = false;
      }
    });
    dialog.addEventListener('close', () => resolve(undefined), { once: true });
    fill(dialog, form);
    dialog.showModal();
    (form.querySelector('input, textarea, select') ?? submit).focus();
  });
}

/** Arrow keys move between the focusable items of a list; only one of them is in the tab order. */
export function roving(container, selector) {
  const items = () => [...container.querySelectorAll(selector)];
  const settle = () => {
    const all = items();
    const current = all.find(item => item.tabIndex === 0) ?? all[0];
    all.forEach(item => { item.tabIndex = item === current ? 0 : -1; });
  };
  container.addEventListener('keydown', event => {
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
    const all = items();
    const index = all.indexOf(document.activeElement);
    if (step === undefined || index < 0) return;
    event.preventDefault();
    const next = all[Math.max(0, Math.min(all.length - 1, index + step))];
    all.forEach(item => { item.tabIndex = item === next ? 0 : -1; });
    next.focus();
  });
  settle();
  return settle;
}
