// The reader that explains a syntax error must find one exactly where JSON.parse does.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scanJson } from '../../../server/venue/json/scan-json.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
const written = fc
  .tuple(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'))
  .map(([value, indent]) => JSON.stringify(value, undefined, indent));
/** Typing mistakes, and characters inserted by word processors. */
const slip = fc.constantFrom(
  '"',
  '”',
  ',',
  ',,',
  '}',
  ']',
  '{',
  '[',
  ':',
  "'",
  '\\',
  '\n',
  '\t',
  '\u00a0',
  '\u2028',
  '0',
  '-',
  '.',
  'e',
  'tru',
  '//',
  '/*',
  '\u0007',
);

test('scanJson: accepts exactly the texts that JSON.parse accepts', () => {
  fc.assert(
    fc.property(written, fc.nat(), fc.nat(2), slip, (text, at, gone, put) => {
      const from = at % (text.length + 1);
      const changed = text.slice(0, from) + put + text.slice(from + gone);
      expect(scanJson(text).ok).toBe(true);
      expect(scanJson(changed).ok, changed).toBe(isJson(changed));
    }),
    { numRuns: 3000 },
  );
});

test('scanJson: names a non-breaking space from a word processor', () => {
  const scanned = scanJson('{\n "a":\u00a01 }');
  expect(scanned.ok ? undefined : scanned.error).toEqual({
    line: 2,
    message: 'a space stands here that is none to JSON (U+00A0): type it anew',
  });
});

test.each([
  ['{ "a": true\u00a0}', 'a space stands here that is none to JSON (U+00A0): type it anew'],
  ['{ "a": null” }', 'a comma is missing before ” }'],
  ['{ "a": 1.5.2 }', '1.5.2 is no value: write true, false, null, a number, or a text between " and "'],
])('scanJson: names the first error of %j, not the parser’s token', (text, message) => {
  expect(scanJson(text)).toEqual({ ok: false, error: { line: 1, message } });
});

test('scanJson: knows the line of each value, with any line ending', () => {
  for (const end of ['\n', '\r\n']) {
    const scanned = scanJson(['{', '"a": [', '1,', '{ "b": 2 }', ']', '}'].join(end));
    expect(scanned.ok ? [...scanned.value.lines] : scanned.error).toEqual([
      ['', 1],
      ['a', 2],
      ['a[0]', 3],
      ['a[1]', 4],
      ['a[1].b', 4],
    ]);
  }
});
