// Polling printers: same queue and states, confirmation by the printer, and no automatic double prints.
import { expect, test } from 'vitest';
import { parseBoard } from '#contract/service/board.ts';
import { savePrinterKey } from '../../../../server/store/printing/printer-keys.ts';
import { hashSecret } from '../../../../server/store/secrets.ts';
import { epsonAt, starAt } from '../../../support/fake-asking-printers.ts';
import { openHouse, printer, type VenueNow } from '../../support/printing.ts';
import { MINUTE } from '../../support/server.ts';
import { signInAs } from '../../support/staff.ts';

const KEY = 'a-secret-of-the-printer-alone';

const withAsking = async (
  kind: 'cloudprnt' | 'server-direct-print',
  walk: (house: VenueNow, url: string) => Promise<void>,
): Promise<void> => {
  const house = await openHouse([printer(kind)]);
  try {
    await house.store.write(house.server.placeId, (tx) =>
      savePrinterKey(tx, { placeId: house.server.placeId, name: 'kitchen' }, hashSecret(KEY)),
    );
    await walk(house, `/api/printers/${kind}/${KEY}`);
  } finally {
    await house.stop();
  }
};
const withStar = (walk: (house: VenueNow, star: ReturnType<typeof starAt>) => Promise<void>) =>
  withAsking('cloudprnt', (house, url) => walk(house, starAt(house.server.app, url)));
const withEpson = (walk: (house: VenueNow, epson: ReturnType<typeof epsonAt>) => Promise<void>) =>
  withAsking('server-direct-print', (house, url) => walk(house, epsonAt(house.server.app, url)));
const order = async (house: VenueNow) => {
  const id = await house.order();
  await house.printing.settle();
  return id;
};
const boardOf = async ({ server }: VenueNow) => {
  const maria = await signInAs(server, 'WAITER');
  const headers = { 'x-place': String(server.placeId), ...maria.headers };
  const board = parseBoard((await server.get('/api/staff/board', headers)).json);
  if (!board) throw new Error('No board');
  return board;
};

test('Star printer: fetches its ticket as a picture, which is printed once the printer confirms', () =>
  withStar(async (house, star) => {
    const id = await order(house);
    const token = (await star.poll()) ?? '';
    expect(await house.states()).toEqual(['queued']);
    const paper = await star.fetch(token);
    expect(paper?.type).toBe('image/png');
    // Width of the paper in dots, from the PNG header.
    expect(paper?.png.readUInt32BE(16)).toBe(576);
    expect(await house.states()).toEqual(['sending']);
    expect(await star.confirm(token)).toBe(200);
    expect(await house.jobs()).toMatchObject([{ state: 'printed', proof: 'printer' }]);
    expect((await boardOf(house)).orders.find((one) => one.id === id)?.facts).toMatchObject({ seenBy: 'printer' });
    expect(await star.poll()).toBeUndefined();
  }));

test('Star printer: a ticket is unknown and not offered again when the printer dies with it; a late answer settles the ticket', () =>
  withStar(async (house, star) => {
    await order(house);
    const token = (await star.poll()) ?? '';
    await star.fetch(token);
    // An interrupted download is repeated before any outcome is reported.
    expect((await star.fetch(token))?.token).toBe(token);
    expect(await star.poll()).toBeUndefined();
    house.server.clock.now += 2 * MINUTE;
    await house.printing.settle();
    expect(await house.jobs()).toMatchObject([{ state: 'unknown', reason: 'no_proof' }]);
    expect((await boardOf(house)).papers).toMatchObject([{ state: 'unknown', printer: 'kitchen' }]);
    expect(await star.poll()).toBeUndefined();
    expect(await star.fetch(token)).toBeUndefined();
    await star.confirm(token);
    expect(await house.jobs()).toMatchObject([{ state: 'printed', proof: 'printer' }]);
    expect((await boardOf(house)).papers).toEqual([]);
  }));

test('Star printer: out of paper, the ticket under way becomes unknown and waiting ones are offered later', () =>
  withStar(async (house, star) => {
    await order(house);
    await order(house);
    await star.fetch((await star.poll()) ?? '');
    expect(await star.poll('410%20Out%20of%20paper')).toBeUndefined();
    expect(await house.states()).toEqual(['unknown', 'queued']);
    expect((await boardOf(house)).printers).toMatchObject([{ name: 'kitchen', trouble: 'paper_end' }]);
    expect(await star.poll()).toBe('2');
    expect((await boardOf(house)).printers).toEqual([]);
  }));

test('polling printer: is reported when it stops polling, and staff are asked about papers that waited too long', () =>
  withStar(async (house, star) => {
    await star.poll();
    await order(house);
    house.server.clock.now += 2 * MINUTE;
    await house.printing.settle();
    expect((await boardOf(house)).printers).toMatchObject([{ trouble: 'unreachable' }]);
    house.server.clock.now += 10 * MINUTE;
    expect(await star.poll()).toBeUndefined();
    expect(await house.states()).toEqual(['asks']);
    expect((await boardOf(house)).printers).toEqual([]);
  }));

test('Epson printer: gets its ticket once as XML, which is printed once the printer confirms', () =>
  withEpson(async (house, epson) => {
    await order(house);
    const paper = await epson.ask();
    expect(paper?.xml).toContain('<devid>local_printer</devid>');
    const pictures = [...(paper?.xml ?? '').matchAll(/<image width="576" height="(\d+)"[^>]*>([^<]+)</g)];
    const rows = pictures.reduce((sum, [, height]) => sum + Number(height), 0);
    expect(pictures.reduce((sum, [, , dots]) => sum + Buffer.from(dots ?? '', 'base64').length, 0)).toBe(rows * 72);
    expect(await epson.ask()).toBeUndefined();
    await epson.answer(paper?.id ?? '', true);
    expect(await house.jobs()).toMatchObject([{ state: 'printed', proof: 'printer', attempts: 1 }]);
  }));

test.each([
  ['EPTR_REC_EMPTY', 'unknown', 'paper_end'],
  ['EPTR_COVER_OPEN', 'unknown', 'cover_open'],
  ['DeviceNotFound', 'failed', 'error'],
])('Epson printer: the answer %s leaves the ticket %s', (code, state, reason) =>
  withEpson(async (house, epson) => {
    await order(house);
    const paper = await epson.ask();
    await epson.answer(paper?.id ?? '', false, code);
    expect(await house.jobs()).toMatchObject([{ state, reason }]);
    house.server.clock.now += MINUTE;
    // Only a surely unprinted paper is offered again automatically.
    expect((await epson.ask()) !== undefined).toBe(state === 'failed');
  }),
);

test('polling printer: gets no paper with a wrong secret or protocol', () =>
  withStar(async (house) => {
    await order(house);
    const { app } = house.server;
    const guess = await app.inject({ method: 'POST', url: '/api/printers/cloudprnt/a-guess', payload: {} });
    expect(guess.statusCode).toBe(404);
    expect((await app.inject({ url: `/api/printers/cloudprnt/a-guess?token=1` })).statusCode).toBe(404);
    expect(await epsonAt(app, `/api/printers/server-direct-print/${KEY}`).ask()).toBeUndefined();
    expect(await house.states()).toEqual(['queued']);
  }));
