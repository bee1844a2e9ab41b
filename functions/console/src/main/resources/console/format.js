// How sizes, times and names are shown.

export function bytes(count) {
  const number = Number(count);
  if (!Number.isFinite(number) || number < 0) return '';
  if (number < 1024) return `${number} B`;
  const units = ['KiB', 'MiB', 'GiB', 'TiB'];
  let value = number / 1024;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) { value /= 1024; unit += 1; }
  return `${value >= 100 ? value.toFixed(0) : value.toFixed(1)} ${units[unit]}`;
}

export function when(text) {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
}

export function micros(value) {
  if (value < 1000) return `${Math.round(value)} µs`;
  const [number, unit] = value < 1e6 ? [value / 1000, 'ms'] : [value / 1e6, 's'];
  return `${Number(number.toFixed(number < 10 ? 2 : number < 100 ? 1 : 0))} ${unit}`;
}

/** Time left as people read it: tenths near the end, then minutes, hours, days. */
export function left(milliseconds) {
  if (milliseconds <= 0) return '0 s';
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  if (seconds < 7200) return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
  if (seconds < 172800) return `${Math.floor(seconds / 3600)} h ${Math.floor(seconds % 3600 / 60)} min`;
  return `${Math.floor(seconds / 86400)} days`;
}

export function plural(count, word) {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

export function hex(buffer) {
  const view = new Uint8Array(buffer);
  const lines = [];
  for (let at = 0; at < view.length; at += 8) {
    const row = [...view.subarray(at, at + 8)];
    const digits = row.map(value => value.toString(16).padStart(2, '0')).join(' ').padEnd(23);
    const letters = row.map(value => (value > 31 && value < 127 ? String.fromCharCode(value) : '·')).join('');
    lines.push(`${at.toString(16).padStart(6, '0')}  ${digits}  ${letters}`);
  }
  return lines.join('\n');
}

/** The text of UTF-8 bytes, or undefined where they are something else. */
export function text(buffer, truncated) {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const decoded = decoder.decode(buffer, { stream: truncated });
    return /[\u0000-\u0008\u000e-\u001a]/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

export function toBase64(plain) {
  return btoa(String.fromCharCode(...new TextEncoder().encode(plain)));
}

/** What a message says if it is Base64 of text, as most SDKs send it. */
export function fromBase64(encoded) {
  if (!encoded || encoded.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(encoded)) return undefined;
  return text(Uint8Array.from(atob(encoded), letter => letter.charCodeAt(0)), false);
}
