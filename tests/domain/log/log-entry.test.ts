import { expect, test } from 'vitest';
import type { PlaceId } from '#domain/ids.ts';
import { intoRing, isTestHost, type KeptEntry, outOfRing, RING_SIZE, searchedWords } from '#domain/log/log-entry.ts';

const kept = (id: string, found = 0, placeId = 1): KeptEntry => ({
  placeId: placeId as PlaceId,
  entry: { kind: 'system', id, at: 1, action: 'search', words: 'soup', found },
});

test('visits are not tracked on a development host [S9.25]', () => {
  const tests = [
    'localhost',
    '127.0.0.1',
    '[::1]',
    'menu.localhost',
    'bistro.test',
    'staging.menu.example',
    'dev-1.x.bg',
  ];
  expect(tests.filter((host) => !isTestHost(host))).toEqual([]);
  const guests = ['menu.example', '192.168.1.7', 'neven.bg', 'testarossa.bg', 'devil.bar', 'bar.local', '10.127.0.1'];
  expect(guests.filter(isTestHost)).toEqual([]);
});

test('search words that look like an address or number are not kept', () => {
  expect(searchedWords('  Супа   Топчета ')).toBe('супа топчета');
  expect(searchedWords('7up 0.5')).toBe('7up 0.5');
  for (const query of ['a', ' ', 'maria@x.bg', '0888 123456', 'www.x.bg', 'x/y', 'й'.repeat(61)])
    expect(searchedWords(query), query).toBeUndefined();
});

test('the log ring keeps the newest entries, each id once, with places apart', () => {
  let ring: readonly KeptEntry[] = [];
  for (let i = 0; i < RING_SIZE + 5; i += 1) ring = intoRing(ring, kept(`id${i}`));
  expect([ring.length, ring[0]?.entry.id]).toEqual([RING_SIZE, 'id5']);
  ring = intoRing([kept('a'), kept('b')], kept('a', 3));
  expect(ring).toEqual([kept('a', 3), kept('b')]);
  expect(intoRing([kept('a')], kept('a', 0, 2))).toHaveLength(2);
});

test('an acknowledged entry leaves the log ring unless it changed since', () => {
  const sent = [kept('a'), kept('b')];
  expect(outOfRing([kept('a', 2), kept('b'), kept('c')], sent)).toEqual([kept('a', 2), kept('c')]);
});
