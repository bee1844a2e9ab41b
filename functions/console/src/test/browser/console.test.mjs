// The console in a real browser, from the first container to a broken lease.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { ROOT, start, client } from './server.mjs';

const PICTURES = join(ROOT, 'target/console');
const MEGABYTE = 1024 * 1024;

let server;
let browser;
let page;
let storage;
const foreign = [];
const complaints = [];

before(async () => {
  await mkdir(PICTURES, { recursive: true });
  server = await start();
  storage = await client(server);
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark', acceptDownloads: true });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('request', request => { if (!request.url().startsWith(server.address) && !request.url().startsWith('blob:')) foreign.push(request.url()); });
  page.on('console', message => { if (message.type() === 'error') complaints.push(message.text()); });
  page.on('pageerror', error => complaints.push(String(error)));
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const picture = name => page.screenshot({ path: join(PICTURES, `${name}.png`) });
const dialogSubmit = () => page.locator('#dialog-submit').click();

test('the overview counts what was seeded', async () => {
  await page.goto(`${server.address}/`);
  await page.locator('.tile .count').first().waitFor();
  await page.waitForFunction(() => [...document.querySelectorAll('.tile .count')].every(each => /^\d+$/.test(each.textContent)));
  assert.deepEqual(await page.locator('.tile .count').allTextContents(), ['2', '1', '1', '1']);
});

test('a container is created with the keyboard alone', async () => {
  await page.keyboard.press('2');
  await page.locator('#create').waitFor();
  await page.keyboard.press('n');
  await page.keyboard.type('uploads');
  await page.keyboard.press('Enter');
  await page.locator('.crumbs', { hasText: 'uploads' }).waitFor();
  await storage('blob', 'HEAD', 'uploads?restype=container');
});

test('20 MB go up with visible progress and come back byte for byte', async () => {
  const bytes = randomBytes(20 * MEGABYTE);
  // Slow enough to see it move.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 12 * MEGABYTE });
  const chooser = page.waitForEvent('filechooser');
  await page.locator('#upload').click();
  await (await chooser).setFiles({ name: 'large.bin', mimeType: 'application/octet-stream', buffer: bytes });
  const bar = page.locator('[role="progressbar"]');
  await bar.waitFor();
  const seen = new Set();
  let shot = false;
  while (await bar.count() > 0) {
    const now = Number(await bar.getAttribute('aria-valuenow', { timeout: 2000 }).catch(() => '100'));
    seen.add(now);
    if (!shot && now > 20 && now < 95) { shot = true; await picture('upload'); }
    await page.waitForTimeout(60);
  }
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  const between = [...seen].filter(share => share > 0 && share < 100);
  assert.ok(between.length >= 3, `progress was seen at ${[...seen].join(', ')}`);
  await page.locator('tr[data-key="large.bin"]').click();
  await page.locator('#etag').waitFor();
  const download = page.waitForEvent('download');
  await page.locator('#download').click();
  const chunks = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
  assert.ok(Buffer.concat(chunks).equals(bytes), 'what came back is what went up');
});

test('a lease appears, counts down and is broken', async () => {
  await storage('blob', 'PUT', 'uploads/large.bin?comp=lease', { 'x-ms-lease-action': 'acquire', 'x-ms-lease-duration': '60', 'x-ms-proposed-lease-id': '11111111-2222-3333-4444-555555555555' });
  const left = page.locator('#lease-left');
  await left.waitFor();
  const first = parseFloat(await left.textContent());
  assert.ok(first > 40 && first <= 60, `the lease has ${first} s left`);
  assert.equal(await page.locator('#lease-holder').textContent(), '11111111-2222-3333-4444-555555555555');
  await page.waitForFunction(before => parseFloat(document.getElementById('lease-left').textContent) < before - 1, first);
  await picture('lease');
  await page.locator('#break-lease').click();
  await dialogSubmit();
  await page.locator('#lease[data-state="broken"]').waitFor();
  const properties = await storage('blob', 'HEAD', 'uploads/large.bin');
  assert.equal(properties.headers.get('x-ms-lease-state'), 'broken');
});

test('a blob shows versions, snapshots, tags and a preview', async () => {
  await page.goto(`${server.address}/console/#/devstoreaccount1/blob/reports/2026%2F`);
  await page.locator('tr[data-key="2026/summary.json"]').click();
  await page.locator('pre.preview', { hasText: '"quarter": "Q3"' }).waitFor();
  await page.locator('#snapshot').click();
  await page.locator('.history .badge', { hasText: 'snapshot' }).waitFor();
  await page.locator('.history .badge', { hasText: 'current' }).waitFor();
  await storage('blob', 'PUT', 'reports/2026/summary.json', { 'x-ms-blob-type': 'BlockBlob', 'Content-Type': 'application/json' }, '{"quarter":"Q4"}');
  await page.locator('pre.preview', { hasText: '"quarter": "Q4"' }).waitFor();
  await page.locator('.history li', { has: page.locator('.badge', { hasText: 'version' }) }).first().getByRole('button', { name: 'Show' }).click();
  await page.locator('pre.preview', { hasText: '"quarter": "Q3"' }).waitFor();
  await page.locator('.history li', { has: page.locator('.badge', { hasText: 'current' }) }).getByRole('button', { name: 'Show' }).click();
  await page.locator('pre.preview', { hasText: '"quarter": "Q4"' }).waitFor();
  await page.locator('#edit-tags').click();
  await page.locator('#field-tags').fill('team=sales');
  await dialogSubmit();
  await page.locator('.facts dt', { hasText: 'team' }).waitFor();
  await picture('blob');
  await page.goto(`${server.address}/console/#/devstoreaccount1/blob/pictures/minerals%2F`);
  await page.locator('tr[data-key="minerals/malachite.svg"]').click();
  await page.locator('img.preview').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.detail').waitFor({ state: 'detached' });
});

test('a message is put, peeked and counted down while it is invisible', async () => {
  await page.goto(`${server.address}/console/#/devstoreaccount1/queue/orders`);
  await page.locator('#put-message textarea').fill('copper for the roof');
  await page.locator('#put-message button[type="submit"]').click();
  await page.locator('#visible pre', { hasText: 'copper for the roof' }).waitFor();
  assert.equal(await page.locator('#visible article').count(), 3);
  await storage('queue', 'GET', 'orders/messages?visibilitytimeout=120');
  const countdown = page.locator('#invisible .countdown');
  await countdown.waitFor();
  assert.match(await countdown.textContent(), /^1\d\d s|^1 min/);
  await page.locator('#peek').click();
  await page.waitForFunction(() => document.querySelectorAll('#visible article').length === 2);
  await picture('queue');
  await page.locator('#clear').click();
  await dialogSubmit();
  await page.waitForFunction(() => document.querySelectorAll('#visible article, #invisible article').length === 0);
});

test('a table is queried and paged', async () => {
  await page.goto(`${server.address}/console/#/devstoreaccount1/table/Weather`);
  await page.locator('#query').fill("Sky eq 'clear' and Temperature gt 20");
  await page.locator('#run-query').click();
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 2);
  assert.deepEqual(await page.locator('tbody tr td:first-child').allTextContents(), ['lisbon', 'london']);
  await picture('table');
  await page.locator('#query').fill('Temperature gt');
  await page.locator('#run-query').click();
  await page.locator('.toast.bad').waitFor();
  const body = Array.from({ length: 120 }, (_, index) => storage('table', 'POST', 'Weather', { 'Content-Type': 'application/json', Prefer: 'return-no-content' },
    JSON.stringify({ PartitionKey: 'many', RowKey: String(index).padStart(4, '0') })));
  await Promise.all(body);
  await page.locator('#query').fill("PartitionKey eq 'many'");
  await page.locator('#run-query').click();
  await page.waitForFunction(() => document.getElementById('shown').textContent === 'page 1, 100 shown');
  await page.locator('#next-page').click();
  await page.waitForFunction(() => document.getElementById('shown').textContent === 'page 2, 20 shown');
});

test('a share opens as a tree', async () => {
  await page.goto(`${server.address}/console/#/devstoreaccount1/file/documents`);
  await page.locator('[data-path="contracts"] > .node').click();
  await page.locator('[data-path="contracts/2026"] > .node').click();
  await page.locator('[data-path="contracts/2026/offer.txt"] > .node').click();
  await page.locator('pre.preview', { hasText: 'Between copper and air.' }).waitFor();
  await page.locator('.detail', { hasText: 'nobody has it open' }).waitFor();
  await picture('share');
});

test('a file shows its lease, who has it open and what they lock', async () => {
  const file = 'documents/contracts/2026/offer.txt';
  await storage('file', 'PUT', `${file}?comp=lease`, { 'x-ms-lease-action': 'acquire', 'x-ms-lease-duration': '-1', 'x-ms-proposed-lease-id': '66666666-7777-8888-9999-000000000000' });
  await page.locator('#lease[data-state="leased"]').waitFor();
  assert.equal(await page.locator('#lease-holder').textContent(), '66666666-7777-8888-9999-000000000000');
  await page.locator('#break-lease').click();
  await dialogSubmit();
  await page.locator('#lease[data-state="broken"]').waitFor();
  const wish = { share: 'documents', path: 'contracts/2026/offer.txt', access: ['read', 'write'], shared: ['write'], client: '10.1.2.3', locks: [{ first: 0, last: 6 }, { first: 8, last: 9, exclusive: false }] };
  const opened = await fetch(`${server.address}/test/handles`, { method: 'POST', body: JSON.stringify(wish) });
  assert.equal(opened.status, 201);
  const { id } = await opened.json();
  await page.keyboard.press('r');
  await page.locator('[data-path="contracts/2026/offer.txt"] .badge', { hasText: '1 open' }).waitFor();
  await page.locator('#handles code', { hasText: id }).waitFor();
  const card = await page.locator('#handles').textContent();
  for (const part of ['10.1.2.3', 'Read, Write', 'bytes 0–6', 'exclusive', 'bytes 8–9', 'shared']) assert.ok(card.includes(part), `${part} in ${card}`);
  await page.locator('.detail', { hasText: 'not now: SharingViolation' }).waitFor();
  await picture('handles');
  await page.locator('#close-handles').click();
  await page.locator('#handles', { hasText: 'nobody has it open' }).waitFor();
  await page.locator('[data-path="contracts/2026/offer.txt"] .badge').waitFor({ state: 'detached' });
  await page.locator('pre.preview', { hasText: 'Between copper and air.' }).waitFor();
});

test('requests of others are shown as they happen, with what they cost', async () => {
  await page.goto(`${server.address}/console/#/requests`);
  for (let round = 0; round < 40; round += 1) {
    await storage('blob', 'PUT', `uploads/small-${round}`, { 'x-ms-blob-type': 'BlockBlob' }, 'x'.repeat(100));
    await storage('blob', 'GET', `uploads/small-${round}`);
    if (round % 10 === 0) await assert.rejects(storage('blob', 'GET', 'uploads/absent'));
    await page.waitForTimeout(40);
  }
  const row = page.locator('.stream tbody tr', { hasText: 'PutBlockBlob' }).or(page.locator('.stream tbody tr', { hasText: 'PutBlob' })).first();
  await row.waitFor();
  assert.match(await row.textContent(), /201.*[1-9]\d* R · [1-9]\d* W/);
  await page.locator('.stream .badge', { hasText: '404' }).first().waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.plot .line').length >= 3);
  await page.waitForTimeout(1500);
  await picture('requests');
});

test('the second account is its own, and light is as good as dark', async () => {
  await page.goto(`${server.address}/console/`);
  await page.locator('#account').selectOption('second');
  await page.waitForFunction(() => [...document.querySelectorAll('.tile .count')].map(each => each.textContent).join() === '1,0,0,0');
  await page.locator('#account').selectOption('devstoreaccount1');
  await page.waitForFunction(() => document.querySelector('.tile .count')?.textContent === '3');
  await picture('overview');
  await page.locator('#theme').click();
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), 'light');
  await picture('overview-light');
  await page.goto(`${server.address}/console/#/devstoreaccount1/blob/reports/2026%2F`);
  await page.locator('tr[data-key="2026/orders.csv"]').click();
  await page.locator('pre.preview').waitFor();
  await picture('blob-light');
  await page.locator('#delete').click();
  await dialogSubmit();
  await page.locator('tr[data-key="2026/orders.csv"]').waitFor({ state: 'detached' });
});

test('pages of other sites get nothing', async () => {
  const asked = (path, headers) => fetch(`${server.address}${path}`, { headers }).then(answer => answer.status);
  assert.equal(await asked('/console/session', { Origin: 'https://elsewhere.example' }), 403);
  assert.equal(await asked('/console/requests', { 'Sec-Fetch-Site': 'cross-site' }), 403);
  assert.equal(await asked('/console/insight/blob/devstoreaccount1/uploads?restype=container', {}), 404);
  assert.equal(await asked('/console/api/blob/devstoreaccount1/?comp=list', {}), 404);
});

test('nothing else was asked, and the page did not complain', () => {
  assert.deepEqual(foreign, []);
  // The query that was wrong on purpose and the bytes that were locked are all that may fail.
  assert.deepEqual(complaints.filter(text => !/status of (400|409)/.test(text)), []);
});
