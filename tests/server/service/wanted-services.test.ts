// Services for a time, such as a taxi at 18:30: taken at the venue's times, and shown to staff with the time.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { callSchema } from '#contract/service/calls.ts';
import { needTimes } from '#domain/service/need-times.ts';
import type { NeedTimes } from '#domain/service/service-offer.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { boardOf } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, NOON, nextId, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

const TAXI: NeedTimes = { step: 30, daysAhead: 1, notice: 15, soonest: true };
const need = (key: string, when?: NeedTimes) => ({
  ...{ key, name: { text: key, by: {} }, icon: 'taxi' as const },
  ...(when && { when }),
});
const service = { needs: [need('taxi', TAXI), need('towels')], questions: [], payments: [] };
const slots = needTimes(TAXI, { timeZone: 'Europe/Sofia', now: NOON }).flatMap(({ windows }) =>
  windows.flatMap((window) => window.slots.map(({ at }) => at)),
);
const [first = 0, second = 0] = slots;

onEitherDatabase('Services for a time', (store) => {
  const { start } = withServer(store);
  const hotel = async () => {
    const server = await start({ slug: 'hotel', pages: { service } });
    return { server, session: await server.scan(CODE.room, 'hotel') };
  };
  const ask = (server: TestServer, session: string, body: object, id = nextId()) =>
    server.post('/api/calls', { session, ...body }, { 'idempotency-key': id, 'x-order-age': '0' });
  const told = async (server: TestServer, session: string) =>
    v
      .parse(v.array(callSchema), (await server.get(`/api/calls/by_table_session/${session}`)).json)
      .map(({ needs, wanted_at }) => [...needs, wanted_at ?? undefined]);

  test('wanted service: reaches staff once with its time, for any retries', async () => {
    const { server, session } = await hotel();
    const id = nextId();
    const body = { needs: ['taxi'], text: 'two bags', wantedAt: first };
    const answers = [await ask(server, session, body, id), await ask(server, session, body, id)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await told(server, session)).toEqual([['taxi', first]]);
    const { calls } = await boardOf(server, await signInAs(server, 'WAITER'));
    expect(calls).toMatchObject([{ id, table: '214', text: 'two bags', wantedAt: first }]);
    const made = (await readJournal(server.store, server.placeId)).filter(({ type }) => type === 'call.made');
    expect(made).toMatchObject([{ payload: { callId: id, wantedAt: first } }]);
    expect(messageOf(await ask(server, session, { ...body, wantedAt: second }, id))).toBe('idempotency_key_reused');
  });

  test('wanted service: only the venue’s times are taken, for one service that asks for a time', async () => {
    const { server, session } = await hotel();
    const refused = [
      { needs: ['taxi'], wantedAt: first + MINUTE },
      { needs: ['taxi'], wantedAt: first - 120 * MINUTE },
      { needs: ['towels'], wantedAt: first },
      { needs: ['taxi', 'towels'], wantedAt: first },
      { needs: [], text: 'a taxi', wantedAt: first },
    ];
    for (const body of refused) expect(messageOf(await ask(server, session, body))).toBe('invalid_time');
    expect(await told(server, session)).toEqual([]);
  });

  test('wanted service: an older page asks without a time, and a second time is a second call', async () => {
    const { server, session } = await hotel();
    for (const wantedAt of [undefined, first, second])
      expect((await ask(server, session, { needs: ['taxi'], wantedAt })).status).toBe(200);
    expect(messageOf(await ask(server, session, { needs: ['taxi'], wantedAt: second }))).toBe('already_called');
    expect(await told(server, session)).toEqual([
      ['taxi', undefined],
      ['taxi', first],
      ['taxi', second],
    ]);
  });
});
