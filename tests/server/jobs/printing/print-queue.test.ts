// The queue from journal to printers: each paper once, printers independent, guests never delayed.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CategoryId, ProductId } from '#domain/ids.ts';
import { createPasswords } from '../../../../server/services/account/password-hash.ts';
import { createPublishedPlaces } from '../../../../server/services/place/published-places.ts';
import { addCopy } from '../../../../server/services/printing/add-copy.ts';
import { createRateLimits } from '../../../../server/services/rate-limits.ts';
import type { Services } from '../../../../server/services/services.ts';
import { appendJournal, type JournalPayloads } from '../../../../server/store/journal.ts';
import { movePrintJob } from '../../../../server/store/printing/print-jobs.ts';
import { holdPrinter } from '../../../../server/store/printing/printers-rows.ts';
import { readServerKeys } from '../../../../server/store/staff/server-key.ts';
import { startFakePrinter } from '../../../support/fake-printer.ts';
import { patience } from '../../../support/patience.ts';
import { publishVenue } from '../../../support/publish-venue.ts';
import { moveOrderStatus } from '../../../support/staff/floor.ts';
import { placedLine } from '../../support/papers.ts';
import { openHouse, printer, QUICK, type VenueNow, withPrinter } from '../../support/printing.ts';
import { MINUTE } from '../../support/server.ts';
import { onBothDatabases } from '../../support/stores.ts';
import { buildVenue, CODE, publish } from '../../support/venues.ts';

const servicesOf = async ({ store, server, dataDir }: VenueNow): Promise<Services> => ({
  store,
  places: createPublishedPlaces(store),
  clock: () => server.clock.now,
  limits: createRateLimits(store),
  keys: await readServerKeys(dataDir),
  passwords: createPasswords(),
});

const PLACED: JournalPayloads['order.placed'] = {
  ...{ label: 'K2-41', number: 1, table: '1', room: null, orderType: 'spot', lines: [], total: 980, currency: 'EUR' },
  ...{ lateBy: null, replaces: null, menuVersion: '' },
};
const append = ({ store, server }: VenueNow, payload: JournalPayloads['order.placed']) =>
  store.write(server.placeId, (tx) =>
    appendJournal(tx, {
      ...{ placeId: server.placeId, at: server.clock.now, type: 'order.placed', orderId: 'an-order', payload },
    }),
  );

onBothDatabases('Ticket with two servers', (store) => {
  test('ticket: is printed once when two servers read the journal and use the printer', async () => {
    const fake = await startFakePrinter();
    const house = await openHouse([printer(fake.address)], {}, store());
    try {
      const other = house.startAnother();
      for (let i = 0; i < 4; i += 1) {
        await house.order();
        await Promise.all([house.printing.settle(), other.settle()]);
      }
      expect(await house.states()).toEqual(['printed', 'printed', 'printed', 'printed']);
      expect(fake.papers).toHaveLength(4);
    } finally {
      await house.stop();
      await fake.stop();
    }
  });
});

test('dead printer: stops neither another printer nor another place', async () => {
  const [dead, alive] = [await startFakePrinter({ neverReads: true }), await startFakePrinter()];
  const house = await openHouse(
    [printer(dead.address, { name: 'dead' }), printer(alive.address, { name: 'alive' })],
    // The wait for the dead printer exceeds the test.
    { times: { ...QUICK, answerMs: patience(4000) } },
  );
  try {
    await house.order();
    await expect.poll(() => alive.papers.length, { timeout: patience(3000) }).toBe(1);
    expect((await house.jobs()).find((job) => job.printer === 'dead')?.state).toBe('queued');
  } finally {
    await house.stop();
    await Promise.all([dead.stop(), alive.stop()]);
  }
});

test('print queue: two configured printers on one machine print one after the other without trouble', async () => {
  const fake = await startFakePrinter({ talksWithOne: true });
  const house = await openHouse([printer(fake.address), printer(fake.address, { name: 'pass' })]);
  try {
    await house.order();
    await house.printing.settle();
    expect(await house.states()).toEqual(['printed', 'printed']);
    expect(house.warnings).toEqual([]);
  } finally {
    await house.stop();
    await fake.stop();
  }
});

