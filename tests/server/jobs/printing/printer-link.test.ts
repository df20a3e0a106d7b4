// One conversation with a printer, and how it can break.
import { expect, test } from 'vitest';
import { linkToPrinter, type PrinterLink } from '../../../../server/jobs/printing/printer-answer.ts';
import type { LookUp } from '../../../../server/jobs/webhooks/judged-address.ts';
import { type PrinterSwitches, startFakePrinter } from '../../../support/fake-printer.ts';
import { QUICK } from '../../support/printing.ts';

/** More bytes than the system buffers for a receiver that does not read. */
const HUGE = new Uint8Array(24 * 1024 * 1024).fill(0x20);

/** The fake printer is on this machine. */
const HERE = { allowPrivate: true };

const withLink = async (set: Partial<PrinterSwitches>, walk: (link: PrinterLink) => Promise<void>): Promise<void> => {
  const fake = await startFakePrinter(set);
  const link = await linkToPrinter(fake.address, QUICK, HERE);
  if (typeof link !== 'object') throw new Error('The printer cannot be reached');
  try {
    await walk(link);
  } finally {
    link.close();
    await fake.stop();
  }
};

test('printer connection: bytes that the printer does not read leave the paper unknown, although perhaps none is printed', () =>
  withLink({ neverReads: true }, async (link) => {
    expect(await link.print(HUGE, true)).toEqual({ end: 'unknown', reason: 'stalled' });
  }));

test('printer connection: a connection lost during sending leaves the paper unknown; without a connection the paper has failed', () =>
  withLink({ resetsAt: 100_000 }, async (link) => {
    expect(await link.print(HUGE, true)).toEqual({ end: 'unknown', reason: 'broke_off' });
    expect(await link.print(HUGE, true)).toEqual({ end: 'failed', reason: 'unreachable' });
  }));

test('printer connection: fails at a port without a listener', async () => {
  const fake = await startFakePrinter();
  await fake.stop();
  expect(await linkToPrinter(fake.address, QUICK, HERE)).toBeUndefined();
});

test('printer connection: refuses an address of the server’s network unless a setting allows it', async () => {
  const fake = await startFakePrinter();
  const refused = await linkToPrinter(fake.address, QUICK);
  const link = await linkToPrinter(fake.address, QUICK, HERE);
  expect([refused, typeof link]).toEqual(['private_address', 'object']);
  if (typeof link === 'object') link.close();
  await fake.stop();
});

test.each(['169.254.169.254:80', '[fe80::1]:9100', '0.0.0.0:9100'])(
  'printer connection: never sends to %s, whatever the setting',
  async (address) => {
    expect(await linkToPrinter(address, QUICK, HERE)).toBe('private_address');
  },
);

test('printer connection: checks a host name by its resolved address', async () => {
  const fake = await startFakePrinter();
  const lookUp: LookUp = (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
  const address = fake.address.replace(/^[^:]+/, 'printer.example');
  expect(await linkToPrinter(address, QUICK, { allowPrivate: false, lookUp })).toBe('private_address');
  const link = await linkToPrinter(address, QUICK, { allowPrivate: true, lookUp });
  expect(typeof link).toBe('object');
  if (typeof link === 'object') link.close();
  await fake.stop();
});
