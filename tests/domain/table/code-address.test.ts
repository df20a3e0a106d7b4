import { expect, test } from 'vitest';
import { codeAddress, codeBase, groupedCode } from '#domain/table/code-address.ts';
import { parseTableAddress } from '#domain/table/table-address.ts';

const CODE = 'code-of-table-one-0123456789';

test('a code uses the public address, whatever address the page was opened by', () => {
  const base = codeBase('https://menu.example', 'http://localhost:8080');
  expect(base).toEqual({ origin: 'https://menu.example', trouble: undefined });
  expect(codeAddress(base, 'bistro', CODE)).toBe(`https://menu.example/bistro/t/${CODE}`);
});

test('a code without a public address uses the opened one, with a warning', () => {
  expect(codeBase(undefined, 'http://192.168.1.7:8080')).toEqual({
    origin: 'http://192.168.1.7:8080',
    trouble: 'unset',
  });
});

test('an address that means this computer gives a warning, from any source', () => {
  for (const own of ['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:8080', 'https://tabl.localhost']) {
    expect(codeBase(undefined, own).trouble).toBe('local');
    expect(codeBase(own, 'https://menu.example').trouble).toBe('local');
  }
});

test('a code written in groups equals the code', () => {
  expect(groupedCode('abcdefghij')).toBe('abcd efgh ij');
  expect(groupedCode('abcdefgh')).toBe('abcd efgh');
  expect(parseTableAddress(groupedCode(CODE), 'menu.example')).toEqual({ kind: 'code', code: CODE });
});
