// The event stream of a place, over the real server and over broken connections.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { HEARTBEAT_MS, type PlaceEvent } from '#contract/events.ts';
import { readEvents } from '#core/api/events.ts';
import { createHttp } from '#core/api/http.ts';
import type { ProductId, SessionToken } from '#domain/ids.ts';
import { setAvailability } from '../../../server/services/availability/set-availability.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';

let server: HttpServer;
let double: Server | undefined;
beforeAll(async () => {
  server = await startHttpServer({ demos: ['beach-bar'] });
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
  double?.closeAllConnections();
  double?.close();
});

const serve = async (listener: RequestListener): Promise<string> => {
  double = createServer(listener);
  await new Promise<void>((done) => double?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(double.address() as AddressInfo).port}`;
};

const listen = (url: string, place: number, more: { lastSeq?: number; token?: SessionToken } = {}) => {
  const stop = new AbortController();
  const heard: PlaceEvent[] = [];
  const onAlive = vi.fn();
  const http = createHttp({ baseUrl: `${url}/api`, clientId: () => 'tabl' });
  const stood = readEvents(http, {
    place,
    token: more.token,
    lastSeq: more.lastSeq,
    signal: stop.signal,
    onEvent: (event) => void heard.push(event),
    onAlive,
  });
  return { heard, stood, onAlive, stop: () => stop.abort() };
};

test('the stream sends hello with the menu’s version, then each change, until it is stopped', async () => {
  const place = await server.placeId('briz');
  const published = await server.services.places.find('briz');
  const line = listen(server.url, place);
  await vi.waitFor(() => expect(line.heard).toHaveLength(1));
  expect(line.heard[0]).toMatchObject({ type: 'hello', menuVersion: published?.version });
  const dish = published?.document.menu.products[0]?.id ?? (0 as ProductId);
  await setAvailability(server.services, place, dish, { off: true, until: null });
  await vi.waitFor(() => expect(line.heard).toHaveLength(2));
  expect(line.heard[1]).toMatchObject({ type: 'availability', productId: dish, off: true });
  line.stop();
  expect(await line.stood).toBe(true);
});

test('session token and last event are sent in headers, the client’s id too', async () => {
  const seen: Record<string, unknown>[] = [];
  const url = await serve((request, response) => {
    seen.push(request.headers);
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(':\n\n');
  });
  await listen(url, 7, { lastSeq: 41, token: 'secret' as SessionToken }).stood;
  await listen(url, 7).stood;
  expect(seen[0]).toMatchObject({
    'x-client': 'tabl',
    'x-place': '7',
    'x-session': 'secret',
    'last-event-id': '41',
    accept: 'text/event-stream',
  });
  expect(seen[1]?.['x-session']).toBeUndefined();
  expect(seen[1]?.['last-event-id']).toBeUndefined();
});

test('stood is true when a connection breaks later, and false for a portal’s page, an error or silence', async () => {
  const hello = 'data: {"type":"hello","seq":3,"prev":3}\n\n';
  const broken = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(hello);
    setTimeout(() => response.destroy(), 20);
  });
  const line = listen(broken, 7);
  expect(await line.stood).toBe(true);
  expect(line.heard).toMatchObject([{ type: 'hello', seq: 3 }]);
  double?.close();
  for (const listener of [
    (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(hello),
    (_, response) => void response.writeHead(500).end(),
    (request) => void request.destroy(),
  ] satisfies RequestListener[]) {
    const other = listen(await serve(listener), 7);
    expect(await other.stood).toBe(false);
    expect(other.heard).toEqual([]);
    double?.close();
  }
});

test('an event in several chunks is one event; an unreadable event is skipped', async () => {
  const text =
    'id: 1\ndata: {"type":"menu","seq":1,"prev":0,"version":"v2"}\n\ndata: {"type":"dance"}\n\ndata: x\n\n:\n\n';
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const pieces = text.match(/.{1,7}/gs) ?? [];
    const send = (at: number): void => {
      const piece = pieces[at];
      if (piece === undefined) response.end();
      else response.write(piece, () => setTimeout(send, 1, at + 1));
    };
    send(0);
  });
  const line = listen(url, 7);
  await line.stood;
  expect(line.heard).toEqual([{ type: 'menu', seq: 1, prev: 0, version: 'v2' }]);
});

test('a stream with CR LF, and an event of several data lines, are parsed as the standard says', async () => {
  const lines = [
    '\uFEFFdata: {"type":"menu","seq":1,',
    'data: "prev":0,"version":"v2"}',
    '',
    ': a proxy’s word',
    '',
    '',
  ];
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(lines.join('\r\n'));
  });
  const line = listen(url, 7);
  await line.stood;
  expect(line.heard).toEqual([{ type: 'menu', seq: 1, prev: 0, version: 'v2' }]);
});

test('a connection that is silent for two heartbeats is dead', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let connected = () => {};
  const isConnected = new Promise<void>((resolve) => {
    connected = resolve;
  });
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(':\n\n');
    connected();
  });
  const line = listen(url, 7);
  await isConnected;
  await vi.waitFor(() => expect(line.onAlive).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 2 - 1_000);
  let isOver = false;
  void line.stood.then(() => {
    isOver = true;
  });
  await new Promise((later) => setImmediate(later));
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(await line.stood).toBe(true);
});
