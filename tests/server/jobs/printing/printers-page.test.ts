// Test slips from the owner's page, with real queues and a configurable fake printer.

import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { printersSchema } from '#contract/owner/printers-wire.ts';
import type { PrinterStanding } from '#domain/kitchen/printer-state.ts';
import { type FakePrinter, startFakePrinter } from '../../../support/fake-printer.ts';
import { openHouse, printer, type VenueNow } from '../../support/printing.ts';
import { messageOf } from '../../support/server.ts';
import { type SignedIn, signInAs } from '../../support/staff.ts';

let fake: FakePrinter;
let house: VenueNow;
let owner: SignedIn;

const open = async (mode: 'text' | 'raster') => {
  fake = await startFakePrinter();
  house = await openHouse([printer(fake.address, { mode })]);
  owner = await signInAs(house.server, 'PLACE_ADMIN');
};
beforeEach(() => open('text'));
afterEach(async () => {
  await house.stop();
  await fake.stop();
});

const headers = () => ({ 'x-place': String(house.server.placeId), ...owner.headers });
const ask = (path: string, body: object) => house.server.post(`/api/staff/printers/${path}`, body, headers());
const now = async (): Promise<PrinterStanding | undefined> => {
  const { json } = await house.server.get('/api/staff/printers', headers());
  return v.parse(printersSchema, json).printers[0];
};
const codeOf = async (): Promise<string> =>
  v.parse(v.object({ code: v.string() }), JSON.parse((await house.jobs()).at(-1)?.content ?? '')).code;

test('printers page: prints a test slip and shows the printer’s answer', async () => {
  expect(await now()).toEqual({ name: 'kitchen', address: fake.address, letters: 'unconfirmed' });
  expect((await ask('test', { printer: 'kitchen' })).status).toBe(200);
  await house.printing.settle();
  expect(fake.papers.length).toBeGreaterThan(0);
  expect(await now()).toMatchObject({ slip: { state: 'printed' } });
  fake.switches.paperEnd = true;
  await ask('test', { printer: 'kitchen' });
  await house.printing.settle();
  expect(await now()).toMatchObject({ trouble: 'paper_end', slip: { state: 'failed', reason: 'paper_end' } });
  expect(messageOf(await ask('test', { printer: 'no such' }))).toBe('unknown_printer');
});

test('printers page: enables text mode after the code of its slip is entered, and rejects another code', async () => {
  expect(messageOf(await ask('confirm', { printer: 'kitchen', code: '1234' }))).toBe('wrong_code');
  await ask('test', { printer: 'kitchen' });
  await house.printing.settle();
  const code = await codeOf();
  expect(messageOf(await ask('confirm', { printer: 'kitchen', code: `${code}0` }))).toBe('wrong_code');
  expect((await now())?.letters).toBe('unconfirmed');
  expect((await ask('confirm', { printer: 'kitchen', code: ` ${code} ` })).status).toBe(200);
  expect((await now())?.letters).toBe('confirmed');
});
