// @vitest-environment jsdom
// Final screen of an order: states only what has happened.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ThankYouScreen } from '#guest/orders/later/thank-you-screen.tsx';
import { renderScreen, words } from '../../../support/render-screen.tsx';
import { entry, received } from '../../order/sent-entries.ts';

type Props = Parameters<typeof ThankYouScreen>[0];
const show = (over: Partial<Props>) =>
  renderScreen(
    <ThankYouScreen
      placeName="Neven"
      placeLanguage="bg"
      table="12"
      room={undefined}
      homeHref="/neven"
      joinHref="/join?place=neven"
      timeZone="Europe/Sofia"
      entry={undefined}
      isWithoutTable={false}
      isKept
      ownPhone
      embedded={false}
      nameOf={() => undefined}
      connection={undefined}
      {...over}
    />,
  );
const doors = () => screen.getAllByRole('link').map((link) => [words(link), link.getAttribute('href')]);
const title = () => words(screen.getByRole('heading', { level: 1 }));
const mayClose = () => screen.queryByText('You may close this page now.') !== null;

test('thank-you page: thanks for an order that the kitchen has, and links to the order and to the menu [S2.04, S8.30]', () => {
  show({ entry: received('ordered') });
  expect(screen.getByText('Thank you!')).toBeDefined();
  expect(words(screen.getByTestId('thank-you'))).toContain('Order K2-41');
  expect(doors().slice(1)).toEqual([
    ['Follow your order', '/neven?show=orders'],
    ['To the menu', '/neven'],
  ]);
  expect(mayClose()).toBe(false);
});

test('thank-you page: does not thank for an order that the kitchen lacks', () => {
  for (const one of [
    entry(),
    entry({ state: 'sending' }),
    entry({ state: 'asking', askReason: 'age' }),
    entry({ state: 'expired' }),
    received('rejected'),
  ]) {
    const { unmount } = show({ entry: one });
    expect([one.state, screen.queryByText('Thank you!')]).toEqual([one.state, null]);
    unmount();
  }
});

test('thank-you page: says that a pending order waits and that the page must stay open, also in an app', () => {
  show({ entry: entry(), embedded: true });
  expect(title()).toBe('Saved. It will be sent automatically.');
  expect(mayClose()).toBe(false);
});

test('thank-you page: a failed order says why, and an app’s guest may close the page [S2.04, S8.12]', () => {
  const refusal = { code: 'orders_not_allowed', productIds: [], ingredientIds: [], quote: undefined } as const;
  show({ entry: entry({ state: 'refused', refusal }), embedded: true });
  expect(title()).toBe('The kitchen did not get it');
  expect(words(screen.getByTestId('thank-you'))).toContain('We are not taking orders at the moment.');
  expect(mayClose()).toBe(true);
});

test('thank-you page: without a table says that no order was sent; outside an app offers the scan', () => {
  const { unmount } = show({ isWithoutTable: true, embedded: true });
  expect(title()).toBe('Please scan the QR code to order.');
  expect([mayClose(), screen.queryByTestId('table-ways')]).toEqual([true, null]);
  unmount();
  show({ isWithoutTable: true });
  expect([mayClose(), screen.queryByTestId('table-ways') !== null]).toEqual([false, true]);
});

test('thank-you page: without an order, says that no order was found and links to the menu', () => {
  show({});
  expect(title()).toBe('There is no order here');
  expect(doors().slice(1)).toEqual([['To the menu', '/neven']]);
});
