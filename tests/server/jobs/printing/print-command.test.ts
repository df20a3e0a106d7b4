// `npm run print` beside a server's database.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../../../server/cli/print.ts';
import { type FakePrinter, startFakePrinter } from '../../../support/fake-printer.ts';
import { openHouse, printer, type VenueNow } from '../../support/printing.ts';
import { publish } from '../../support/venues.ts';

let fake: FakePrinter;
let house: VenueNow;
let said: string[];

beforeEach(async () => {
  fake = await startFakePrinter();
  house = await openHouse([printer(fake.address)]);
  said = [];
  vi.stubEnv('DATA_DIR', house.dataDir);
  vi.stubEnv('PRINTERS_PRIVATE', '1');
  vi.spyOn(console, 'log').mockImplementation((text: string) => said.push(text));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await house.stop();
  await fake.stop();
});

/** Code page 17 is Epson's Cyrillic; ASCII is in every page. */
const lettersOf = (paper: FakePrinter['papers'][number] | undefined): string =>
  (paper?.letters ?? [])
    .filter(({ page, bytes }) => page === 17 || bytes.every((byte) => byte < 0x80))
    .map(({ bytes }) => new TextDecoder('ibm866').decode(Uint8Array.from(bytes)))
    .join('\n');

/** Stops the server's own printing, so that the command prints. */
const withoutServer = () => house.printing.stop();

test('print command: a test slip exits with 0 only when it was printed', async () => {
  await withoutServer();
  expect(await main(['test', 'bistro', 'kitchen'])).toBe(0);
  expect(said).toEqual(['test on kitchen: is printed']);
  expect(fake.papers).toHaveLength(1);
  expect(JSON.parse((await house.jobs())[0]?.content ?? '').code).toBeNull();
  await expect(main(['confirm', 'bistro', 'kitchen', '1234'])).rejects.toThrow('kitchen draws');
  fake.switches.paperEnd = true;
  expect(await main(['test', 'bistro', 'kitchen'])).toBe(1);
  expect(said.at(-1)).toBe('test on kitchen: is not printed yet, and is tried again (paper_end)');
});

test('print command: prints text after a slip’s code was entered, and pictures again after the address changed', async () => {
  await withoutServer();
  const text = printer(fake.address, { mode: 'text' });
  await publish(house.store, { printers: [text] });
  await main(['test', 'bistro', 'kitchen']);
  // The slip is drawn; the sample of the printer's font is a separate paper.
  expect(fake.papers.map(({ rows }) => rows.length > 0)).toEqual([true, false]);
  expect(lettersOf(fake.papers[1])).toContain('абвгдежзийклмнопрстуфхцчшщъьюя');
  await expect(main(['confirm', 'bistro', 'kitchen', '0000'])).rejects.toThrow('No test slip');
  const code = JSON.parse((await house.jobs())[0]?.content ?? '').code as string;

  const printing = house.startAnother();
  await house.order();
  await printing.settle();
  expect(fake.papers[2]?.rows.length).toBeGreaterThan(100);
  expect(await main(['confirm', 'bistro', 'kitchen', code])).toBe(0);
  await house.order();
  await printing.settle();
  expect(fake.papers[3]?.rows).toEqual([]);
  expect(lettersOf(fake.papers[3])).toContain('Table 1');

  await publish(house.store, { printers: [{ ...text, codePages: 'xprinter' }] });
  await house.order();
  await printing.settle();
  expect(fake.papers[4]?.rows.length).toBeGreaterThan(100);
});

test('print command: reprints by an order’s label or a paper’s name, and reports an unknown one', async () => {
  await house.order();
  await house.printing.settle();
  await withoutServer();
  expect(await main(['copy', 'bistro', 'K2-41'])).toBe(0);
  const [first] = await house.jobs();
  expect(await main(['copy', 'bistro', first?.id ?? ''])).toBe(0);
  expect(fake.papers).toHaveLength(3);
  expect((await house.jobs()).map(({ copyOf }) => copyOf)).toEqual([undefined, first?.id, first?.id]);
  await expect(main(['copy', 'bistro', 'Z9-99'])).rejects.toThrow('There is no paper of "Z9-99"');
});

test('print command: lists printers with their trouble, and papers with their state', async () => {
  fake.switches.resetsAt = 20_000;
  await house.order();
  await house.printing.settle();
  expect(await main(['list', 'bistro'])).toBe(0);
  expect(said[0]).toMatch(/^kitchen {2}127\.0\.0\.1:\d+ {2}80 mm {2}raster {2}no trouble known$/);
  expect(said[1]).toContain('kitchen  ticket  K2-41  MAY NOT BE PRINTED');
});

test('print command: a wrong word prints the usage', async () => {
  await expect(main(['tests', 'bistro'])).rejects.toThrow('Usage: npm run print');
  await expect(main(['list', 'nowhere'])).rejects.toThrow('There is no place "nowhere"');
  await expect(main(['test', 'bistro', 'grill'])).rejects.toThrow('Which printer? There are: kitchen.');
});

test('print command: gives a polling printer its own address; a new address ends the old one', async () => {
  await expect(main(['key', 'bistro', 'kitchen'])).rejects.toThrow('kitchen is printed to');
  await publish(house.store, { printers: [printer('cloudprnt')] });
  expect(await main(['key', 'bistro', 'kitchen'])).toBe(0);
  const pathOf = (text: string | undefined) => new URL(text ?? '', 'http://here').pathname;
  const first = pathOf(said[0]);
  said = [];
  await main(['key', 'bistro', 'kitchen']);
  const ask = async (url: string) =>
    (await house.server.app.inject({ method: 'POST', url, payload: { statusCode: '200' } })).statusCode;
  expect(await ask(first)).toBe(404);
  expect(await ask(pathOf(said[0]))).toBe(200);
});
