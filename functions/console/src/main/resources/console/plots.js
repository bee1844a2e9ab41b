// Rate and latency as lines, drawn by hand.

import { h, svg, fill } from './dom.js';
import { live, subscribe } from './live.js';
import { micros } from './format.js';

const WIDTH = 600;
const HEIGHT = 150;
const LEFT = 44;
const BOTTOM = 16;
const SPAN = 120;

function niceCeiling(value) {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 2.5, 5, 10].map(step => step * power).find(step => step >= value);
}

function points(seconds, key, top, width, height, leftEdge) {
  const end = seconds.at(-1)?.second ?? 0;
  return seconds.map(each => [
    leftEdge + (width - leftEdge) * (1 - (end - each.second) / (SPAN - 1)),
    height - Math.min(1, each[key] / top) * height,
  ]);
}

function path(list) {
  return list.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

function area(list, height) {
  return list.length ? `${path(list)}L${list.at(-1)[0].toFixed(1)} ${height}L${list[0][0].toFixed(1)} ${height}Z` : '';
}

/** Pieces of a line: where nothing was measured nothing is drawn. A lone second becomes a dot. */
function runs(list, values) {
  const pieces = [];
  list.forEach((point, index) => {
    if (values[index] === 0) return;
    if (index > 0 && values[index - 1] > 0) pieces.at(-1).push(point);
    else pieces.push([point, [point[0] + 0.01, point[1]]]);
  });
  return pieces;
}

function plot(title, series, format) {
  const drawing = svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': title });
  const legend = h('div', { class: 'legend' });
  const figure = h('section', { class: 'plot' }, h('header', {}, h('h2', {}, title), legend), drawing);
  const height = HEIGHT - BOTTOM;
  const draw = () => {
    const seconds = live.seconds;
    const highest = Math.max(...seconds.map(each => Math.max(...series.map(({ key }) => each[key]))), 0);
    const top = niceCeiling(highest);
    const parts = [];
    for (const share of [0, 0.5, 1]) {
      const y = height - share * height;
      parts.push(svg('path', { class: 'axis', d: `M${LEFT} ${y}H${WIDTH}` }));
      parts.push(svg('text', { x: LEFT - 6, y: Math.max(9, y + 3.5), 'text-anchor': 'end' }, format(top * share)));
    }
    parts.push(svg('text', { x: LEFT, y: HEIGHT - 2 }, '2 min ago'), svg('text', { x: WIDTH, y: HEIGHT - 2, 'text-anchor': 'end' }, 'now'));
    for (const { key, colour, gaps } of series.filter(each => seconds.some(second => second[each.key] > 0))) {
      const line = points(seconds, key, top, WIDTH, height, LEFT);
      const pieces = gaps ? runs(line, seconds.map(second => second[key])) : [line];
      parts.push(svg('path', { class: `area f-${colour}`, d: pieces.map(piece => area(piece, height)).join('') }),
        svg('path', { class: `line c-${colour}`, d: pieces.map(path).join('') }));
    }
    fill(drawing, parts);
    const current = seconds.at(-2) ?? seconds.at(-1) ?? {};
    fill(legend, series.map(({ key, name, colour }) => h('span', {}, h('i', { class: `f-${colour}` }), `${name} `, h('b', {}, current[key] ? format(current[key]) : '—'))));
  };
  draw();
  return { element: figure, draw };
}

/** All plots, and how to stop drawing them. */
export function plots() {
  const count = value => (value >= 1000 ? `${(value / 1000).toFixed(1)}k` : String(Math.round(value * 10) / 10));
  const all = [
    plot('Requests per second', [{ key: 'count', name: 'all', colour: 'accent' }, { key: 'errors', name: 'failed', colour: 'bad', gaps: true }], count),
    plot('Latency', [{ key: 'slow', name: '95 %', colour: 'info', gaps: true }, { key: 'median', name: 'median', colour: 'violet', gaps: true }], micros),
  ];
  let drawn = 0;
  const stop = subscribe(() => {
    const now = performance.now();
    if (now - drawn > 450) { drawn = now; all.forEach(each => each.draw()); }
  });
  return { element: h('div', { class: 'plots' }, all.map(each => each.element)), stop };
}

/** The line in the top bar. */
export function sparkline() {
  const line = svg('path', { class: 'line c-accent' });
  const ground = svg('path', { class: 'area f-accent' });
  const element = svg('svg', { viewBox: '0 0 90 24', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, ground, line);
  return {
    element,
    draw() {
      const top = Math.max(1, ...live.seconds.map(each => each.count));
      const list = points(live.seconds, 'count', top, 90, 22, 0);
      line.setAttribute('d', path(list));
      ground.setAttribute('d', area(list, 24));
    },
  };
}
