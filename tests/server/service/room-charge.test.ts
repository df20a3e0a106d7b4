// A bill that a hotel puts on the bill of a room, at a table of its restaurant too.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reportSchema } from '#contract/owner/report.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { floorOf } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf } from '../support/server.ts';
import { type SignedIn, signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

const TOTAL = 790;

onEitherDatabase('A bill on the bill of a hotel room', (store) => {
  const { server } = withServer(store);
  const { send, board, ordered } = floorOf(server);
  const sittingAt = async (who: SignedIn, table: string) =>
    (await board(who)).tables.find(({ name }) => name === table)?.sitting;
  const stage = async (code?: string, table = '1') => {
    const maria = await signInAs(server(), 'WAITER');
    await ordered(await server().scan(code));
    const sittingId = (await sittingAt(maria, table))?.id;
    return {
      charge: (room?: string) =>
        send(maria, 'paid', { sittingId, amount: TOTAL, tender: 'room', ...(room && { room }) }),
      paidBy: async () => (await sittingAt(maria, table))?.payments?.map(({ tender, room }) => [tender, room]),
      payment: async () => (await sittingAt(maria, table))?.payments?.[0],
    };
  };

  test('room charge: a table’s bill goes on the bill of the room that staff name', async () => {
    const { charge, paidBy } = await stage();
    expect((await charge('214')).status).toBe(200);
    expect(await paidBy()).toEqual([['room', '214']]);
    const [row] = (await readJournal(server().store, server().placeId)).filter(({ type }) => type === 'payment.part');
    expect(row?.payload).toMatchObject({ tender: 'room', room: '214' });
  });

  test('room charge: the report of the day lists the room with its sum, until a manager takes the payment back', async () => {
    const { charge, payment } = await stage();
    await charge('214');
    const silvia = await signInAs(server(), 'PLACE_ADMIN', { name: 'Silvia' });
    const get = (path: string) =>
      server().get(`/api/staff/${path}?period=day`, { 'x-place': String(server().placeId), ...silvia.headers });
    const rooms = async () => v.parse(reportSchema, (await get('report')).json).rooms;
    expect(await rooms()).toEqual([{ room: '214', sums: [{ currency: 'EUR', amount: TOTAL }] }]);
    expect((await get('report.csv')).text).toContain('bill_of_room,214,,,,,7.90,EUR');
    await send(silvia, 'reversePayment', { paymentId: (await payment())?.id, reason: 'wrong_table' });
    expect(await rooms()).toEqual([]);
  });

  test('room charge: is refused at a table without a room, and for a table that is no room', async () => {
    const { charge, paidBy } = await stage();
    expect(messageOf(await charge())).toBe('unknown_room');
    expect(messageOf(await charge('999'))).toBe('unknown_room');
    expect(messageOf(await charge('2'))).toBe('unknown_room');
    expect(await paidBy()).toBeUndefined();
  });

  test('room charge: the bill of a room goes on its own room, whatever a device names', async () => {
    const { charge, paidBy } = await stage(CODE.room, '214');
    expect((await charge()).status).toBe(200);
    expect(await paidBy()).toEqual([['room', '214']]);
  });
});
