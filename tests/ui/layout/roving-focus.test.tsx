// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startRovingFocus } from '#ui/layout/roving-focus.ts';

let end: () => void;
beforeEach(() => {
  end = startRovingFocus();
});
afterEach(() => {
  end();
  cleanup();
});

const card = (name: string) => (
  <article data-product={name}>
    <a href={`/${name}`}>{name}</a>
    <button type="button">What is in {name}</button>
    <button type="button" disabled>
      Off
    </button>
    <button type="button">Add {name}</button>
  </article>
);
const showCards = () =>
  render(
    <>
      {card('soup')}
      {card('salad')}
      <button type="button">Order</button>
    </>,
  );
const focused = () => document.activeElement?.textContent;
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
};
const tabThrough = async (steps: number, shift = false) => {
  const seen = [];
  for (let step = 0; step < steps; step++) {
    await userEvent.tab({ shift });
    seen.push(focused());
  }
  return seen;
};

test('roving focus: each card is one Tab stop', async () => {
  showCards();
  expect(await tabThrough(3)).toEqual(['soup', 'salad', 'Order']);
});

test('roving focus: arrow keys move between the buttons of a card and wrap around', async () => {
  showCards();
  await userEvent.tab();
  await press('ArrowRight', 'ArrowRight');
  expect(focused()).toBe('Add soup');
  await press('ArrowRight');
  expect(focused()).toBe('soup');
  await press('ArrowLeft');
  expect(focused()).toBe('Add soup');
});

test('roving focus: Tab returns to the card’s last focused button', async () => {
  showCards();
  await userEvent.tab();
  await press('ArrowLeft');
  expect(await tabThrough(1)).toEqual(['salad']);
  expect(await tabThrough(1, true)).toEqual(['Add soup']);
});

test('roving focus: arrows with a modifier key, and outside cards, are left to the browser', async () => {
  showCards();
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(focused()).toBe('soup');
  screen.getByText('Order').focus();
  await press('ArrowRight');
  expect(focused()).toBe('Order');
});
