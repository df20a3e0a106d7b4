// Guest names beside orders, as each phone of the table reads them.
import { expect, test } from 'vitest';
import { parseOrders } from '#contract/order/order.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, nextId } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

onEitherDatabase('The guests of a table', (store) => {
  const { server } = withServer(store);
  const phone = (device: string) => ({ 'x-device': `device-${device}` });
  const order = async (session: string, device: string) => {
    const id = nextId();
    // An equal order within a minute counts as a duplicate.
    server().clock.now += MINUTE;
    const answer = await server().order({ session, id, headers: phone(device) });
    expect(answer.status).toBe(201);
    return id;
  };
  const name = (session: string, device: string, to: string, id = nextId()) =>
    server().app.inject({
      method: 'PUT',
      url: '/api/tables/guest_name',
      headers: { ...phone(device), 'x-place': String(server().placeId), 'idempotency-key': id },
      payload: { session, name: to },
    });
  const codeOf = (answer: { json: () => unknown }) =>
    messageOf({ status: 0, json: answer.json(), text: '', headers: {} });
  const guests = async (session: string, device: string) => {
    const answer = await server().get(`/api/orders/by_table_session/${session}?timestamp=1`, phone(device));
    return (parseOrders(answer.json, 'EUR' as Currency)?.items ?? []).map(({ guest }) => guest);
  };

  test('each phone sees who ordered: itself, another guest’s name, or the guest’s number', async () => {
    const [ana, ben] = [await server().scan(), await server().scan()];
    await order(ana, 'ana');
    await order(ben, 'ben');
    await order(ana, 'ana');
    expect((await name(ana, 'ana', '  Ана <i> ')).statusCode).toBe(200);
    const anas = { number: 1, name: 'Ана i', isMine: true };
    expect(await guests(ana, 'ana')).toEqual([anas, { number: 2, name: undefined, isMine: false }, anas]);
    expect(await guests(ben, 'ben')).toMatchObject([
      { name: 'Ана i', isMine: false },
      { number: 2, isMine: true },
      { name: 'Ана i', isMine: false },
    ]);
    // After another scan the phone is recognised by its device id.
    expect(await guests(await server().scan(), 'ana')).toMatchObject([anas, { isMine: false }, anas]);
    await name(ana, 'ana', ' ');
    expect(await guests(ben, 'ben')).toMatchObject([{ name: undefined, number: 1 }, {}, {}]);
  });

  test('a name is stored once for its id, needs a session, and the table gets an event', async () => {
    const [session, id] = [await server().scan(), nextId()];
    const first = await name(session, 'ana', 'Ана', id);
    expect((await name(session, 'ana', 'Ана', id)).body).toBe(first.body);
    expect(codeOf(await name(session, 'ana', 'Бен', id))).toBe('idempotency_key_reused');
    expect((await name('x'.repeat(32), 'ana', 'Ана')).statusCode).toBe(401);
    expect(codeOf(await name(session, 'ana', 'x'.repeat(401)))).toBe('invalid_name');
    const rows = await readJournal(server().store, server().placeId);
    expect(rows.filter(({ type }) => type === 'guest.named')).toMatchObject([{ payload: { table: '1', name: 'Ана' } }]);
  });

  test('names move with a merged party', async () => {
    const maria = await signInAs(server(), 'WAITER');
    const [ana, ben] = [await server().scan(), await server().scan(CODE.two)];
    await order(ana, 'ana');
    await order(ben, 'ben');
    await name(ana, 'ana', 'Ана');
    await name(ben, 'ana', 'Друга');
    const headers = { 'x-place': String(server().placeId), ...maria.headers };
    const sittingId = (await server().store.read.selectFrom('table_sessions').selectAll().execute()).find(
      ({ table_name }) => table_name === '1',
    )?.id;
    const moved = await server().post(
      '/api/staff/commands/tableChange',
      { about: { sittingId }, table: '2', merge: true },
      { ...headers, 'idempotency-key': nextId() },
    );
    expect(moved.status).toBe(200);
    expect(await guests(ben, 'ben')).toMatchObject([{ name: 'Друга' }, { number: 2, isMine: true }]);
  });
});
