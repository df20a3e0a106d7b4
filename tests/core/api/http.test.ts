// The only HTTP client: which answers it accepts, and the headers of each call.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createHttp, type HttpOptions } from '#core/api/http.ts';
import { getOrders } from '#core/api/order.ts';
import { sendCall } from '#core/api/outbox/send-call.ts';
import { ping } from '#core/api/ping.ts';
import { verifyToken } from '#core/api/session.ts';
import type { PlaceId, SessionToken } from '#domain/ids.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { patience } from '../../support/patience.ts';

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

const serve = async (listener: RequestListener, options: Partial<HttpOptions> = {}) => {
  server = createServer(listener);
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  return createHttp({ baseUrl, clientId: () => 'tabl', ...options });
};
const portal: RequestListener = (_, response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
const answerJson =
  (body: string, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);

test('each call carries client and place, and no cookie', async () => {
  const seen: Record<string, unknown>[] = [];
  const http = await serve((request, response) => {
    seen.push(request.headers);
    answerJson('{}')(request, response);
  });
  await http.read('settings', { place: 7 });
  await http.send('orders', { method: 'post', place: 'neven', json: {}, headers: { 'idempotency-key': 'one' } });
  expect(seen).toMatchObject([
    { 'x-client': 'tabl', 'x-place': '7' },
    { 'x-client': 'tabl', 'x-place': 'neven', 'idempotency-key': 'one' },
  ]);
  expect(seen.map((headers) => headers.cookie)).toEqual([undefined, undefined]);
});

test('each call goes to the base URL, with place and client when known and the signed-in person’s token [S7.01]', async () => {
  const seen: { readonly url: string | undefined; readonly headers: Record<string, unknown> }[] = [];
  let token: string | undefined = 'token-of-a-user';
  const http = await serve(
    (request, response) => {
      seen.push({ url: request.url, headers: request.headers });
      answerJson('{}')(request, response);
    },
    { userToken: () => token },
  );
  await http.read('settings', { place: 7 });
  token = undefined;
  await http.read('languages');
  const [first, second] = seen;
  expect([first?.url, second?.url]).toEqual(['/api/settings', '/api/languages']);
  expect(first?.headers).toMatchObject({ 'x-client': 'tabl', 'x-place': '7', authorization: 'Bearer token-of-a-user' });
  expect(second?.headers).not.toHaveProperty('authorization');
  expect(second?.headers).not.toHaveProperty('x-place');
});

test('a client id that is not known yet is not sent', async () => {
  const seen: Record<string, unknown>[] = [];
  const listener: RequestListener = (request, response) => {
    seen.push(request.headers);
    answerJson('{}')(request, response);
  };
  const http = await serve(listener, { clientId: () => undefined });
  await http.read('client');
  expect(Object.keys(seen[0] ?? {}).filter((name) => name.startsWith('x-'))).toEqual([]);
});

test('a captive portal’s page at our address does not count as an answer, for any caller', async () => {
  const onNoAnswer = vi.fn();
  const onServerTime = vi.fn();
  const http = await serve(portal, { onNoAnswer, onServerTime });
  const token = 'a-secret-of-some-length' as SessionToken;
  expect(await http.read('settings')).toEqual({ ok: false, error: { kind: 'no_response' } });
  expect(await verifyToken(http, { token: 'x', placeSlug: 'neven' }, 7)).toMatchObject({
    error: { kind: 'no_response' },
  });
  expect(await getOrders(http, 7, token, 'EUR' as Currency, 0)).toMatchObject({ error: { kind: 'no_response' } });
  expect(await ping(http)).toBeUndefined();
  expect(onNoAnswer).toHaveBeenCalledTimes(4);
  // The time of a foreign answer sets no clock either.
  expect(onServerTime).not.toHaveBeenCalled();
});

test('foreign JSON at our address sets no clock and does not count as our server', async () => {
  const onNoAnswer = vi.fn();
  const onServerTime = vi.fn();
  const box = await serve(
    (request, response) => {
      response.setHeader('date', 'Thu, 01 Jan 1970 00:00:00 GMT');
      answerJson('{"error":"Please sign in"}', 401)(request, response);
    },
    { onNoAnswer, onServerTime },
  );
  await box.send('settings');
  expect(onServerTime).not.toHaveBeenCalled();
  expect(onNoAnswer).toHaveBeenCalledOnce();
});

test('a 401 with a foreign body does not end a session', async () => {
  const token = 'a-secret-of-some-length' as SessionToken;
  const ask = async (body: string) => getOrders(await serve(answerJson(body, 401)), 7, token, 'EUR' as Currency, 0);
  expect(await ask('{"error":"Invalid session of the hotel’s Wi-Fi"}')).toMatchObject({ error: { kind: 'responded' } });
  server?.close();
  expect(await ask('{"success":false,"payload":{"message":"Invalid session"}}')).toEqual({
    ok: false,
    error: { kind: 'invalid_session' },
  });
});

test('a caller’s abort ends the request, and says nothing about the network', async () => {
  const onNoAnswer = vi.fn();
  const http = await serve(() => undefined, { onNoAnswer });
  const given = new AbortController();
  const answer = http.send('settings', { signal: given.signal, timeout: 4_000 });
  const before = performance.now();
  given.abort();
  expect(await answer).toEqual({ ok: false, error: { kind: 'no_response' } });
  expect(performance.now() - before).toBeLessThan(patience(2_000));
  expect(await http.send('settings', { signal: given.signal, timeout: 4_000 })).toMatchObject({ ok: false });
  expect(performance.now() - before).toBeLessThan(patience(2_000));
  expect(onNoAnswer).not.toHaveBeenCalled();
});

test('sendCall returns each answer with its status and body', async () => {
  const http = await serve(portal);
  const call = { place: 7 as PlaceId, method: 'post', path: 'orders', headers: {}, body: { session: 'x' } } as const;
  expect(await sendCall(http, call)).toMatchObject({ status: 200, contentType: 'text/html', body: undefined });
});

test('an error of our server differs from silence and from invalid JSON', async () => {
  const refused = await serve(answerJson('{"success":false}', 503));
  expect(await refused.read('settings')).toEqual({
    ok: false,
    error: { kind: 'responded', status: 503, body: { success: false } },
  });
  server?.close();
  const nonsense = await serve(answerJson('{"success":'));
  expect(await nonsense.read('settings')).toEqual({ ok: false, error: { kind: 'other' } });
  server?.close();
  const onNoAnswer = vi.fn();
  const silent = await serve((request) => void request.destroy(), { onNoAnswer });
  expect(await silent.read('settings')).toEqual({ ok: false, error: { kind: 'no_response' } });
  expect(onNoAnswer).toHaveBeenCalledOnce();
});

test('a body that never ends is aborted', async () => {
  const http = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"half": ');
  });
  const before = performance.now();
  const answer = await http.send('settings', { timeout: 300 });
  expect(answer).toEqual({ ok: false, error: { kind: 'no_response' } });
  expect(performance.now() - before).toBeLessThan(2_000);
});

