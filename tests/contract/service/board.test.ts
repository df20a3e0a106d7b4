// A board read by a page that is older or newer than the server.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { boardSchema, parseBoard } from '#contract/service/board.ts';
import { DEVICE_TROUBLES, devicesOnBoard } from '#domain/device/heartbeat.ts';

const EMPTY = { seq: 1, at: 1, full: true, gone: [], tables: [], orders: [], calls: [], off: [] };
const devices = DEVICE_TROUBLES.map((trouble, at) => ({ device: `device-${at}`, name: 'Window', trouble, since: 1 }));
const TOLD = { ...EMPTY, ...devicesOnBoard(devices) };
/** The board on the wire. */
const wire = (board: object): unknown => JSON.parse(JSON.stringify(board));

/** Board schema of the first build with devices. */
const { moreDevices: _, ...entries } = boardSchema.entries;
const firstBoard = v.object({
  ...entries,
  devices: v.optional(
    v.array(
      v.object({
        device: v.string(),
        name: v.string(),
        trouble: v.picklist(['silent', 'copied', 'no_table', 'unsent', 'battery', 'storage', 'clock']),
        since: v.number(),
      }),
    ),
  ),
});

test('the first build with devices reads a board with all troubles except those that it does not know', () => {
  const read = v.safeParse(firstBoard, wire(TOLD));
  expect(read.issues).toBeUndefined();
  expect((read.output as v.InferOutput<typeof firstBoard>).devices?.map(({ trouble }) => trouble)).toEqual(
    DEVICE_TROUBLES.filter((trouble) => trouble !== 'unclean' && trouble !== 'refused'),
  );
});

test('this build reads each device, and from a newer server’s list all entries that it knows', () => {
  expect(parseBoard(wire(TOLD))).toMatchObject(devicesOnBoard(devices));
  const later = { ...EMPTY, moreDevices: [{ ...devices[0], trouble: 'on_fire' }, devices[1]] };
  expect(parseBoard(wire(later))?.moreDevices).toEqual([devices[1]]);
});

const line = {
  ...{ productId: 1, variantId: 11, name: 'Шопска салата', size: 'голяма', required: 'Сирене' },
  ...{ added: [], removed: [], quantity: 1, total: 790 },
};
const order = {
  ...{ id: 'o', label: 'K2-41', number: 1, orderType: 'spot', status: 'ordered', placedAt: 1, total: 790 },
  ...{ currency: 'EUR', facts: { lineTicks: {}, readyAt: {} } },
};

test('a dish keeps its choice by id for translation, and an unknown choice of a newer server is ignored', () => {
  const choice = { required: 5, addable: [], removable: [] };
  const read = (said: unknown) =>
    parseBoard(wire({ ...EMPTY, orders: [{ ...order, lines: [{ ...line, choice: said }] }] }))?.orders?.[0]?.lines[0];
  expect(read(choice)?.choice).toEqual(choice);
  expect(read('later')).toMatchObject({ name: 'Шопска салата', required: 'Сирене' });
});
