// A guest withdraws a pickup or delivery order that the venue has not taken yet.
import { expect, test } from 'vitest';
import { HEADERS } from '#contract/headers.ts';
import type { AvailabilityChange } from '#domain/availability/availability-change.ts';
import type { ProductId } from '#domain/ids.ts';
import { setAvailability } from '../../../server/services/availability/set-availability.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import type { Services } from '../../../server/services/services.ts';
import { readJournal } from '../../../server/store/journal.ts';
import type { PublishedPrinter } from '../../../server/store/place/published.ts';
import { addPrintJob } from '../../../server/store/printing/print-jobs.ts';
import { savePrinters } from '../../../server/store/printing/printers-rows.ts';
import { press, SECRET, SECRETS, send, start as startPaying, taking, till } from '../payment/paying.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, messageOf, nextId, type TestServer } from '../support/server.ts';
import { type SignedIn, signInAs, signInStation } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

const CASH = { body: { payment_method: 'cash' } };

onBothDatabases('Withdrawal by the guest', (store) => {
  const { start } = withServer(store);
  const withdraw = (on: TestServer, id: string, token = SECRET): Promise<Answer> =>
    on.post('/api/orders/own/withdraw', { token }, { 'idempotency-key': id });
  const command = (on: TestServer, { headers }: SignedIn, kind: string, body: object) =>
    on.post(`/api/staff/commands/${kind}`, body, { ...headers, 'idempotency-key': nextId() });
  const accept = (on: TestServer, who: SignedIn, orderId: string) =>
    command(on, who, 'orderFact', { orderId, fact: { kind: 'accepted' } });
  const own = async (on: TestServer) => (await on.get('/api/orders/own', SECRETS)).json;
  const moves = async (on: TestServer) =>
    (await readJournal(on.store, on.placeId)).flatMap(({ type, payload }) =>
      type === 'order.status' ? [payload] : [],
    );
  /** A venue with one pickup order, paid in cash. */
  const ordered = async () => {
    const [on, id] = [await start(taking(till())), nextId()];
    expect((await send(on, { id, ...CASH })).status).toBe(201);
    return { on, id };
  };

  test('a pickup order on a screen is withdrawn, its guest reads so, and the journal names no person of the venue', async () => {
    const { on, id } = await ordered();
    const station = await signInStation(on);
    await command(on, station, 'orderFact', { orderId: id, fact: { kind: 'seen', by: 'screen', station: 'kitchen' } });
    expect(await own(on)).toMatchObject([{ id, status: 'ordered', facts: { mayWithdraw: true } }]);
    const answer = await withdraw(on, id);
    expect([answer.status, answer.json]).toMatchObject([
      200,
      { success: true, id, order: { id, status: 'rejected', facts: { reason: { cause: 'withdrawn' } } } },
    ]);
    expect(await own(on)).toMatchObject([{ id, status: 'rejected', facts: { reason: { cause: 'withdrawn' } } }]);
    expect(JSON.stringify(await own(on))).not.toContain('mayWithdraw');
    expect(await moves(on)).toMatchObject([{ from: 'ordered', to: 'rejected', by: '' }]);
    // The kitchen still has it on its board, so that the ticket does not vanish without a word.
    const board = (await on.get('/api/staff/board', station.headers)).json;
    expect(board).toMatchObject({ orders: [{ id, rejected: { by: '', reason: { cause: 'withdrawn' } } }] });
  });

  test('a repeat gets the same answer, and the order is withdrawn once', async () => {
    const { on, id } = await ordered();
    const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(on, id)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await withdraw(on, id)).text).toBe(answers[0]?.text);
    expect(await moves(on)).toHaveLength(1);
  });

  test('an accepted order is too late, with its state in the answer', async () => {
    const { on, id } = await ordered();
    await accept(on, await signInAs(on, 'WAITER'), id);
    const answer = await withdraw(on, id);
    expect([answer.status, messageOf(answer)]).toEqual([422, 'too_late']);
    expect(answer.json).toMatchObject({ id, order: { status: 'ordered', facts: { acceptedAt: on.clock.now } } });
    expect(JSON.stringify(answer.json)).not.toContain('mayWithdraw');
    expect(await moves(on)).toEqual([]);
  });

  test('a waiter who accepts and a guest who withdraws at the same moment do not both succeed', async () => {
    const on = await start(taking(till()));
    const waiter = await signInAs(on, 'WAITER');
    const ends: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      const [id, token] = [nextId(), `Kx3-secret-of-the-order-nr_${nth}`];
      on.clock.now += 60_000;
      await send(on, { id, body: { ...CASH.body, token }, headers: { 'x-device': '' } });
      const race = [() => accept(on, waiter, id), () => withdraw(on, id, token)] as const;
      const [one, two] = await Promise.all((nth % 2 === 0 ? race : race.toReversed()).map((go) => go()));
      const [accepted, withdrawn] = nth % 2 === 0 ? [one, two] : [two, one];
      ends.push(`${accepted?.status} ${withdrawn?.status}`);
    }
    expect(ends.filter((end) => end !== '200 422' && end !== '422 200')).toEqual([]);
  });

  test('only the secret of the order withdraws it', async () => {
    const { on, id } = await ordered();
    const wrong = await withdraw(on, id, 'another-secret-of-somebody');
    expect([wrong.status, messageOf(wrong)]).toEqual([404, 'unknown_order']);
    expect((await withdraw(on, nextId())).status).toBe(404);
    expect((await withdraw(on, id, 'short')).status).toBe(400);
    const [table, session] = [nextId(), await on.scan()];
    await on.order({ session, id: table });
    expect((await withdraw(on, table)).status).toBe(404);
    expect(await moves(on)).toEqual([]);
  });

  test('an order to a room is withdrawn from its room until it is accepted, and from no other place', async () => {
    const on = await start();
    const [session, table] = [await on.scan(CODE.room), await on.scan()];
    const send = async () => {
      const id = nextId();
      on.clock.now += 60_000;
      expect((await on.order({ session, id })).status).toBe(201);
      return id;
    };
    const id = await send();
    const told = async () =>
      (await on.get(`/api/orders/by_table_session/${session}`, { [HEADERS.place]: String(on.placeId) })).json;
    expect(await told()).toMatchObject([{ id, facts: { mayWithdraw: true } }]);
    expect((await withdraw(on, id, table)).status).toBe(404);
    expect([await withdraw(on, id, session), await withdraw(on, id, session)]).toMatchObject([
      { status: 200, json: { order: { status: 'rejected', facts: { reason: { cause: 'withdrawn' } } } } },
      { status: 200 },
    ]);
    expect(await moves(on)).toMatchObject([{ from: 'ordered', to: 'rejected', by: '' }]);
    const second = await send();
    await accept(on, await signInAs(on, 'WAITER'), second);
    expect(messageOf(await withdraw(on, second, session))).toBe('too_late');
  });

  test('portions of a withdrawn order are free again', async () => {
    const on = await start(taking(till()));
    const salad = on.id('product', 'salad') as ProductId;
    const services = {
      store: on.store,
      places: createPublishedPlaces(on.store),
      clock: () => on.clock.now,
    } as Services;
    const change: AvailabilityChange = { portions: 3, until: null };
    await setAvailability(services, on.placeId, salad, change);
    const left = async () => (await on.get('/api/availability')).json;
    const id = nextId();
    await send(on, { id, ...CASH });
    expect(await left()).toMatchObject([{ left: 2 }]);
    await withdraw(on, id);
    await withdraw(on, id);
    expect(await left()).toMatchObject([{ left: 3 }]);
  });

  test('an order that waits for its card payment, or is paid by card, is not withdrawn', async () => {
    const [on, id] = [await start(taking(till())), nextId()];
    await send(on, { id });
    expect(messageOf(await withdraw(on, id))).toBe('paid');
    const { told } = await startPaying(on, id);
    expect(messageOf(await withdraw(on, id))).toBe('paid');
    await press(on, told.red, 'pay');
    expect(messageOf(await withdraw(on, id))).toBe('paid');
    expect(JSON.stringify(await own(on))).not.toContain('mayWithdraw');
    expect(await moves(on)).toEqual([]);
  });

  test('an order that staff were paid for is not withdrawn', async () => {
    const { on, id } = await ordered();
    const waiter = await signInAs(on, 'WAITER');
    const paid = await command(on, waiter, 'paid', { orderId: id, amount: 790, tender: 'cash' });
    expect(paid.status).toBe(200);
    expect(messageOf(await withdraw(on, id))).toBe('paid');
  });

  test('an order with a ticket at the printer is too late', async () => {
    const { on, id } = await ordered();
    const job = { printer: 'kitchen', kind: 'ticket', station: undefined, copyOf: undefined, content: '{}' } as const;
    const paper = { ...job, placeId: on.placeId, id: `${id}/ticket`, orderId: id, at: on.clock.now };
    await on.store.write(on.placeId, (tx) => addPrintJob(tx, paper));
    const move = (state: string) =>
      on.store.write(on.placeId, (tx) =>
        tx.db.updateTable('print_jobs').set({ state }).where('id', '=', paper.id).execute(),
      );
    expect(await own(on)).toMatchObject([{ facts: { mayWithdraw: true } }]);
    await move('sending');
    expect(JSON.stringify(await own(on))).not.toContain('mayWithdraw');
    expect(messageOf(await withdraw(on, id))).toBe('too_late');
    await move('printed');
    expect(messageOf(await withdraw(on, id))).toBe('too_late');
    // A folder of pictures instead of a printer: no cook has a paper.
    const folder = { name: 'kitchen', address: 'folder:kitchen', stations: [], prints: ['tickets'] } as const;
    const drawn: PublishedPrinter = { ...folder, width: 80, mode: 'raster', codePages: 'epson' };
    await on.store.write(on.placeId, (tx) => savePrinters(tx, on.placeId, [drawn]));
    expect((await withdraw(on, id)).status).toBe(200);
  });

  test('the waiter who accepts a withdrawn order reads that it was rejected', async () => {
    const { on, id } = await ordered();
    const waiter = await signInAs(on, 'WAITER');
    await withdraw(on, id);
    const late = await accept(on, waiter, id);
    expect(late.json).toMatchObject({ payload: { message: 'moved_on', by: '', status: 'rejected' } });
  });
});
