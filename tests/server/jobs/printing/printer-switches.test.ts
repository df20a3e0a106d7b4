// Printer behaviour, and the resulting state of the print job.
import { expect, test } from 'vitest';
import { readJournal } from '../../../../server/store/journal.ts';
import { withPrinter } from '../../support/printing.ts';
import { MINUTE } from '../../support/server.ts';

const MANY_BYTES = 20_000;

test('paper: is printed when the printer confirms it', () =>
  withPrinter({}, async (house, fake) => {
    await house.order();
    await house.printing.settle();
    expect(await house.jobs()).toMatchObject([{ state: 'printed', proof: 'printer', attempts: 1, kind: 'ticket' }]);
    expect(fake.papers).toHaveLength(1);
    expect(fake.papers[0]?.rows.length).toBeGreaterThan(300);
  }));

test('printer: without confirmations is trusted by its status after the last byte, and not asked again', () =>
  withPrinter({ givesProof: false }, async (house, fake) => {
    await house.order();
    await house.order();
    await house.printing.settle();
    expect(await house.jobs()).toMatchObject([
      { state: 'printed', proof: 'status' },
      { state: 'printed', proof: 'status' },
    ]);
    expect(fake.papers).toHaveLength(2);
  }));

test('paper: is unknown when a printer that used to confirm no longer does', () =>
  withPrinter({}, async (house, fake) => {
    await house.order();
    await house.printing.settle();
    fake.switches.givesProof = false;
    await house.order();
    await house.printing.settle();
    expect(await house.jobs()).toMatchObject([{ state: 'printed' }, { state: 'unknown', reason: 'no_proof' }]);
  }));

test('printer: with doubled answers prints once, and its drawer signal is not read as an open cover', () =>
  withPrinter({ answersTwice: true }, async (house, fake) => {
    await house.order();
    await house.order();
    await house.printing.settle();
    expect(await house.states()).toEqual(['printed', 'printed']);
    expect(fake.papers).toHaveLength(2);
  }));

test.each([
  ['never reads', { neverReads: true }, 'silent'],
  ['is out of paper', { paperEnd: true }, 'paper_end'],
  ['has its cover open', { coverOpen: true }, 'cover_open'],
] as const)(
  'paper: fails with one report on a printer that %s, and prints without a press when the printer works again',
  (_, set, reason) =>
    withPrinter(set, async (house, fake) => {
      await house.order();
      await house.printing.settle();
      expect(await house.jobs()).toMatchObject([{ state: 'failed', reason }]);
      house.server.clock.now += MINUTE;
      await house.printing.settle();
      expect(await house.jobs()).toMatchObject([{ state: 'failed', attempts: 2 }]);
      expect(house.warnings).toEqual(['A printer cannot print']);
      Object.assign(fake.switches, { neverReads: false, paperEnd: false, coverOpen: false });
      house.server.clock.now += MINUTE;
      await house.printing.settle();
      expect(await house.states()).toEqual(['printed']);
      expect(fake.papers).toHaveLength(1);
      const told = (await readJournal(house.store, house.server.placeId)).flatMap((row) =>
        row.type === 'printer.trouble' ? [row.payload.trouble] : [],
      );
      expect(told).toEqual([reason, null]);
    }),
);

test.each([
  ['a socket that dies in mid-ticket', { resetsAt: MANY_BYTES }, 'broke_off'],
  ['a printer that reads no more once it prints', { readsNoPaper: true }, 'silent'],
  ['paper that ends in mid-ticket', { paperEndsAt: MANY_BYTES }, 'paper_end'],
] as const)('paper: %s leaves it unknown: it is never resent automatically, and rings', (_, set, reason) =>
  withPrinter(set, async (house, fake) => {
    const id = await house.order();
    await house.printing.settle();
    expect(await house.jobs()).toMatchObject([{ state: 'unknown', reason }]);
    const before = fake.connections;
    Object.assign(fake.switches, { resetsAt: undefined, readsNoPaper: false, paperEndsAt: undefined });
    house.server.clock.now += MINUTE;
    await house.printing.settle();
    expect(await house.states()).toEqual(['unknown']);
    expect(fake.connections).toBe(before);
    expect(fake.papers).toHaveLength(0);
    expect(house.warnings).toEqual(['A paper may not have been printed']);
    const rows = await readJournal(house.store, house.server.placeId);
    expect(rows.filter(({ type }) => type === 'printer.paper')).toMatchObject([
      { orderId: id, payload: { printer: 'kitchen', state: 'unknown', reason } },
    ]);
  }),
);

test('paper: has failed when the printer is unreachable', () =>
  withPrinter({}, async (house, fake) => {
    await fake.stop();
    await house.order();
    await house.printing.settle();
    expect(await house.jobs()).toMatchObject([{ state: 'failed', reason: 'unreachable' }]);
  }));

test('paper: after ten minutes staff are asked about the paper, and it is not printed when the printer is back', () =>
  withPrinter({ paperEnd: true }, async (house, fake) => {
    await house.order();
    await house.printing.settle();
    fake.switches.paperEnd = false;
    house.server.clock.now += 11 * MINUTE;
    await house.printing.settle();
    expect(await house.jobs()).toMatchObject([{ state: 'asks', reason: 'paper_end' }]);
    expect(fake.papers).toHaveLength(0);
    await house.order();
    await house.printing.settle();
    expect(await house.states()).toEqual(['asks', 'printed']);
  }));
