// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { INVALID_SESSION } from '#contract/order/order-answer.ts';
import { WIRE_REASONS } from '#contract/order/reason-wire.ts';
import { REASONS } from '#domain/order/reasons.ts';
import { REFUSAL_CODES } from '#domain/order/refusal.ts';
import { REFUSED_WORDS } from '#guest/orders/later/refused-text.tsx';
import { DISH_WORDS, REMOVED_WORDS, SEND_WORDS } from '#shared/order/reason-text.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const said = (table: Readonly<Record<string, ReactNode>>): Record<string, string> => {
  const rendered = Object.entries(table).map(([key, node]) => (
    <p key={key} data-testid={key}>
      {node}
    </p>
  ));
  const { unmount } = renderScreen(<div>{rendered}</div>);
  const found = Object.keys(table).map((key) => [key, words(screen.getByTestId(key))]);
  unmount();
  return Object.fromEntries(found);
};

test('reason texts: each reason has a text before sending, when a line is removed, or when the order is rejected', () => {
  const before = { ...SEND_WORDS, ...REMOVED_WORDS };
  const unsaid = REASONS.filter((reason) => {
    const word = WIRE_REASONS[reason];
    return !(reason in before) && (word === INVALID_SESSION || !(word in REFUSED_WORDS));
  });
  expect(unsaid).toEqual([]);
  expect(Object.keys(REFUSED_WORDS).toSorted()).toEqual([...REFUSAL_CODES].toSorted());
});

test('reason texts: the guest sees the reason in place of the button [S8.05]', () => {
  expect(said(SEND_WORDS)).toEqual({
    looking_only: 'Here you can look at everything. To order, please ask our staff.',
    no_table: 'Please scan the QR code to order.',
    orders_paused: 'We are not taking orders at the moment. Please try later.',
  });
});

test('reason texts: the guest sees the reason after the name of a removed dish', () => {
  expect(said(REMOVED_WORDS)).toEqual({
    foreign_dish: 'no longer on the menu',
    gone: 'no longer on the menu',
    out_of_stock: 'sold out',
    wrong_order_type: 'cannot be ordered now',
    not_orderable: 'cannot be ordered now',
    outside_hours: 'cannot be ordered now',
    price_unknown: 'its price is not fixed, ask the waiter',
    choice_wrong: 'its choices have changed, please choose again',
    ingredient_gone: 'an ingredient has run out',
  });
});

test('reason texts: the guest sees the reason on the page of a dish that cannot be ordered [S5.02]', () => {
  const titles = Object.entries(DISH_WORDS).map(([reason, { title }]) => [reason, title]);
  expect(said(Object.fromEntries(titles))).toEqual({
    out_of_stock: 'Sold out for now',
    wrong_order_type: 'This product cannot be ordered',
    not_orderable: 'This product cannot be ordered',
    outside_hours: 'This dish is served at other hours.',
    price_unknown: 'The price is not fixed. Please ask the waiter.',
    orders_paused: 'We are not taking orders at the moment.',
    place_closed: 'We are not taking orders at the moment.',
  });
});

test('reason texts: the guest sees the reason for a rejected order [S8.05, S8.06, S8.14]', () => {
  const refused = said(REFUSED_WORDS);
  expect(refused).toMatchObject({
    product_not_orderable: 'This product cannot be ordered.',
    orders_not_allowed: 'We are not taking orders at the moment. Please try later.',
    inactive_products: 'A dish has just sold out.',
    inactive_ingredients: 'An ingredient has just run out.',
    invalid_ingredients: 'The choices of a dish have changed. Please choose again.',
    // No server sends it before accounts exist.
    card_payment_requires_login: 'To pay online, please log in.',
    empty_cart: 'There is nothing in your order.',
  });
  expect(Object.values(refused).filter((text) => text === '')).toEqual([]);
});