test('print queue: reports an invalid journal row and prints the next ones', () =>
  withPrinter({}, async (house, fake) => {
    await append(house, { label: 'K2-41', number: 1 } as JournalPayloads['order.placed']);
    await house.order();
    await house.printing.settle();
    expect(fake.papers).toHaveLength(1);
    expect(house.warnings).toEqual(['A row of the journal cannot be printed']);
  }));

test('order: makes a ticket for each station that cooks a part of the order, at the printers of that station', async () => {
  const [grill, all] = [await startFakePrinter(), await startFakePrinter()];
  const house = await openHouse([]);
  try {
    const { store, server } = house;
    const bar = 9000 as CategoryId;
    await publishVenue(store, 'bistro', (idFor) => {
      const venue = buildVenue(idFor, {
        printers: [printer(grill.address, { stations: ['grill'] }), printer(all.address, { name: 'all' })],
      });
      const isBurger = (id: number) => id === idFor('product', 'burger');
      const products = venue.menu.products.map((one) => (isBurger(one.id) ? { ...one, categoryIds: [bar] } : one));
      const categories = venue.menu.categories.map((one, at) => (at === 1 ? { ...one, id: bar } : one));
      const stations = [
        { id: 'grill', name: 'Grill', categories: [], isDefault: true },
        { id: 'bar', name: 'Bar', categories: [bar], isDefault: false },
      ];
      return { ...venue, menu: { ...venue.menu, products, categories }, place: { ...venue.place, stations } };
    });
    const lines = ['salad', 'burger'].map((name) =>
      placedLine(name, { productId: server.id('product', name) as ProductId }),
    );
    await append(house, { ...PLACED, lines });
    await house.printing.settle();
    const papers = (await house.jobs()).map((job) => [job.printer, job.station, JSON.parse(job.content).part]);
    expect(papers).toEqual([
      ['kitchen', 'grill', [1, 2]],
      ['all', 'grill', [1, 2]],
      ['all', 'bar', [2, 2]],
    ]);
  } finally {
    await house.stop();
    await Promise.all([grill.stop(), all.stop()]);
  }
});

test('order: is answered without waiting for its paper', async () => {
  const hanging = await startFakePrinter({ neverReads: true });
  const house = await openHouse([printer(hanging.address)], { times: { ...QUICK, answerMs: patience(8000) } });
  try {
    await house.order();
    await expect.poll(() => hanging.connections).toBe(1);
    const before = performance.now();
    await house.order();
    await house.order();
    expect(performance.now() - before).toBeLessThan(patience(1500));
    expect(await house.server.ledger()).toHaveLength(3);
    // The hanging printer has printed no paper yet.
    expect((await house.jobs())[0]?.state).toBe('queued');
  } finally {
    await hanging.stop();
    await house.stop();
  }
});

test('print queue: a paper begun by a server that died is unknown to the next server', () =>
  withPrinter({}, async (house, fake) => {
    await house.printing.stop();
    await house.order();
    const other = house.startAnother();
    await other.settle();
    await other.stop();
    const [job] = await house.jobs();
    if (!job) throw new Error('Nothing was queued');
    await house.store.write(job.placeId, (tx) => movePrintJob(tx, job, ['printed'], { state: 'sending' }));
    await house.startAnother().settle();
    expect(await house.jobs()).toMatchObject([{ state: 'unknown', reason: 'server_ended' }]);
    expect(fake.papers).toHaveLength(1);
  }));

test('print queue: another server skips a printer that is sending until its lease expires', () =>
  withPrinter({}, async (house, fake) => {
    const { store, server } = house;
    await house.printing.settle();
    const { now } = server.clock;
    const of = { placeId: server.placeId, name: 'kitchen', holder: 'another server' };
    await store.write(server.placeId, (tx) => holdPrinter(tx, of, { now, until: now + 10_000 }));
    await house.order();
    await house.printing.settle();
    expect(fake.papers).toHaveLength(0);
    server.clock.now += MINUTE;
    await house.printing.settle();
    expect(fake.papers).toHaveLength(1);
  }));

