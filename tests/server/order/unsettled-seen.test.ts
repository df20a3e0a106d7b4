// Server answers that settle no command, above all rate limits. The device's parser must read them neither as success nor as
// refusal.
import { expect, test } from 'vitest';
import type { StoredCommand } from '#contract/outbox/command.ts';
import { COMMANDS } from '#contract/outbox/commands.ts';
import { createHttp, type Http } from '#core/api/http.ts';
import { checkPromo } from '#core/api/promotion.ts';
import { verifyToken } from '#core/api/session.ts';
import type { CommandId, PlaceId } from '#domain/ids.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, nextId, type TestServer } from '../support/server.ts';

const { server } = withServer();

const EUR = 'EUR' as Currency;
const MOST = 100;

/** Repeats until the rate limit. */
const untilLimited = async (ask: (at: number) => Promise<Answer>): Promise<Answer> => {
  for (let at = 0; at < MOST; at += 1) {
    const answer = await ask(at);
    if (answer.status === 429) return answer;
  }
  throw new Error(`Nothing was limited within ${MOST}`);
};

type Kind = 'order' | 'bill' | 'waiterCall' | 'callEnd' | 'feedback' | 'guestName';
const headersOf = (id: string, more: object = {}) => ({ 'idempotency-key': id, 'x-order-age': '0', ...more });
const WHOM = { client_name: 'Елена Петрова', client_phone: '+359888123456', payment_method: 'cash' };

const SENT: Readonly<Record<Kind | 'preorder', (on: TestServer, session: string, id: string) => Promise<Answer>>> = {
  order: (on, session, id) => on.order({ session, id }),
  preorder: (on, session, id) =>
    on.post(
      '/api/orders/preorder',
      { token: `${session}-0123456789abcdef`, products: [on.line('salad')], ...WHOM },
      headersOf(id, { 'x-shown-total': '7.90', 'x-device': '0199c0000000400080000000' }),
    ),
  bill: async (on, session, id) => {
    const url = `/api/orders/by_table_session/${session}/bill_wanted`;
    const headers = { 'content-type': 'application/json', 'x-place': String(on.placeId), ...headersOf(id) };
    const answer = await on.app.inject({ method: 'PUT', url, headers, payload: { status: 'bill_wanted' } });
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: answer.json() };
  },
  waiterCall: (on, session, id) => on.post('/api/calls', { session, text: id }, headersOf(id)),
  callEnd: (on, session, id) => on.post('/api/calls/end', { session, call: nextId(), end: 'here' }, headersOf(id)),
  feedback: (on, session, id) => on.post('/api/feedback', { session, answers: [], text: 'Good' }, headersOf(id)),
  guestName: async (on, session, id) => {
    const headers = { 'content-type': 'application/json', 'x-place': String(on.placeId), ...headersOf(id) };
    const payload = { session, name: 'Ani' };
    const answer = await on.app.inject({ method: 'PUT', url: '/api/tables/guest_name', headers, payload });
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: answer.json() };
  },
};

/** The device's verdict on an answer to its command. */
const judged = (kind: Kind, id: string, answer: Answer): unknown => {
  const raw = {
    status: answer.status,
    contentType: String(answer.headers['content-type']),
    retryAfter: String(answer.headers['retry-after']),
    body: answer.json,
  };
  const entry = { id: id as CommandId, kind, terms: { currency: EUR } } as unknown as StoredCommand;
  const judge = COMMANDS[kind].judge as (...asked: [typeof raw, StoredCommand]) => unknown;
  return judge(raw, entry);
};

test.each(Object.keys(SENT) as (keyof typeof SENT)[])(
  '%s: a rate-limit answer is recognised and retried later [S8.15]',
  async (name) => {
    const on = server();
    const session = await on.scan();
    let id = '';
    const answer = await untilLimited(() => {
      id = nextId();
      return SENT[name](on, session, id);
    });
    expect(judged(name === 'preorder' ? 'order' : name, id, answer)).toEqual({
      kind: 'retry',
      afterMs: expect.any(Number),
      limited: true,
    });
  },
);

test('unsettled order: an error about session or age does not settle the order, and its guest is asked [S8.13, S8.35]', async () => {
  const on = server();
  const [one, two] = [nextId(), nextId()];
  const unknown = await on.order({ session: 'x'.repeat(32), id: one });
  const late = await on.order({ session: await on.scan(), id: two, headers: { 'x-order-age': '600' } });
  expect(judged('order', one, unknown)).toEqual({ kind: 'ask', reason: 'session' });
  expect(judged('order', two, late)).toEqual({ kind: 'ask', reason: 'age' });
});

/** A device that gets this answer to every request. */
const hearing = ({ status, text }: Answer): Http =>
  createHttp({
    baseUrl: 'http://localhost/api',
    clientId: () => undefined,
    fetch: async () => new Response(text, { status, headers: { 'content-type': 'application/json' } }),
  });

test('unsettled order: errors about a promo code or a table code do not settle the order either [S8.15]', async () => {
  const on = server();
  const session = await on.scan();
  const code = await untilLimited((at) => on.post('/api/promo-codes/check', { code: `GUESS-${at}`, session }));
  const place = { id: on.placeId as PlaceId, currency: EUR };
  const typed = { code: 'SUMMER', session: undefined, device: undefined };
  expect(await checkPromo(hearing(code), place, typed)).toEqual({ ok: false, error: 'limited' });

  const scan = await untilLimited((at) =>
    on.post('/api/tables/verify_token', { token: `guess-${at}`, placeSlug: 'x' }),
  );
  const heard = await verifyToken(hearing(scan), { token: 'guess', placeSlug: 'x' }, on.placeId);
  expect(heard).toMatchObject({ ok: false, error: { kind: 'responded', status: 429 } });
});
