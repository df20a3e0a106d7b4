// Banned devices: found by an order, banned for a time or until lifted. [S6.02]
import { expect, test } from 'vitest';
import { readBans } from '#contract/owner/bans-wire.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, messageOf, nextId, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';

const phone = (name: string) => ({ 'x-device': `${name}0199c0000000400080000000`.slice(0, 24) });
const [BAD, GOOD] = [phone('bad'), phone('a00d')];
const DAY = 24 * HOUR;

onEitherDatabase('Banned device', (store) => {
  const { server, start } = withServer(store);

  const ordered = async (on: TestServer, headers: Record<string, string>) => {
    // Equal orders within seconds count as duplicates.
    on.clock.now += MINUTE;
    const id = nextId();
    return { id, answer: await on.order({ session: await on.scan(), id, headers }) };
  };
  const banned = async (on: TestServer, over: object = {}) => {
    const { id: orderId } = await ordered(on, BAD);
    const { headers } = await signInAs(on, 'PLACE_ADMIN', { name: 'Elena' });
    const body = { orderId, span: 'day', reason: 'Threw soup', words: '', ...over };
    const answer = await on.post('/api/staff/bans', body, headers);
    const listed = async () => {
      const { headers: anew } = await signInAs(on, 'PLACE_ADMIN');
      const { status, json } = await on.get('/api/staff/bans', anew);
      const read = readBans({ status, retryAfter: null, body: json });
      if (!read.ok) throw new Error('The list cannot be read');
      return read.value.bans;
    };
    return { orderId, headers, answer, listed };
  };
  const outcome = async (on: TestServer, headers: Record<string, string>) => {
    const { answer } = await ordered(on, headers);
    return answer.status === 201 ? 'taken' : messageOf(answer);
  };

  test('banned device: can order at no table, and other devices at its table can [S6.02]', async () => {
    const on = server();
    const { answer } = await banned(on);
    expect(answer.json).toMatchObject({ success: true, ban: { label: 'K2-41', by: 'Elena' } });
    expect([await outcome(on, BAD), await outcome(on, GOOD)]).toEqual(['anon_user_banned', 'taken']);
  });

  test('banned device: gets its earlier answers again, and reads the message that staff wrote', async () => {
    const on = server();
    const session = await on.scan();
    const before = nextId();
    await on.order({ session, id: before, headers: BAD });
    await banned(on, { words: 'Please speak to Elena.' });
    expect((await on.order({ session, id: before, headers: BAD })).status).toBe(201);
    expect((await ordered(on, BAD)).answer.json).toMatchObject({
      payload: { message: 'anon_user_banned', message_trans: 'Please speak to Elena.' },
    });
  });

  test('banned device: can order again after the ban expires or is lifted; the journal has both', async () => {
    const on = server();
    const first = await banned(on);
    expect(await first.listed()).toMatchObject([{ orderId: first.orderId, reason: 'Threw soup' }]);
    on.clock.now += DAY;
    expect([await outcome(on, BAD), await first.listed()]).toEqual(['taken', []]);

    const second = await banned(on, { span: 'open' });
    on.clock.now += 400 * DAY;
    const { headers } = await signInAs(on, 'PLACE_ADMIN');
    expect(await outcome(on, BAD)).toBe('anon_user_banned');
    const ban = (second.answer.json as { readonly ban: { readonly id: string } }).ban.id;
    const lift = () =>
      on.app.inject({
        method: 'DELETE',
        url: `/api/staff/bans/${ban}`,
        headers: { 'x-place': String(on.placeId), ...headers },
      });
    expect([(await lift()).statusCode, (await lift()).statusCode]).toEqual([200, 404]);
    expect(await outcome(on, BAD)).toBe('taken');
    const rows = (await readJournal(on.store, on.placeId)).filter(({ type }) => type === 'guest.ban');
    expect(rows.map(({ payload }) => payload)).toMatchObject([
      { change: 'banned', reason: 'Threw soup', until: expect.any(Number) },
      { change: 'banned', until: null },
      { change: 'lifted', by: 'Maria' },
    ]);
  });

  test('banned device: is banned once, however many times staff ask', async () => {
    const on = server();
    const { orderId, headers, listed } = await banned(on);
    await on.post('/api/staff/bans', { orderId, span: 'week', reason: '', words: '' }, headers);
    expect(await listed()).toMatchObject([{ orderId, until: on.clock.now + 7 * DAY }]);
  });

  test('banned device: is banned at one place only; an order of another place cannot be banned', async () => {
    const on = server();
    const { orderId } = await banned(on);
    const other = await start({ slug: 'hotel' });
    expect(await outcome(other, BAD)).toBe('taken');
    const { headers } = await signInAs(other, 'PLACE_ADMIN');
    const answer = await other.post('/api/staff/bans', { orderId, span: 'day', reason: '', words: '' }, headers);
    expect([answer.status, messageOf(answer)]).toEqual([404, 'unknown_order']);
  });
});
