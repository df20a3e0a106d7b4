import { expect, test } from 'vitest';
import { parseEvent } from '#contract/events.ts';
import { parsePing } from '#contract/ping.ts';
import { parseSessionAnswer, parseSessionCookie, parseSessionToken } from '#contract/session/session.ts';
import { parseReader, parseWorkerMessage, parseWorkerReply } from '#contract/worker-messages.ts';

const session = { token: 'x'.repeat(32), expires: '1790000000000', ordertype: '4', session_id: 's', place_id: 1 };

test('a session’s order type may be a name, a number or a number as text [S1.11, S3.29]', () => {
  expect(parseSessionToken(session)).toMatchObject({
    ok: true,
    value: { orderType: 'spot_browse', expiresAt: 1_790_000_000_000, roomNumber: undefined, tabletMode: false },
  });
  for (const [ordertype, orderType] of [
    [1, 'spot'],
    ['2', 'delivery'],
    [6, 'room'],
    ['tablet_mode', 'tablet_mode'],
  ]) {
    expect(parseSessionToken({ ...session, ordertype })).toMatchObject({ value: { orderType } });
  }
  for (const ordertype of [5, 0, 'free', null]) expect(parseSessionToken({ ...session, ordertype }).ok).toBe(false);
  expect(parseSessionToken({ ...session, token: 'short' }).ok).toBe(false);
});

test('a session is invalid only when our own server says so [S7.10, S7.11]', () => {
  const no = { success: false, payload: { message: 'Invalid session' } };
  expect(parseSessionAnswer(200, { success: true, session })).toMatchObject({ ok: true });
  for (const status of [401, 404]) expect(parseSessionAnswer(status, no)).toEqual({ ok: false, error: 'invalid' });
  for (const reason of ['replaced', 'retired']) {
    const dead = { success: false, payload: { message: 'invalid_token', reason } };
    expect(parseSessionAnswer(404, dead)).toEqual({ ok: false, error: reason });
  }
  for (const [status, body] of [
    [429, no],
    [500, no],
    [200, no],
    [200, '<html>'],
    [404, undefined],
    [404, { error: 'not here' }],
    [201, { success: true, session }],
    [200, { success: true, session: { ...session, token: '' } }],
  ] as const) {
    expect(parseSessionAnswer(status, body)).toEqual({ ok: false, error: 'unreadable' });
  }
});

test('a tampered cookie gives no session', () => {
  for (const value of [undefined, '', '{', '[]', 'null', JSON.stringify({ ...session, expires: 'never' })]) {
    expect(parseSessionCookie(value)).toBeUndefined();
  }
});

test('a ping is accepted only with our mark and the nonce', () => {
  expect(parsePing({ mark: 'tabl', nonce: 'a', now: 5 }, 'a')).toBe(5);
  expect(parsePing({ mark: 'tabl', nonce: 'b', now: 5 }, 'a')).toBeUndefined();
  expect(parsePing({ mark: 'hotel', nonce: 'a', now: 5 }, 'a')).toBeUndefined();
  expect(parsePing('<html>', 'a')).toBeUndefined();
});

test('an unknown event of a newer server is ignored', () => {
  for (const data of ['', '{', 'null', '{"type":"party","seq":1,"prev":0}', '{"type":"menu","seq":1}']) {
    expect(parseEvent(data)).toBeUndefined();
  }
});

test('an unknown message of another build is ignored', () => {
  expect(parseWorkerMessage({ type: 'flush' })).toEqual({ type: 'flush' });
  for (const data of [null, 'flush', {}, { type: 'explode' }]) expect(parseWorkerMessage(data)).toBeUndefined();
});

test('a worker receives the opened page, and replies whether it is stored', () => {
  const reader = { language: 'de', isShared: false, isSparing: true };
  const opened = { type: 'opened', reader, address: 'https://tabl.test/neven', files: ['/assets/first-1.js'] };
  expect(parseWorkerMessage(opened)).toEqual(opened);
  expect(parseWorkerMessage({ ...opened, address: 'neven' })).toBeUndefined();
  expect(parseWorkerMessage({ ...opened, reader: { ...reader, language: 'tlh' } })).toBeUndefined();
  expect(parseReader({ language: 'de' })).toBeUndefined();
  expect(parseWorkerReply({ type: 'kept', isWhole: false })).toEqual({ type: 'kept', isWhole: false });
  expect(parseWorkerReply('kept')).toBeUndefined();
});
