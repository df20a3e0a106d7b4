// A shared tablet without a sign-in: reads which tables wait, without guests' text.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { tilesAnswerSchema } from '#contract/staff/staff.ts';
import { floorOf } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { NOON, nextId } from '../support/server.ts';
import { enrolled, signInAs } from '../support/staff.ts';
import { CODE } from '../support/venues.ts';

const { server } = withServer();
const { send } = floorOf(server);

const call = (session: string, id: string) =>
  server().post(
    '/api/calls',
    { session, needs: ['come'], text: 'my child is ill' },
    { 'x-place': String(server().placeId), 'idempotency-key': id, 'x-order-age': '0' },
  );

test('locked tablet: a shared staff tablet reads unanswered calls without guests’ words; another device reads none', async () => {
  const { secret } = await enrolled(server());
  const tiles = async () => {
    const answer = await server().post('/api/staff/tiles', { device: secret });
    expect(answer.text).not.toContain('ill');
    return v.parse(tilesAnswerSchema, answer.json).calls;
  };
  expect(await tiles()).toEqual([]);
  const [one, two] = [nextId(), nextId()];
  await call(await server().scan(), one);
  server().clock.now += 1000;
  await call(await server().scan(CODE.two), two);
  const told = [
    { id: one, table: '1', kind: 'call', at: NOON },
    { id: two, table: '2', kind: 'call', at: NOON + 1000 },
  ];
  expect(await tiles()).toEqual(told);
  const maria = await signInAs(server(), 'WAITER');
  await send(maria, 'callAnswer', { callId: one, answer: 'coming' });
  expect(await tiles()).toEqual(told.slice(1));
  const { secret: station } = await enrolled(server(), 'station');
  expect((await server().post('/api/staff/tiles', { device: station })).status).toBe(401);
});
