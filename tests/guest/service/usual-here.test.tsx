// @vitest-environment jsdom
// When an order is expected, in the guest's words.
import { expect, test } from 'vitest';
import type { Expected } from '#domain/order/times/expected.ts';
import { ExpectedText } from '#guest/service/usual-here.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const at = Date.UTC(2026, 9, 6, 16, 30);
const minutes = { from: 20, to: 30 };

test.each([
  ['room', { kind: 'at', minutes, at }, 'About 20–30 minutes from your order: expected with you at about 19:30.'],
  ['room', { kind: 'at', minutes: undefined, at }, 'Expected with you at about 19:30.'],
  ['preorder', { kind: 'at', minutes: undefined, at }, 'Expected to be ready at about 19:30.'],
  ['delivery', { kind: 'at', minutes: undefined, at }, 'Expected at your door at about 19:30.'],
  ['room', { kind: 'late' }, 'It takes longer than planned.'],
] as const satisfies readonly (readonly [string, Expected, string])[])(
  'expected time: an order by "%s" with %o reads "%s"',
  (orderType, expected, said) => {
    renderScreen(<ExpectedText {...{ expected, orderType }} timeZone="Europe/Sofia" />);
    expect(words(document.body)).toBe(said);
  },
);
