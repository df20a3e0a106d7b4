import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultProxy, PORTAL_PAGE, startFaultProxy } from '../support/fault-proxy.ts';
import { frameRequests } from '../support/fault-proxy-requests.ts';

let server: Server;
let proxy: FaultProxy;
/** Requests handled by the server, whether or not their answers arrived. */
let done: string[];

beforeEach(async () => {
  done = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      done.push(`${request.method} ${request.url} ${body}`.trim());
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ echoed: body, filler: 'x'.repeat(2000) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  proxy = await startFaultProxy({ upstreamPort: address.port });
});

afterEach(async () => {
  await proxy.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const at = (path: string): string => `http://127.0.0.1:${proxy.port}${path}`;
const order = (body: string): Promise<Response> => fetch(at('/api/orders'), { method: 'POST', body });
const fails = (call: Promise<Response>): Promise<boolean> =>
  call
    .then((answer) => answer.text())
    .then(
      () => false,
      () => true,
    );

test('fault proxy: without faults passes every request and counts it', async () => {
  const answer = await order('soup');
  expect(await answer.json()).toMatchObject({ echoed: 'soup' });
  expect(proxy.forwarded).toEqual(['POST /api/orders']);
  expect(proxy.counts).toEqual({ connections: 1, faults: 0 });
});

test('fault proxy: refused, reset and black-holed requests never reach the server, and recover', async () => {
  await proxy.set({ kind: 'refuse' });
  expect(await fails(order('refused'))).toBe(true);
  await proxy.set({ kind: 'reset' });
  expect(await fails(order('reset'))).toBe(true);
  await proxy.set({ kind: 'black-hole' });
  const swallowed = fetch(at('/api/orders'), { method: 'POST', body: 'swallowed', signal: AbortSignal.timeout(300) });
  await expect(swallowed).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(done).toEqual([]);
  await proxy.heal();
  expect((await order('soup')).status).toBe(200);
  expect(done).toEqual(['POST /api/orders soup']);
});

test('fault proxy: a lost answer leaves the work done on the server; other requests and the retry pass', async () => {
  await proxy.set({ kind: 'lose-answer', to: 'POST /api/orders', times: 1 });
  expect((await fetch(at('/api/products'))).status).toBe(200);
  expect(await fails(order('soup'))).toBe(true);
  expect(done).toEqual(['GET /api/products', 'POST /api/orders soup']);
  expect((await order('soup')).status).toBe(200);
  expect(proxy.counts.faults).toBe(1);
});

test('fault proxy: cuts an answer in the middle', async () => {
  await proxy.set({ kind: 'cut-after', bytes: 300 });
  expect(await fails(order('soup'))).toBe(true);
  expect(done).toEqual(['POST /api/orders soup']);
});

test('fault proxy: a captive portal answers every request with its own page', async () => {
  await proxy.set({ kind: 'captive-portal' });
  const answer = await order('soup');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(PORTAL_PAGE);
  expect(done).toEqual([]);
});

test('fault proxy: a failing middlebox fails only the chosen requests, as often as set', async () => {
  await proxy.set({ kind: 'status', status: 502, to: /^POST /, times: 1 });
  expect((await fetch(at('/api/products'))).status).toBe(200);
  expect((await order('soup')).status).toBe(502);
  expect((await order('soup')).status).toBe(200);
  expect(done).toEqual(['GET /api/products', 'POST /api/orders soup']);
});

test('fault proxy: latency and bandwidth slow both directions and keep the byte order', async () => {
  await proxy.set({ kind: 'latency', ms: 60 });
  const slow = performance.now();
  expect(await (await order('soup')).json()).toMatchObject({ echoed: 'soup' });
  expect(performance.now() - slow).toBeGreaterThan(110);
  await proxy.set({ kind: 'bandwidth', bytesPerSecond: 20_000 });
  const narrow = performance.now();
  expect(await (await order('broth')).json()).toMatchObject({ echoed: 'broth' });
  expect(performance.now() - narrow).toBeGreaterThan(90);
});

test('fault proxy: closes open connections when the network changes', async () => {
  await proxy.set({ kind: 'black-hole' });
  const waiting = fails(order('soup'));
  await expect.poll(() => proxy.counts.faults).toBe(1);
  await proxy.heal();
  expect(await waiting).toBe(true);
});

test('fault proxy: the same seed makes the same choices', async () => {
  const outcomes = async (): Promise<boolean[]> => {
    const seeded = await startFaultProxy({ upstreamPort: (server.address() as { port: number }).port, seed: 7 });
    await seeded.set({ kind: 'reset', chance: 0.5 });
    const results: boolean[] = [];
    for (let i = 0; i < 12; i++) {
      const headers = { connection: 'close' };
      results.push(await fails(fetch(`http://127.0.0.1:${seeded.port}/`, { headers })));
    }
    await seeded.close();
    return results;
  };
  const first = await outcomes();
  expect(await outcomes()).toEqual(first);
  expect(new Set(first).size).toBe(2);
});

test('fault proxy: finds requests however their bytes are split', () => {
  const bytes = Buffer.from(
    'POST /api/orders HTTP/1.1\r\ncontent-length: 9\r\n\r\nGET / HTTGET /menu HTTP/1.1\r\nhost: x\r\n\r\n',
    'latin1',
  );
  for (let cut = 0; cut <= bytes.length; cut++) {
    const framer = frameRequests();
    const found = [...framer.push(bytes.subarray(0, cut)), ...framer.push(bytes.subarray(cut))];
    expect(found).toEqual(['POST /api/orders', 'GET /menu']);
  }
});
