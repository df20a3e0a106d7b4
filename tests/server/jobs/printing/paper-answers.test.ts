// Staff's decisions on unknown papers: each stays on the board until one decision settles it.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseBoard } from '#contract/service/board.ts';
import { readJournal } from '../../../../server/store/journal.ts';
import { type FakePrinter, startFakePrinter } from '../../../support/fake-printer.ts';
import { openHouse, printer, type VenueNow, withPrinter } from '../../support/printing.ts';
import { MINUTE, nextId } from '../../support/server.ts';
import { type SignedIn, signInAs, signInStation } from '../../support/staff.ts';

const place = ({ server }: VenueNow) => ({ 'x-place': String(server.placeId) });

const board = async (house: VenueNow, who: SignedIn) => {
  const answer = await house.server.get('/api/staff/board', { ...place(house), ...who.headers });
  const parsed = parseBoard(answer.json);
  if (!parsed) throw new Error(`No board: ${answer.text}`);
  return parsed;
};

const answer = (house: VenueNow, who: SignedIn, body: object, id = nextId()) =>
  house.server.post(
    '/api/staff/commands/paper',
    { printer: 'kitchen', ...body },
    {
      ...place(house),
      ...who.headers,
      'idempotency-key': id,
    },
  );

const refusalOf = ({ json }: { json: unknown }) =>
  v.parse(v.object({ payload: v.looseObject({ message: v.string() }) }), json).payload;

/** A ticket whose printer died during printing and recovered. */
const leaveUnknown = async (house: VenueNow, fake: FakePrinter): Promise<string> => {
  const order = await house.order();
  await house.printing.settle();
  Object.assign(fake.switches, { resetsAt: undefined });
  return order;
};
const DYING = { resetsAt: 20_000 };

test('unknown ticket: is on the board with its printer, order and table', () =>
  withPrinter(DYING, async (house, fake) => {
    const maria = await signInAs(house.server, 'WAITER');
    const before = house.server.clock.now;
    await leaveUnknown(house, fake);
    const [job] = await house.jobs();
    expect((await board(house, maria)).papers).toEqual([
      {
        ...{ printer: 'kitchen', job: job?.id, kind: 'ticket', state: 'unknown', reason: 'broke_off' },
        ...{ at: before + 6000, station: 'kitchen', label: 'K2-41', table: '1' },
      },
    ]);
  }));

test('unknown ticket: a copy is printed with its mark, settles the paper and is not requested twice', () =>
  withPrinter(DYING, async (house, fake) => {
    const [maria, ivan] = [await signInAs(house.server, 'WAITER'), await signInStation(house.server)];
    await leaveUnknown(house, fake);
    const [job] = await house.jobs();
    const id = nextId();
    expect((await answer(house, maria, { job: job?.id, answer: 'copy' }, id)).status).toBe(200);
    // The answer was lost, so the same command is sent again.
    expect((await answer(house, maria, { job: job?.id, answer: 'copy' }, id)).status).toBe(200);
    const second = await answer(house, ivan, { job: job?.id, answer: 'copy' });
    expect([second.status, refusalOf(second)]).toMatchObject([422, { message: 'done_already', by: 'Maria' }]);
    await house.printing.settle();
    expect(await house.jobs()).toMatchObject([{ state: 'unknown' }, { state: 'printed', copyOf: job?.id }]);
    expect(fake.papers).toHaveLength(1);
    expect((await board(house, maria)).papers).toEqual([]);
  }));

test('unknown ticket: counts as printed when staff say that they have it in hand, and its order counts as seen', () =>
  withPrinter(DYING, async (house, fake) => {
    const maria = await signInAs(house.server, 'WAITER');
    const order = await leaveUnknown(house, fake);
    const [job] = await house.jobs();
    expect((await answer(house, maria, { job: job?.id, answer: 'printed' })).status).toBe(200);
    await house.printing.settle();
    expect(await house.jobs()).toMatchObject([{ state: 'printed', proof: 'person' }]);
    const found = await board(house, maria);
    expect(found.papers).toEqual([]);
    expect(found.orders.find(({ id }) => id === order)?.facts).toMatchObject({ seenBy: 'printer' });
    expect(fake.papers).toHaveLength(0);
    const rows = await readJournal(house.store, house.server.placeId);
    expect(rows.filter(({ type }) => type === 'printer.settled')).toMatchObject([
      { orderId: order, payload: { printer: 'kitchen', answer: 'printed', by: 'Maria' } },
    ]);
  }));

test('late paper: staff are asked about the paper, and can dismiss it', () =>
  withPrinter({ paperEnd: true }, async (house, fake) => {
    const maria = await signInAs(house.server, 'WAITER');
    await house.order();
    await house.printing.settle();
    house.server.clock.now += 11 * MINUTE;
    await house.printing.settle();
    fake.switches.paperEnd = false;
    const [paper] = (await board(house, maria)).papers ?? [];
    expect(paper).toMatchObject({ state: 'asks', reason: 'paper_end' });
    // No byte was sent, so nobody can have it in hand.
    expect(refusalOf(await answer(house, maria, { job: paper?.job, answer: 'printed' }))).toMatchObject({
      message: 'invalid_command',
    });
    expect((await answer(house, maria, { job: paper?.job, answer: 'drop' })).status).toBe(200);
    await house.printing.settle();
    expect((await board(house, maria)).papers).toEqual([]);
    expect(fake.papers).toHaveLength(0);
  }));

test('printer trouble: is on the board with its reason and start, and ends when staff say so', () =>
  withPrinter({ coverOpen: true }, async (house, fake) => {
    const maria = await signInAs(house.server, 'WAITER');
    await house.order();
    await house.printing.settle();
    const since = house.server.clock.now;
    const [job] = await house.jobs();
    expect((await board(house, maria)).printers).toEqual([
      { name: 'kitchen', trouble: 'cover_open', since, stations: [], job: job?.id },
    ]);
    fake.switches.coverOpen = false;
    // The printer's own next try is seconds away.
    expect((await answer(house, maria, { job: job?.id, answer: 'again' })).status).toBe(200);
    await house.printing.settle();
    expect(await house.states()).toEqual(['printed']);
    expect((await board(house, maria)).printers).toEqual([]);
  }));

test('printer trouble: ends when the printer works again, even when no paper waits', () =>
  withPrinter({ paperEnd: true }, async (house, fake) => {
    const maria = await signInAs(house.server, 'WAITER');
    await house.order();
    await house.printing.settle();
    house.server.clock.now += 11 * MINUTE;
    await house.printing.settle();
    expect((await board(house, maria)).printers).toMatchObject([{ trouble: 'paper_end' }]);
    fake.switches.paperEnd = false;
    await house.printing.settle();
    expect((await board(house, maria)).printers).toEqual([]);
    expect(await house.states()).toEqual(['asks']);
  }));

test('paper answers: an unknown paper is refused, and a guest cannot answer', async () => {
  const fake = await startFakePrinter();
  const house = await openHouse([printer(fake.address)]);
  try {
    const maria = await signInAs(house.server, 'WAITER');
    expect(refusalOf(await answer(house, maria, { job: 'nothing', answer: 'copy' }))).toEqual({
      message: 'unknown_paper',
    });
    const nobody = { ...maria, headers: { authorization: 'Bearer nobody' } };
    expect((await answer(house, nobody, { job: 'nothing', answer: 'copy' })).status).toBe(401);
  } finally {
    await house.stop();
    await fake.stop();
  }
});
