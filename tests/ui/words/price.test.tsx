// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { minor } from '#domain/pricing/money.ts';
import { Price } from '#ui/words/price.tsx';
import { EURO_AND_LEV, renderScreen, words } from '../../support/render-screen.tsx';

test('price: a reduced price stands beside the struck old price, and a screen reader distinguishes them [S2.42]', () => {
  const { container } = renderScreen(<Price amount={minor(1360)} old={minor(1520)} />);
  expect(words(container)).toBe('now 13.60 €before 15.20 €');
  expect(words(container.querySelector('s'))).toBe('before 15.20 €');
});

test('price: a price that is not reduced shows no old price', () => {
  const { container } = renderScreen(<Price amount={minor(790)} old={minor(790)} />);
  expect(words(container)).toBe('7.90 €');
});

test('price: the second currency stands below the price when the place shows one [S2.42, S9.01]', () => {
  const { container } = renderScreen(<Price amount={minor(790)} />, EURO_AND_LEV);
  expect(words(container)).toBe('7.90 €15.45 lv.');
});

test('price: a dish without a fixed price refers the guest to the waiter', () => {
  const { container } = renderScreen(<Price amount={null} />);
  expect(words(container)).toBe('Ask the waiter');
});

test('price: a dish that costs nothing says so in a word, without the second currency', () => {
  const { container } = renderScreen(<Price amount={minor(0)} />, EURO_AND_LEV);
  expect(words(container)).toBe('free');
});
