// What the server is doing right now: one stream, kept for the plots and shown by whoever subscribes.

import { setServerTime } from './api.js';

const SECONDS = 120;
const KEPT = 400;

export const live = { connected: false, seconds: [], requests: [] };

const listeners = new Set();

export function subscribe(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function connect() {
  const source = new EventSource('requests');
  source.onopen = () => { live.connected = true; tell([]); };
  source.onerror = () => { live.connected = false; tell([]); };
  source.onmessage = event => {
    const tick = JSON.parse(event.data);
    setServerTime(tick.at);
    live.connected = true;
    live.requests = [...tick.requests.toReversed(), ...live.requests].slice(0, KEPT);
    gather(tick);
    tell(tick.requests);
  };
}

// Ticks come several times a second; the plots show seconds.
function gather(tick) {
  const second = Math.floor(tick.at / 1000);
  let last = live.seconds.at(-1);
  if (last === undefined || last.second < second - SECONDS) live.seconds = [];
  for (let missing = (live.seconds.at(-1)?.second ?? second - 1) + 1; missing <= second; missing += 1) {
    live.seconds.push({ second: missing, count: 0, errors: 0, median: 0, slow: 0, readUnits: 0, writeUnits: 0 });
  }
  last = live.seconds.at(-1);
  if (tick.count > 0) {
    const share = tick.count / (last.count + tick.count);
    last.median += (tick.median - last.median) * share;
    last.slow = Math.max(last.slow, tick.slow);
    last.count += tick.count;
    last.errors += tick.errors;
    last.readUnits += tick.readUnits;
    last.writeUnits += tick.writeUnits;
  }
  live.seconds = live.seconds.slice(-SECONDS);
}

function tell(requests) {
  listeners.forEach(listener => listener(requests));
}

/** Calls back, at most twice a second, when somebody else changed something under the path. */
export function onChange(path, changed) {
  let timer;
  const stop = subscribe(requests => {
    const relevant = requests.some(request => (request.method !== 'GET' || request.operation === 'GetMessages') && request.method !== 'HEAD'
      && !request.console && request.status < 300 && request.path.startsWith(path));
    if (relevant && timer === undefined) timer = setTimeout(() => { timer = undefined; changed(); }, 400);
  });
  return () => { clearTimeout(timer); stop(); };
}
