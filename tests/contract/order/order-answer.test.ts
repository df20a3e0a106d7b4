import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedToWire, judgeOrderAnswer, type RawAnswer, refusedToWire } from '#contract/order/order-answer.ts';
import type { OrderId } from '#domain/ids.ts';
import { REFUSAL_CODES, type Refusal } from '#domain/order/refusal.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { currency, id, money, name, orderId, placedOrder } from '../arbitraries.ts';

const EUR = 'EUR' as Currency;
const OURS = '0199c000-0000-7000-8000-000000000001' as OrderId;
const raw = (status: number, body: unknown, more: Partial<RawAnswer> = {}): RawAnswer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  retryAfter: null,
  body: body === undefined ? undefined : JSON.parse(JSON.stringify(body)),
  ...more,
});
const judge = (answer: RawAnswer) => judgeOrderAnswer(answer, OURS, EUR);
const refused = (message: string, answeredId: string | null = OURS) => ({
  success: false,
  id: answeredId,
  payload: { message },
});
const order = fc.sample(placedOrder, { seed: 1, numRuns: 1 })[0];
if (!order) throw new Error('no order');
const accepted = acceptedToWire({ ...order, id: OURS }, EUR, 'secret');

test('an accepted order survives a round trip', () => {
  fc.assert(
    fc.property(placedOrder, currency, (one, code) => {
      const answer = raw(201, acceptedToWire(one, code, 'secret'));
      expect(judgeOrderAnswer(answer, one.id, code)).toEqual({ kind: 'accepted', order: one });
    }),
  );
});

test('a refusal survives a round trip with all its details', () => {
  const refusal: fc.Arbitrary<Refusal> = fc.record({
    code: fc.constantFrom(...REFUSAL_CODES),
    productIds: fc.array(id<Refusal['productIds'][number]>(), { maxLength: 3 }),
    ingredientIds: fc.array(id<Refusal['ingredientIds'][number]>(), { maxLength: 3 }),
    quote: fc.option(fc.record({ total: money, menuVersion: name }), { nil: undefined }),
  });
  fc.assert(
    fc.property(refusal, orderId, currency, (one, which, code) => {
      const answer = raw(422, refusedToWire(one, which, code));
      expect(judgeOrderAnswer(answer, which, code)).toEqual({ kind: 'refused', refusal: one });
    }),
  );
});

test('only our own acceptance settles an order; any other answer keeps it waiting', () => {
  const waits: [string, RawAnswer][] = [
    ['HTML of a captive portal', raw(200, undefined, { contentType: 'text/html' })],
    ['HTML that claims to be JSON', raw(200, undefined)],
    ['JSON of a captive portal', raw(200, { success: true })],
    ['another order’s yes', raw(201, { ...accepted, id: 'other' })],
    ['a yes around another order', raw(201, { ...accepted, order: { ...accepted.order, id: 'other' } })],
    ['a yes without an order', raw(201, { ...accepted, order: null })],
    ['a yes with a status of no', raw(500, accepted)],
    ['no content type', raw(201, accepted, { contentType: null })],
    ['text', raw(201, accepted, { contentType: 'text/plain' })],
    ['an order that cannot be read', raw(201, { ...accepted, order: { ...accepted.order, totalPrice: 'much' } })],
    ['server trouble', raw(500, refused('server_error'))],
    ['a refusal with a status of trouble', raw(503, refused('price_changed'))],
    ['a refusal with a status of yes', raw(200, refused('price_changed'))],
    ['a refusal without our id', raw(422, refused('price_changed', null))],
    ['a refusal of another order', raw(422, refused('price_changed', 'other'))],
    ['a word that is not on the list, with a status that settles nothing', raw(409, refused('try_harder'))],
    ['a word that is not on the list, of another order', raw(422, refused('try_harder', 'other'))],
    ['no word at all', raw(422, refused(''))],
    ['still running', raw(409, refused('still_running'))],
    ['a redirect', raw(302, undefined, { contentType: null })],
    ['nothing', raw(204, undefined)],
  ];
  for (const [what, answer] of waits) expect([what, judge(answer).kind]).toEqual([what, 'retry']);
});

test('an unknown refusal of a newer server ends the order that it names, and is kept for the log [S8.11]', () => {
  expect(judge(raw(422, refused('try_harder')))).toMatchObject({
    kind: 'refused',
    refusal: { code: 'unknown_refusal', said: 'try_harder' },
  });
});

test('a refusal carries the server’s text, and a blank text is undefined [S8.08]', () => {
  const withText = (message_trans: unknown) =>
    judge(raw(422, { ...refused('anon_user_banned'), payload: { message: 'anon_user_banned', message_trans } }));
  expect(withText(' Until Monday. ')).toMatchObject({ refusal: { words: 'Until Monday.' } });
  for (const none of [null, '', '   ', undefined]) {
    const verdict = withText(none);
    expect(verdict.kind === 'refused' && 'words' in verdict.refusal).toBe(false);
  }
});

test('no answer throws, and none settles by accident', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), fc.json(), (status, text) => {
      expect(['retry', 'ask']).toContain(judge(raw(status, JSON.parse(text))).kind);
    }),
  );
});

test('a missing session or an old order asks the guest', () => {
  expect(judge(raw(401, refused('Invalid session')))).toEqual({ kind: 'ask', reason: 'session' });
  expect(judge(raw(409, refused('confirm_age')))).toEqual({ kind: 'ask', reason: 'age' });
  expect(judge(raw(409, refused('confirm_age', 'other'))).kind).toBe('retry');
});

test('a Retry-After is respected up to ten minutes, and a rate limit differs from a server error', () => {
  const wait = (retryAfter: string | null, status = 429) => judge(raw(status, refused('rate_limited'), { retryAfter }));
  expect(wait('7')).toEqual({ kind: 'retry', afterMs: 7000, limited: true });
  expect(wait('7', 503)).toEqual({ kind: 'retry', afterMs: 7000 });
  expect(wait('99999')).toEqual({ kind: 'retry', afterMs: 600_000, limited: true });
  for (const odd of [null, 'soon', '-1', '1.5', 'Wed, 21 Oct 2026 07:28:00 GMT']) {
    expect(wait(odd)).toEqual({ kind: 'retry', afterMs: undefined, limited: true });
  }
});