test('an unanswered order is aborted after exactly 55 seconds, and not resent automatically [S9.07]', async () => {
  vi.useFakeTimers();
  const unanswered = vi.fn(
    (request: RequestInfo | URL) =>
      new Promise<Response>((_, end) => {
        const { signal } = request instanceof Request ? request : new Request(request);
        signal.addEventListener('abort', () => end(signal.reason));
      }),
  );
  const http = createHttp({ baseUrl: 'http://127.0.0.1/api', clientId: () => 'tabl', fetch: unanswered });
  const given = vi.fn();
  const call = { place: 7 as PlaceId, method: 'post', path: 'orders', headers: {}, body: { session: 'x' } } as const;
  void sendCall(http, call).catch(given);
  await vi.advanceTimersByTimeAsync(54_999);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(given).toHaveBeenCalledOnce();
  expect(unanswered).toHaveBeenCalledOnce();
});

test('the server’s clock is read from each of our answers', async () => {
  const onServerTime = vi.fn();
  const http = await serve(
    (request, response) => {
      response.setHeader('date', 'Tue, 06 Oct 2026 09:00:00 GMT');
      response.setHeader('x-tabl', 'tabl');
      answerJson('{"success":false}', 404)(request, response);
    },
    { onServerTime },
  );
  await http.read('settings');
  expect(onServerTime).toHaveBeenCalledWith(Date.UTC(2026, 9, 6, 9));
});

test('a ping accepts only an answer with its own nonce and our mark', async () => {
  const echo: RequestListener = (request, response) => {
    const nonce = new URL(request.url ?? '', 'http://x').searchParams.get('nonce');
    answerJson(JSON.stringify({ mark: 'tabl', nonce, now: 5 }))(request, response);
  };
  expect(await ping(await serve(echo))).toEqual({ serverNow: 5 });
  server?.close();
  expect(await ping(await serve(answerJson('{"mark":"tabl","nonce":"of yesterday","now":5}')))).toBeUndefined();
  server?.close();
  const elsewhere: RequestListener = (_, response) => void response.writeHead(302, { location: '/login' }).end();
  expect(await ping(await serve(elsewhere))).toBeUndefined();
});
