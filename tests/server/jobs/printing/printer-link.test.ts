// One conversation with a printer, and how it may break off.
import { expect, test } from 'vitest';
import { linkToPrinter, type PrinterLink } from '../../../../server/jobs/printing/printer-link.ts';
import { type PrinterSwitches, startFakePrinter } from '../../../support/fake-printer.ts';
import { QUICK } from '../../support/printing.ts';

/** More than the system takes from anybody who does not read. */
const HUGE = new Uint8Array(24 * 1024 * 1024).fill(0x20);

const withLink = async (set: Partial<PrinterSwitches>, walk: (link: PrinterLink) => Promise<void>): Promise<void> => {
  const fake = await startFakePrinter(set);
  const link = await linkToPrinter(fake.address, QUICK);
  if (!link) throw new Error('The printer cannot be reached');
  try {
    await walk(link);
  } finally {
    link.close();
    await fake.stop();
  }
};

test('bytes that nobody takes are unknown, though none may have been printed', () =>
  withLink({ neverReads: true }, async (link) => {
    expect(await link.print(HUGE, true)).toEqual({ end: 'unknown', reason: 'stalled' });
  }));

test('a connection that dies while bytes are leaving is unknown, and one that was dead before has failed', () =>
  withLink({ resetsAt: 100_000 }, async (link) => {
    expect(await link.print(HUGE, true)).toEqual({ end: 'unknown', reason: 'broke_off' });
    expect(await link.print(HUGE, true)).toEqual({ end: 'failed', reason: 'unreachable' });
  }));

test('a port where nobody listens gives no conversation', async () => {
  const fake = await startFakePrinter();
  await fake.stop();
  expect(await linkToPrinter(fake.address, QUICK)).toBeUndefined();
});
