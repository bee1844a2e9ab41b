// A lease: who holds it, how long it still runs, and the button that breaks it.

import { h, button, badge, ask, attempt, toast } from './dom.js';
import { countdown, emptying } from './ticking.js';
import { call } from './api.js';

const KINDS = { leased: 'warn', breaking: 'bad', broken: 'info', expired: 'info', available: 'good' };

export function leaseBadge(state) {
  return state && state !== 'available' ? badge(state, KINDS[state]) : '';
}

/**
 * target: { service, path, query } of the resource; lease: what insight says of it; known: the state that the API gives.
 */
export function leaseCard(target, lease, known, changed) {
  const state = lease?.state ?? known ?? 'available';
  const act = (action, headers) => call(target.service, 'PUT', target.path, {
    query: { comp: 'lease', ...target.query }, headers: { 'x-ms-lease-action': action, ...headers },
  });
  const breakNow = () => ask({
    title: 'Break the lease',
    text: 'Its holder loses it after the break period; 0 means at once.',
    fields: [{ name: 'period', label: 'Break period in seconds', type: 'number', value: '0' }],
    action: 'Break lease',
    danger: true,
    run: values => act('break', target.service === 'file' && !target.query ? {} : { 'x-ms-lease-break-period': values.period }),
  }).then(done => { if (done) { toast('The lease is broken'); changed(); } });
  const acquire = () => attempt(() => act('acquire', { 'x-ms-lease-duration': target.fixed === false ? '-1' : '60' }), 'Leased').then(changed);
  const held = state === 'leased' || state === 'breaking';
  if (!held) {
    return h('div', { class: 'lease', id: 'lease', dataset: { state } },
      h('div', { class: 'row' }, badge(state, KINDS[state]), button(target.fixed === false ? 'Acquire' : 'Acquire for 60 s', { kind: 'small', id: 'acquire-lease', onclick: acquire })));
  }
  return h('div', { class: 'lease', id: 'lease', dataset: { state } },
    h('div', { class: 'row' },
      h('div', {},
        h('div', { class: 'quiet' }, state === 'breaking' ? 'is broken in' : lease?.until ? 'runs out in' : 'runs'),
        lease?.until ? countdown(lease.until, { name: 'div', class: 'time', id: 'lease-left', ended: () => setTimeout(changed, 300) }) : h('div', { class: 'time' }, 'for ever')),
      badge(state, KINDS[state])),
    lease?.until && emptying(lease.until, lease.seconds > 0 ? lease.seconds : 60),
    lease?.id && h('div', {}, h('span', { class: 'quiet' }, 'held by '), h('code', { id: 'lease-holder' }, lease.id)),
    h('div', {}, button('Break lease', { kind: 'small danger', icon: 'lock', id: 'break-lease', onclick: breakNow })));
}
