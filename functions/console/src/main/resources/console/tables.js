// Tables and their entities.

import { h, fill, button, ask, attempt, empty, toast, renewing } from './dom.js';
import { call, session } from './api.js';
import { panes, sidebar, grid, nothingChosen, detailHead, card, bar, link } from './panes.js';
import { onChange } from './live.js';

const JSON_TYPE = 'application/json;odata=fullmetadata';
const PAGE = 100;
const FIRST = ['PartitionKey', 'RowKey'];

async function tableNames() {
  const names = [];
  let next;
  do {
    const answer = await call('table', 'GET', ['Tables'], { query: { NextTableName: next }, headers: { Accept: 'application/json;odata=nometadata' } });
    names.push(...(await answer.json()).value.map(table => table.TableName));
    next = answer.headers.get('x-ms-continuation-NextTableName') ?? undefined;
  } while (next);
  return names;
}

export async function tableCount() {
  return (await tableNames()).length;
}

const newTable = () => ask({
  title: 'New table',
  fields: [{ name: 'name', label: 'Name', placeholder: 'Customers', required: true }],
  action: 'Create',
  run: async ({ name }) => {
    await call('table', 'POST', ['Tables'], { headers: { 'Content-Type': 'application/json', Accept: 'application/json;odata=nometadata' }, body: JSON.stringify({ TableName: name }) });
    location.hash = link('table', name);
  },
});

export function tables(root, [table]) {
  const frame = panes(root);
  sidebar(frame.side, { title: 'Tables', service: 'table', icon: 'table', noun: 'table', list: tableNames, create: newTable, current: table });
  if (!table) {
    fill(frame.centre, nothingChosen('Choose a table, or make one.'));
    return () => {};
  }
  return tableView(frame, table);
}

function tableView(frame, table) {
  const scroll = h('div', { class: 'scroll' });
  const pager = h('div', { class: 'pager' });
  const filter = h('input', { class: 'grow mono', type: 'search', id: 'query', 'data-filter': '', 'aria-label': 'Filter', placeholder: "PartitionKey eq 'london' and Temperature gt 20", spellcheck: 'false' });
  const pages = [{}];
  const form = h('form', { class: 'bar' }, filter, h('button', { type: 'submit', class: 'primary', id: 'run-query' }, 'Query'));
  form.addEventListener('submit', event => { event.preventDefault(); pages.splice(0, pages.length, {}); load(); });

  fill(frame.centre,
    bar(h('div', { class: 'crumbs' }, table),
      button('', { icon: 'refresh', kind: 'icon', title: 'Refresh (r)', id: 'refresh', onclick: () => load() }),
      button('Insert', { icon: 'plus', id: 'insert', onclick: insert }),
      button('Delete table', { kind: 'danger', icon: 'trash', onclick: removeTable })),
    form, scroll, pager);

  const load = renewing(() => attempt(async () => {
    const answer = await call('table', 'GET', [`${table}()`], { query: { $filter: filter.value.trim() || undefined, $top: String(PAGE), ...pages.at(-1) }, headers: { Accept: JSON_TYPE } });
    const { value } = await answer.json();
    const partition = answer.headers.get('x-ms-continuation-NextPartitionKey');
    const next = partition ? { NextPartitionKey: partition, NextRowKey: answer.headers.get('x-ms-continuation-NextRowKey') ?? undefined } : undefined;
    draw(value, next);
  }));

  function draw(entities, next) {
    const names = [...new Set(entities.flatMap(Object.keys))].filter(name => !name.includes('odata.') && !FIRST.includes(name) && name !== 'Timestamp');
    const columns = [...FIRST, ...names, 'Timestamp'].map(name => ({ title: name, kind: 'mono', cell: row => (row.entity[name] === undefined ? h('span', { class: 'faint' }, '—') : String(row.entity[name])) }));
    const rows = entities.map(entity => ({ entity, key: `${entity.PartitionKey}/${entity.RowKey}` }));
    fill(scroll, rows.length
      ? grid(columns, rows, { label: `Entities of ${table}`, open: row => show(row.entity), remove: row => remove(row.entity) })
      : empty(filter.value ? 'No entity matches.' : 'This table is empty.'));
    fill(pager, button('Back', { kind: 'small', disabled: pages.length < 2, onclick: () => { pages.pop(); load(); } }),
      button('Next', { kind: 'small', id: 'next-page', disabled: !next, onclick: () => { pages.push(next); load(); } }),
      h('span', { id: 'shown' }, `page ${pages.length}, ${rows.length} shown`));
  }

  function show(entity) {
    const own = Object.fromEntries(Object.entries(entity).filter(([name]) => !name.startsWith('odata.')));
    frame.detail([
      detailHead(`${entity.PartitionKey} / ${entity.RowKey}`, [
        button('Edit', { kind: 'small', onclick: () => edit(entity, own) }),
        button('Delete', { kind: 'small danger', icon: 'trash', onclick: () => remove(entity) })], () => frame.detail(undefined)),
      card('ETag', h('code', {}, entity['odata.etag'] ?? '')),
      card('Entity', h('pre', { class: 'preview', tabindex: '0' }, JSON.stringify(own, null, 2))),
    ]);
  }

  const address = entity => [`${table}(PartitionKey='${quoted(entity.PartitionKey)}',RowKey='${quoted(entity.RowKey)}')`];

  function edit(entity, own) {
    const { Timestamp, ...rest } = own;
    ask({
      title: 'Edit', fields: [{ name: 'json', label: 'Entity as JSON', rows: 12, value: JSON.stringify(rest, null, 2) }], action: 'Save',
      run: values => call('table', 'PUT', address(entity), { headers: { 'If-Match': entity['odata.etag'], 'Content-Type': 'application/json' }, body: JSON.stringify(JSON.parse(values.json)) }),
    }).then(done => { if (done) { frame.detail(undefined); load(); } });
  }

  function insert() {
    ask({
      title: 'Insert an entity', fields: [{ name: 'json', label: 'Entity as JSON', rows: 10, value: '{\n  "PartitionKey": "",\n  "RowKey": ""\n}' }], action: 'Insert',
      run: values => call('table', 'POST', [table], { headers: { 'Content-Type': 'application/json', Accept: 'application/json;odata=nometadata' }, body: JSON.stringify(JSON.parse(values.json)) }),
    }).then(done => done && load());
  }

  function remove(entity) {
    ask({ title: 'Delete this entity?', text: `${entity.PartitionKey} / ${entity.RowKey}`, action: 'Delete', danger: true, run: () => call('table', 'DELETE', address(entity), { headers: { 'If-Match': '*' } }) })
      .then(done => { if (done) { toast('Deleted'); frame.detail(undefined); load(); } });
  }

  function removeTable() {
    ask({ title: 'Delete this table?', text: `${table} and every entity in it.`, action: 'Delete', danger: true, run: () => call('table', 'DELETE', [`Tables('${table}')`]) })
      .then(done => { if (done) location.hash = link('table'); });
  }

  load();
  return onChange(`/${session.account.name}/${table}`, load);
}

const quoted = text => text.replaceAll("'", "''");
