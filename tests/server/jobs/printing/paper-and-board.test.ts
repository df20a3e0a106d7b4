// Papers after staff actions, and paper states on the staff's board.
import { expect, test } from 'vitest';
import type { OrderId, SessionId } from '#domain/ids.ts';
import { addCopy } from '../../../../server/services/printing/add-copy.ts';
import { changeTable } from '../../../../server/services/service/change-table.ts';
import { findOrder } from '../../../../server/store/order/orders.ts';
import { findRecord } from '../../../../server/store/service/order-facts.ts';
import { boardOf } from '../../support/floor-commands.ts';
import { openHouse, printer, type VenueNow, withPrinter } from '../../support/printing.ts';
import { signInAs } from '../../support/staff.ts';
import { CODE } from '../../support/venues.ts';

const factsOf = async ({ store, server }: VenueNow, orderId: string) =>
  (await findRecord(store.read, server.placeId, orderId)).facts;

test('order: is seen when its printer has confirmed the ticket, or a copy of an unknown one', () =>
  withPrinter({ resetsAt: 20_000 }, async (house, fake) => {
    const unsure = await house.order();
    await house.printing.settle();
    expect((await factsOf(house, unsure)).seenAt).toBeUndefined();
    fake.switches.resetsAt = undefined;
    const sure = await house.order();
    await house.printing.settle();
    expect(await factsOf(house, sure)).toMatchObject({ seenBy: 'printer', seenAt: house.server.clock.now });
    const [first] = await house.jobs();
    if (!first) throw new Error('Nothing was queued');
    await house.store.write(first.placeId, (tx) => addCopy(tx, first, 'Maria', house.server.clock.now));
    await house.printing.settle();
    expect((await factsOf(house, unsure)).seenBy).toBe('printer');
  }));

test('order: stays unseen and rings until a screen shows it, when its ticket’s note cannot be printed', () =>
  withPrinter({}, async (house) => {
    const [lost, drawn] = [await house.order('请不要放花生'), await house.order('без фъстъци')];
    await house.printing.settle();
    expect(await house.jobs()).toMatchObject([
      { state: 'printed', proof: 'printer' },
      { state: 'printed', proof: 'printer' },
    ]);
    expect((await factsOf(house, lost)).seenAt).toBeUndefined();
    expect((await factsOf(house, drawn)).seenBy).toBe('printer');
    const maria = await signInAs(house.server, 'WAITER');
    const { orders } = await boardOf(house.server, maria);
    const unseen = orders.filter(({ facts }) => facts.seenAt === undefined).map(({ id }) => id);
    expect(unseen).toEqual([lost]);
  }));

test('order: stays unseen after a printer that cannot confirm, or a folder', async () => {
  await withPrinter({ givesProof: false }, async (house) => {
    const order = await house.order();
    await house.printing.settle();
    expect(await house.states()).toEqual(['printed']);
    expect((await factsOf(house, order)).seenAt).toBeUndefined();
  });
  const house = await openHouse([printer('folder:demo')]);
  try {
    const order = await house.order();
    await house.printing.settle();
    expect(await house.jobs()).toMatchObject([{ state: 'printed', proof: 'status' }]);
    expect((await factsOf(house, order)).seenAt).toBeUndefined();
  } finally {
    await house.stop();
  }
});

test('moved party: one slip is printed where its tickets went, without a new ticket and without earlier parties', () =>
  withPrinter({}, async (house) => {
    const { store, server } = house;
    const { placeId } = server;
    const [first, second] = [await house.order(), await house.order()];
    server.clock.now += 6000;
    const there = await server.order({ session: await server.scan(CODE.two) });
    expect(there.status).toBe(201);
    const sittingId = (await findOrder(store.read, placeId, first))?.sessionId as SessionId;
    const saying = { placeId, by: 'Maria', at: server.clock.now };
    await store.write(placeId, (tx) =>
      changeTable(tx, saying, { kind: 'tableChange', about: { sittingId }, table: '2', merge: true }),
    );
    await house.printing.settle();
    const jobs = await house.jobs();
    expect(jobs.map(({ kind, state }) => [kind, state])).toEqual([
      ...Array.from({ length: 3 }, () => ['ticket', 'printed']),
      ['moved', 'printed'],
    ]);
    expect(JSON.parse(jobs[3]?.content ?? '')).toMatchObject({
      from: '1',
      to: '2',
      orders: [{ number: 1 }, { number: 2 }],
    });
    expect(second).not.toBe(first);
  }));

test('moved order: a slip of that order only is printed', () =>
  withPrinter({}, async (house) => {
    const { store, server } = house;
    const [, second] = [await house.order(), await house.order()];
    const saying = { placeId: server.placeId, by: 'Maria', at: server.clock.now };
    await store.write(server.placeId, (tx) =>
      changeTable(tx, saying, { kind: 'tableChange', about: { orderId: second as OrderId }, table: '2', merge: false }),
    );
    await house.printing.settle();
    const jobs = await house.jobs();
    expect(jobs.map(({ kind }) => kind)).toEqual(['ticket', 'ticket', 'moved']);
    expect(JSON.parse(jobs[2]?.content ?? '')).toMatchObject({ from: '1', to: '2', orders: [{ number: 2 }] });
  }));

test('order given a table: a slip is printed that names its former order type', () =>
  withPrinter({}, async (house) => {
    const { store, server } = house;
    const { placeId } = server;
    const id = await house.order();
    // Changes the order to a pickup order without a table.
    await store.write(placeId, (tx) =>
      tx.db
        .updateTable('orders')
        .set({ session_id: null, order_type: 'preorder', orderer: 'device:0199c0000000400080000001' })
        .execute(),
    );
    const saying = { placeId, by: 'Maria', at: server.clock.now };
    await store.write(placeId, (tx) =>
      changeTable(tx, saying, { kind: 'tableChange', about: { orderId: id as OrderId }, table: '2', merge: false }),
    );
    await house.printing.settle();
    const jobs = await house.jobs();
    expect(jobs.map(({ kind }) => kind)).toEqual(['ticket', 'moved']);
    expect(JSON.parse(jobs[1]?.content ?? '')).toMatchObject({
      from: 'To take away',
      to: '2',
      orders: [{ number: 1 }],
    });
  }));
