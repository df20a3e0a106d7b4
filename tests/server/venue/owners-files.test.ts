// venue.json is handwritten on any system, so file errors are reported with line and remedy.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from '../../../server/cli/commands.ts';
import { type Json, set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';

let dir: string;
let folder: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'owners-files-'));
  folder = join(dir, 'venue');
  await mkdir(folder);
  vi.stubEnv('DATA_DIR', join(dir, 'data'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(dir, { recursive: true, force: true });
});

/** Exit code and output of `npm run import`. */
const importing = async (path = folder): Promise<{ code: number; said: string }> => {
  const lines: string[] = [];
  const hear = (...words: unknown[]) => void lines.push(words.join(' '));
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
  const code = await runCommand('import', [path]);
  return { code, said: lines.join('\n') };
};
const small = (): string => JSON.stringify(smallVenue(), undefined, 2);
const refused = async (content: string | Buffer): Promise<string> => {
  await writeFile(join(folder, 'venue.json'), content);
  const { code, said } = await importing();
  expect(code).toBe(1);
  return said;
};
const cp1251 = (text: string): Buffer =>
  Buffer.from(
    [...text].map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code >= 0x410 && code <= 0x44f ? code - 0x350 : code > 0x7f ? 0x3f : code;
    }),
  );

describe('encodings', () => {
  test('a file in Windows-1251 is rejected with its line, and the good menu stays', async () => {
    await writeVenueFolder(folder, smallVenue());
    expect((await importing()).code).toBe(0);
    expect(await refused(cp1251(small()))).toMatch(/line 5, venue\.json: .*not UTF-8.*save the file as UTF-8/);
    const copy = join(dir, 'copy');
    expect(await runCommand('export', ['small', copy])).toBe(0);
    expect(await readFile(join(copy, 'venue.json'), 'utf8')).toBe(small());
  });

  test('a file in UTF-16 is rejected with a remedy', async () => {
    const bytes = Buffer.from(`\uFEFF${small()}`, 'utf16le');
    expect(await refused(bytes)).toMatch(/venue\.json: is UTF-16: save the file as UTF-8/);
    expect(await refused(bytes.subarray(2))).toMatch(/venue\.json: is UTF-16/);
  });

  test('a character already lost in an editor is rejected with its line', async () => {
    expect(await refused(small().replace('Малкото', 'Мал\uFFFDото'))).toMatch(/line 5, venue\.json: .*letter was lost/);
  });
});

describe('JSON', () => {
  const WRONG: readonly [what: string, from: string, to: string, said: RegExp][] = [
    ['curly quotes', '"slug": "small"', '“slug”: "small"', /line 3, .*“ is not a quotation mark of JSON/],
    ['a German opening quote', '"Малкото"', '„Малкото"', /line 5, .*„ is not a quotation mark/],
    ['single quotes', '"EUR"', "'EUR'", /line 8, .*single quotes/],
    ['half a word', '"format": 1', '"format": tru', /line 2, .*tru is no value: write true/],
    ['a comma for a point', '"discountPercent": 10', '"discountPercent": 07', /07 is no value/],
    ['a missing comma', '"currency": "EUR",', '"currency": "EUR"', /line 8, .*a comma is missing before "timeZone"/],
    ['one comma too many', '"en"\n  ]', '"en",\n  ]', /line 13, .*comma before \] is one too many/],
    ['a missing colon', '"slug": "small"', '"slug" "small"', /line 3, .*colon is missing after "slug"/],
    ['a text without an end', '"EUR"', '"EUR', /line 8, .*no " at its end/],
    ['a comment', '"slug"', '// our place\n"slug"', /line 3, .*comment/],
    ['a name without quotes', '"slug":', 'slug:', /line 3, .*slug: "small",? .*name of a field/],
  ];
  test.each(WRONG)('%s is reported with its line and reason', async (_what, from, to, said) => {
    expect(small()).toContain(from);
    expect(await refused(small().replace(from, to))).toMatch(said);
  });

  test('a truncated file is reported with the open bracket', async () => {
    expect(await refused(small().trimEnd().slice(0, -1))).toMatch(/the \{ of line 1 is open/);
  });

  test('a field that appears twice is reported with both lines', async () => {
    const text = small().replace('"slug": "small",', '"slug": "small",\n  "slug": "other",');
    expect(await refused(text)).toMatch(/line 4, slug: stands in line 3 already/);
  });

  test('a table, a spreadsheet and an empty file are each named', async () => {
    expect(await refused('slug;name;price\nshopska;Salad;7,90')).toMatch(/is a table \(CSV\), not JSON/);
    expect(await refused(Buffer.from('PK\u0003\u0004xlsx'))).toMatch(/is a spreadsheet/);
    expect(await refused(' \n')).toMatch(/venue\.json: is empty/);
  });
});

describe('folders', () => {
  test('a file given instead of its folder is reported with the folder', async () => {
    await writeVenueFolder(folder, smallVenue());
    const { said } = await importing(join(folder, 'venue.json'));
    expect(said).toContain(`"${join(folder, 'venue.json')}" is a file; name the folder that it lies in, "${folder}"`);
  });

  test('a missing folder and a folder above the right one are reported', async () => {
    expect((await importing(join(dir, 'nowhere'))).said).toContain(`there is no folder "${join(dir, 'nowhere')}"`);
    await writeVenueFolder(folder, smallVenue());
    expect((await importing(dir)).said).toContain(`there is one in "${folder}"`);
  });

  test('a name with an extension added by the system is reported', async () => {
    await writeFile(join(folder, 'venue.json.txt'), small());
    expect((await importing()).said).toContain('is it "venue.json.txt"? The name must be venue.json');
  });
});

describe('console output', () => {
  test('a problem is printed with its line', async () => {
    const venue = smallVenue();
    set(venue, 'products.0.variants.1.price', '7,90');
    await writeVenueFolder(folder, venue);
    const line =
      JSON.stringify(venue, undefined, 2)
        .split('\n')
        .findIndex((one) => one.includes('"7,90"')) + 1;
    const { said } = await importing();
    expect(said).toContain(`line ${line}, products[0].variants[1].price: must be an amount such as "7.90"`);
    expect(said).toContain('1 problem. Nothing has changed.');
  });

  test('one product is printed in the singular', async () => {
    const venue = smallVenue();
    set(venue, 'products', [(venue.products as Json[])[1] ?? null]);
    await writeVenueFolder(folder, venue);
    expect((await importing()).said).toContain('is published at /small: 1 product.');
  });

  test('table links are complete, with PUBLIC_URL and without', async () => {
    await writeVenueFolder(folder, smallVenue());
    vi.stubEnv('HOST', '192.168.1.7');
    expect((await importing()).said).toContain('Table 2: http://192.168.1.7:8080/small/t/a-code-of-the-second-table');
    vi.stubEnv('PUBLIC_URL', 'https://menu.example');
    const { said } = await importing();
    expect(said).toContain('Table 2: https://menu.example/small/t/a-code-of-the-second-table');
    expect(said).toContain('https://menu.example/small');
  });
});
