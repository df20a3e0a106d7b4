import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv, wordsOfCell } from '../../../server/csv/read-csv.ts';
import { CSV_START, type CsvCell, csvRow } from '../../../server/csv/write-csv.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const rowsOf = (text: string) => {
  const read = readCsv(bytes(text));
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
};
const cellsOf = (text: string) => rowsOf(text).map(({ cells }) => cells);

describe('csv: written rows', () => {
  test('follow RFC 4180, with quotes where a cell needs them', () => {
    expect(csvRow(['soup', 'a, b', 'said "hot"', 'two\nlines', undefined, 7, ' wide '])).toBe(
      'soup,"a, b","said ""hot""","two\nlines",,7," wide "\r\n',
    );
  });

  test.each([
    '=1+1',
    '+359888123456',
    '-',
    '-2+3',
    '@SUM(A1)',
    '\tx',
    '\rx',
    ' =1',
    '＝1',
    "'=1",
    '=cmd|" /C calc"!A0',
    '\u0000=1',
    '\u200b=1',
    ';=1',
  ])('a cell never begins with a formula: %j', (words) => {
    const [first] = csvRow([words]).replace(/^"/, '');
    expect(first).toBe("'");
  });

  test.each(['-5.00', '-5', 'a=b', "'90s", '7.90', 'e-mail'])('a cell keeps %j unchanged', (words) => {
    expect(csvRow([words])).toBe(`${words}\r\n`);
  });
});

describe('csv: parsed files', () => {
  test('a parsed row equals the written one, whatever its text', () => {
    const sign = fc.constantFrom(...'=+-@\'",;\t\r\n ａ＝б1'.split(''));
    const words = fc.oneof(fc.string(), fc.string({ unit: sign }));
    fc.assert(
      fc.property(fc.array(fc.array(words, { minLength: 2, maxLength: 5 }), { maxLength: 6 }), (table) => {
        const rows: CsvCell[][] = [['first', 'second'], ...table.map((row) => ['row', ...row])];
        const text = CSV_START + rows.map(csvRow).join('');
        const back = cellsOf(text).map((cells) => cells.map(wordsOfCell));
        expect(back).toEqual(rows.map((cells) => cells.map((cell) => String(cell).replaceAll('\r\n', '\n'))));
      }),
    );
  });

  test('the first row decides the separator: semicolon or tab', () => {
    expect(cellsOf('key;price\r\nsoup;7,90\r\n')).toEqual([
      ['key', 'price'],
      ['soup', '7,90'],
    ]);
    expect(cellsOf('key\t"a;b"\nsoup\t1')).toEqual([
      ['key', 'a;b'],
      ['soup', '1'],
    ]);
  });

  test('rows keep their line numbers, and empty rows are skipped', () => {
    const rows = rowsOf('key,words\n\nsoup,"two\nlines"\n,,\nsalad,one\n');
    expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'key'],
      [3, 'soup'],
      [6, 'salad'],
    ]);
  });

  test('an empty last cell is kept, with and without an end of line', () => {
    expect(cellsOf('a,b\nx,')).toEqual([
      ['a', 'b'],
      ['x', ''],
    ]);
    expect(cellsOf('a,b\nx,\n')).toEqual([
      ['a', 'b'],
      ['x', ''],
    ]);
  });

  test('mixed line ends separate rows, and each row keeps its line number', () => {
    const rows = rowsOf('key,words\r\nsoup,"two\r\nlines"\nsalad,one\r\nbread,one\n');
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'key', 'words'],
      [2, 'soup', 'two\r\nlines'],
      [4, 'salad', 'one'],
      [5, 'bread', 'one'],
    ]);
  });

  test('text after a closing quote belongs to its cell', () => {
    expect(cellsOf('key,words\nsoup,"10" pan\nsalad,one')).toEqual([
      ['key', 'words'],
      ['soup', '10 pan'],
      ['salad', 'one'],
    ]);
  });

  test('a file is rejected when it is not UTF-8 or a quote is never closed', () => {
    expect(readCsv(Uint8Array.from([0xd1, 0xf3, 0xef, 0xe0]))).toEqual({ ok: false, error: { kind: 'encoding' } });
    expect(readCsv(bytes('a,b\nx,"open'))).toEqual({ ok: false, error: { kind: 'quote', line: 2 } });
    expect(readCsv(bytes('a,b\nx,"open\ny,1'))).toEqual({ ok: false, error: { kind: 'quote', line: 2 } });
  });
});
