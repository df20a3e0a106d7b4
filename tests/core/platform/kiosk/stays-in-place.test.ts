import { expect, test } from 'vitest';
import { staysInPlace } from '#core/platform/kiosk/exits.ts';

const BASE = { origin: 'https://tabl.test', slug: 'neven' };

test.each([
  ['/neven', true],
  ['/neven/soups/tarator?show=cart#order', true],
  ['https://tabl.test/neven/about', true],
  ['/neven/staff', false],
  ['/neven/staff/devices', false],
  ['/neven2', false],
  ['/', false],
  ['/join?place=neven', false],
  ['https://example.org/neven', false],
  ['//example.org/neven', false],
  ['http://tabl.test/neven', false],
  ['tel:+359888120000', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://', false],
])('%s stays in the place: %s', (href, stays) => {
  expect(staysInPlace(href, BASE)).toBe(stays);
});
