import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTableAddress, tableHref } from '#domain/table/table-address.ts';

const HOST = 'menu.example:8443';
const CODE = 'demo-neven-table-12-open-me';
const read = (text: string) => parseTableAddress(text, HOST);

test.each([
  `https://${HOST}/neven/t/${CODE}`,
  `http://${HOST}/neven/t/${CODE}/`,
  `HTTPS://MENU.example:8443/neven/t/${CODE}?from=card`,
  `${HOST}/neven/t/${CODE}#x`,
  `  https://${HOST}/neven/t/demo-neven- table-12\u200b-open-me\n`,
])('an address of a table of this host gives its place and code: %s', (text) => {
  expect(read(text)).toEqual({ kind: 'table', place: 'neven', code: CODE });
  expect(tableHref('neven', CODE)).toBe(`/neven/t/${CODE}`);
});

test('a code alone does not name its place; spaces are ignored, capitals are kept', () => {
  expect(read(` ABCDEFGH ijklmnop 0123_-45 `)).toEqual({ kind: 'code', code: 'ABCDEFGHijklmnop0123_-45' });
});

test.each([
  `https://evil.example/neven/t/${CODE}`,
  `https://menu.example/neven/t/${CODE}`,
  `https://${HOST}.evil.example/neven/t/${CODE}`,
  `https://${HOST}@evil.example/neven/t/${CODE}`,
  `https://evil.example\\@${HOST}/neven/t/${CODE}`,
  `//evil.example/neven/t/${CODE}`,
  `ftp://${HOST}/neven/t/${CODE}`,
  `javascript:alert(1)//${HOST}/neven/t/${CODE}`,
  'evil.example',
  'WIFI:T:WPA;S:guests;P:secret;;',
  'tel:+35925550112',
  `/neven/t/${CODE}`,
])('an address of another host or page is foreign, in any disguise: %s', (text) => {
  expect(read(text)).toEqual({ kind: 'foreign' });
});

test.each([
  'hello',
  'short-code',
  'x'.repeat(65),
  'кирилица-кирилица-кирилица',
  `https://${HOST}/api/t/${CODE}`,
  `https://${HOST}/Neven/t/${CODE}`,
  `https://${HOST}/neven/t/short`,
  `https://${HOST}/neven/t/${CODE}%2F..`,
])('a text without a table code is unreadable: %s', (text) => {
  expect(read(text)).toEqual({ kind: 'unreadable' });
});

test('an empty text gives no address', () => {
  expect(read(' \n\u200b')).toEqual({ kind: 'empty' });
});

test('a parsed page that the app opens is on this origin and is a table page, for any input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webUrl({ withQueryParameters: true })), (text) => {
      const found = read(`${text}/neven/t/${CODE}`);
      if (found.kind === 'table') expect(tableHref(found.place, found.code)).toMatch(/^\/[a-z0-9-]+\/t\/[\w-]+$/);
    }),
  );
});