test('print queue: skips orders from before the first printer, and prints all later ones', async () => {
  const fake = await startFakePrinter();
  const house = await openHouse([]);
  try {
    // No server reads meanwhile, so only the rows count.
    await house.printing.stop();
    await house.order();
    await publish(house.store, { printers: [printer(fake.address)] });
    await house.order();
    await house.startAnother().settle();
    expect(fake.papers).toHaveLength(1);
  } finally {
    await house.stop();
    await fake.stop();
  }
});

test('copy: an unknown ticket can be printed again as a copy, and each copy as a further copy', () =>
  withPrinter({ resetsAt: 20_000 }, async (house, fake) => {
    await house.order();
    await house.printing.settle();
    fake.switches.resetsAt = undefined;
    for (let i = 0; i < 2; i += 1) {
      const [first] = await house.jobs();
      if (!first) throw new Error('Nothing was queued');
      await house.store.write(first.placeId, (tx) => addCopy(tx, first, 'Maria', house.server.clock.now));
      await house.printing.settle();
    }
    const jobs = await house.jobs();
    expect(jobs.map(({ state }) => state)).toEqual(['unknown', 'printed', 'printed']);
    expect(jobs.map(({ copyOf }) => copyOf)).toEqual([undefined, jobs[0]?.id, jobs[0]?.id]);
    expect(fake.papers).toHaveLength(2);
    expect(fake.papers[0]?.rows).not.toEqual(fake.papers[1]?.rows);
  }));

test('rejected order: makes a void where its ticket went; other statuses make no paper', () =>
  withPrinter({}, async (house) => {
    const [kept, refused] = [await house.order(), await house.order()];
    await house.printing.settle();
    const services = await servicesOf(house);
    await moveOrderStatus(services, house.server.placeId, kept, 'served_spot');
    await moveOrderStatus(services, house.server.placeId, refused, 'rejected');
    await house.printing.settle();
    const jobs = await house.jobs();
    expect(jobs.map(({ kind }) => kind)).toEqual(['ticket', 'ticket', 'void']);
    expect(jobs[2]).toMatchObject({ orderId: refused, state: 'printed' });
    expect(JSON.parse(jobs[2]?.content ?? '').lines).toMatchObject([{ name: 'salad!', quantity: 1 }]);
  }));

test('bill request: makes a receipt at the receipt printer, and no ticket', async () => {
  const [kitchen, desk] = [await startFakePrinter(), await startFakePrinter()];
  const house = await openHouse([
    printer(kitchen.address),
    printer(desk.address, { name: 'desk', prints: ['receipts'], width: 58 }),
  ]);
  try {
    await house.order();
    const session = await house.server.scan(CODE.one);
    const asked = await house.server.app.inject({
      method: 'PUT',
      url: `/api/orders/by_table_session/${session}/bill_wanted`,
      headers: { 'x-place': String(house.server.placeId) },
      payload: { paymentMethod: 'card' },
    });
    expect(asked.statusCode).toBe(200);
    await house.printing.settle();
    expect((await house.jobs()).map((job) => [job.printer, job.kind, job.state])).toEqual([
      ['kitchen', 'ticket', 'printed'],
      ['desk', 'receipt', 'printed'],
    ]);
    expect(desk.papers[0]?.rows[0]).toHaveLength(48);
  } finally {
    await house.stop();
    await Promise.all([kitchen.stop(), desk.stop()]);
  }
});

test('print folder: receives pictures instead of paper', async () => {
  const house = await openHouse([printer('folder:demo')]);
  try {
    await house.order();
    await house.printing.settle();
    expect(await house.states()).toEqual(['printed']);
    const folder = join(house.dataDir, 'printed', String(house.server.placeId), 'demo');
    expect(await readdir(folder)).toEqual(['00000001-ticket.png']);
  } finally {
    await house.stop();
  }
});

test('print queue: a paper for a printer that was removed from the file waits for staff', () =>
  withPrinter({ paperEnd: true }, async (house) => {
    await house.order();
    await house.printing.settle();
    await publish(house.store, { printers: [] });
    await house.printing.settle();
    expect(await house.jobs()).toMatchObject([{ state: 'asks', reason: 'no_printer' }]);
  }));
