// @vitest-environment jsdom
// The bottom bar of a guest at a table, before and after ordering.
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceOrders } from '#core/db/order/order-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import type { OrderType } from '#domain/place/place.ts';
import { FootHere } from '#guest/orders/foot-here.tsx';
import { placedOrder } from '../../core/db/outbox/order-drafts.ts';
import { aSession, NOON, seatGuest } from '../../shared/menu/table-guest.tsx';

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  // A chunk that is still loading must not render into a window without its fallback.
  cleanup();
  vi.unstubAllGlobals();
});

const sit = async (orderType: OrderType) => {
  const guest = await seatGuest();
  await storeSession(guest.tabl.db, aSession({ orderType }), NOON);
  return guest;
};
const foot = (isBeside = false) => (
  <I18nProvider i18n={i18n}>
    <FootHere sent={undefined} isBeside={isBeside} />
  </I18nProvider>
);
const until = (check: () => void) => waitFor(check, { timeout: 5_000 });

test('order bar: a guest at a table with an empty cart has the bell, which opens the call [S1.06]', async () => {
  const guest = await sit('spot');
  guest.show(foot());
  fireEvent.click(await screen.findByRole('button', { name: 'Waiter' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect(screen.queryByTestId('foot-bill')).toBeNull();
});

test('order bar: shows the bill after the first order, and gives way to the cart', async () => {
  const guest = await sit('spot');
  const { placeId, id: sessionId } = aSession();
  await replaceOrders(guest.tabl.db, placeId, sessionId, [placedOrder(1, { placeId, sessionId, placedAt: NOON })]);
  const close = guest.show(foot());
  expect(await screen.findByRole('button', { name: 'Bill' })).toBeDefined();
  close();
  guest.show(foot(true));
  await screen.findByRole('button', { name: 'Waiter' });
  expect(screen.queryByTestId('foot-bill')).toBeNull();
});

test('order bar: has no bell at a counter', async () => {
  const guest = await sit('served_on_spot');
  guest.show(foot());
  await until(() => expect(document.body.textContent).toBe(''));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByTestId('foot-call')).toBeNull();
});
