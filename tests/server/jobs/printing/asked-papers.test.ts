// Papers requested by staff: tickets of an order as copies, and a sitting's bill.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseBoard } from '#contract/service/board.ts';
import { askedPapersSchema } from '#contract/service/paper.ts';
import { latestPrintJobs } from '../../../../server/store/printing/print-jobs.ts';
import { startFakePrinter } from '../../../support/fake-printer.ts';
import { openHouse, printer, type VenueNow } from '../../support/printing.ts';
import { nextId } from '../../support/server.ts';
import { type SignedIn, signInAs, signInStation } from '../../support/staff.ts';

const content = v.looseObject({ kind: v.string(), table: v.optional(v.string()) });

const ask = async ({ server }: VenueNow, who: SignedIn, printer: string, about: object, id = nextId()) => {
  const headers = { 'x-place': String(server.placeId), ...who.headers, 'idempotency-key': id };
  const { status, json } = await server.post('/api/staff/commands/printPaper', { printer, about }, headers);
  const message = v.safeParse(v.object({ payload: v.object({ message: v.string() }) }), json);
  return message.success ? message.output.payload.message : status;
};
const boardOf = async ({ server }: VenueNow, who: SignedIn) => {
  const found = parseBoard((await server.get('/api/staff/board', who.headers)).json);
  if (!found) throw new Error('no board');
  return found;
};
const papersAt = async ({ printing, store, server }: VenueNow, name: string) => {
  await printing.settle();
  const jobs = await latestPrintJobs(store.read, server.placeId, 100);
  return jobs
    .filter((job) => job.printer === name)
    .map((job) => ({ ...job, says: v.parse(content, JSON.parse(job.content)) }));
};

/** A kitchen printer, and a bar printer that gets only requested papers. */
const withTwo = async (walk: (house: VenueNow) => Promise<void>): Promise<void> => {
  const [kitchen, bar] = [await startFakePrinter(), await startFakePrinter()];
  const house = await openHouse([printer(kitchen.address), printer(bar.address, { name: 'bar', prints: [] })]);
  try {
    await walk(house);
  } finally {
    await house.stop();
    await Promise.all([kitchen.stop(), bar.stop()]);
  }
};

test('requested paper: reprints an order’s ticket once at the chosen printer, as a copy', () =>
  withTwo(async (house) => {
    const maria = await signInAs(house.server, 'WAITER');
    const [orderId, key] = [await house.order(), nextId()];
    const [first] = await papersAt(house, 'kitchen');
    expect((await boardOf(house, maria)).allPrinters).toEqual(['kitchen', 'bar']);
    expect(await ask(house, maria, 'bar', { orderId }, key)).toBe(200);
    expect(await ask(house, maria, 'bar', { orderId }, key)).toBe(200);
    expect(await papersAt(house, 'bar')).toMatchObject([
      { state: 'printed', kind: 'ticket', orderId, station: 'kitchen', copyOf: first?.id },
    ]);
    expect(await papersAt(house, 'kitchen')).toHaveLength(1);
  }));

test('requested paper: a copy printed by the bar does not mark the order as seen by the kitchen', async () => {
  const bar = await startFakePrinter();
  const house = await openHouse([printer(bar.address, { name: 'bar', prints: [] })]);
  try {
    const maria = await signInAs(house.server, 'WAITER');
    const orderId = await house.order();
    expect(await ask(house, maria, 'bar', { orderId })).toBe(200);
    expect(await papersAt(house, 'bar')).toMatchObject([{ state: 'printed', proof: 'printer', kind: 'ticket' }]);
    expect((await boardOf(house, maria)).orders.find(({ id }) => id === orderId)?.facts.seenAt).toBeUndefined();
  } finally {
    await house.stop();
    await bar.stop();
  }
});

test('requested paper: prints a table’s bill at the chosen printer, with the table’s name', () =>
  withTwo(async (house) => {
    const maria = await signInAs(house.server, 'WAITER');
    await house.order();
    const sittingId = (await boardOf(house, maria)).tables.find(({ sitting }) => sitting)?.sitting?.id;
    expect(await ask(house, maria, 'bar', { sittingId })).toBe(200);
    expect(await papersAt(house, 'bar')).toMatchObject([{ state: 'printed', says: { kind: 'receipt', table: '1' } }]);
  }));

test('requested paper: is refused for an unknown paper and from a kitchen screen', () =>
  withTwo(async (house) => {
    const [maria, pass] = [await signInAs(house.server, 'WAITER'), await signInStation(house.server)];
    const orderId = await house.order();
    expect(await ask(house, maria, 'cellar', { orderId })).toBe('unknown_printer');
    expect(await ask(house, maria, 'bar', { orderId: nextId() })).toBe('unknown_order');
    expect(await ask(house, maria, 'bar', { sittingId: nextId() })).toBe('unknown_sitting');
    expect(await ask(house, pass, 'bar', { orderId })).toBe('forbidden');
    expect(await papersAt(house, 'bar')).toEqual([]);
  }));

test('requested paper: only the person who asked gets its state, also when the printer has no paper', async () => {
  const [bar, empty] = [await startFakePrinter(), await startFakePrinter({ paperEnd: true })];
  const house = await openHouse([
    printer(bar.address, { name: 'bar' }),
    printer(empty.address, { name: 'empty', prints: [] }),
  ]);
  try {
    const maria = await signInAs(house.server, 'WAITER');
    const orderId = await house.order();
    await house.printing.settle();
    const sittingId = (await boardOf(house, maria)).tables.find(({ sitting }) => sitting)?.sitting?.id;
    const told = async (id: string, name: string) => {
      const { status, json } = await house.server.get(`/api/staff/papers/${id}?printer=${name}`, maria.headers);
      expect(status).toBe(200);
      return v.parse(askedPapersSchema, json).papers;
    };
    const [ticket, bill, unprinted] = [nextId(), nextId(), nextId()];
    expect(await told(ticket, 'bar')).toEqual([]);
    await ask(house, maria, 'bar', { orderId }, ticket);
    await ask(house, maria, 'bar', { sittingId }, bill);
    await ask(house, maria, 'empty', { sittingId }, unprinted);
    await house.printing.settle();
    expect(await told(ticket, 'bar')).toMatchObject([{ printer: 'bar', state: 'printed', station: 'kitchen' }]);
    expect(await told(bill, 'bar')).toMatchObject([{ printer: 'bar', state: 'printed' }]);
    expect(await told(bill, 'empty')).toEqual([]);
    expect((await told(unprinted, 'empty')).map(({ state }) => state)).toEqual(['failed']);
  } finally {
    await house.stop();
    await Promise.all([bar.stop(), empty.stop()]);
  }
});
