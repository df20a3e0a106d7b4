// @vitest-environment jsdom
// A card payment without the bank's answer, on the pages of a guest's orders.
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPaying } from '#core/db/payment/payment-table.ts';
import { AwaitedBank } from '#guest/service/awaited-bank.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { cardPayment, payingRow } from '../../shared/payment/paying-rows.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

const show = async (state: 'processing' | 'success', isOnline: boolean) => {
  const snapshot = aSnapshot();
  const guest = await seatGuest(snapshot);
  const connection = { ...guest.tabl.connection, isOnline: () => isOnline };
  Object.assign(guest.tabl, { connection });
  const told = cardPayment({ state });
  await keepPaying(guest.tabl.db, payingRow({ told, placeId: snapshot.place.id, visitId: undefined }));
  guest.show(
    <GuestTexts>
      <AwaitedBank />
      <p>orders</p>
    </GuestTexts>,
  );
};

test('awaited bank: offline it says that the answer will be shown, and not to pay again', async () => {
  await show('processing', false);
  await screen.findByText('We are waiting for the bank’s answer to your card payment.');
  expect(words(document.body)).toContain('We will show it here once there is a network.');
  expect(screen.queryByTestId('awaited-bank')).toBeNull();
});

test('awaited bank: online it leads to the payment', async () => {
  await show('processing', true);
  expect((await screen.findByTestId('awaited-bank')).getAttribute('href')).toContain('/payment?order=');
});

test('awaited bank: a paid payment shows nothing', async () => {
  await show('success', false);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByText(/waiting for the bank/)).toBeNull();
});
