// @vitest-environment jsdom
// A card payment without the bank's answer, on the pages of a guest's orders.
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPaying } from '#core/db/payment/payment-table.ts';
import { replaceToldBill } from '#core/db/service/bill-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import type { ToldShare } from '#domain/bill/told-bill.ts';
import { minor, ZERO } from '#domain/pricing/money.ts';
import { AwaitedBank } from '#guest/service/awaited-bank.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { aSession, NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { cardPayment, payingRow } from '../../shared/payment/paying-rows.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

const SHARE: ToldShare = {
  ...{ id: payingRow().id, kind: 'amount', amount: minor(500), tip: ZERO, state: 'paid', until: undefined, at: 1 },
  ...{ tender: 'card', guest: undefined, isMine: true },
};
const BILL = { revision: 1, total: minor(2084), paid: minor(500), held: ZERO, even: undefined, pieces: [] };

const show = async (state: 'processing' | 'success', isOnline: boolean, share?: ToldShare) => {
  const snapshot = aSnapshot();
  const guest = await seatGuest(snapshot);
  const connection = { ...guest.tabl.connection, isOnline: () => isOnline };
  Object.assign(guest.tabl, { connection });
  const told = cardPayment({ state });
  await keepPaying(guest.tabl.db, payingRow({ told, placeId: snapshot.place.id, visitId: undefined }));
  if (share) {
    const session = aSession();
    await storeSession(guest.tabl.db, session, NOON);
    await replaceToldBill(guest.tabl.db, snapshot.place.id, session.id, { ...BILL, shares: [share] });
  }
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

test('awaited bank: a share of the bill that the server has told as paid shows nothing, and one still held does', async () => {
  await show('processing', false, { ...SHARE, state: 'held' });
  await screen.findByText('We are waiting for the bank’s answer to your card payment.');
  cleanup();
  await show('processing', false, SHARE);
  await vi.waitFor(() => expect(screen.getByText('orders')).toBeTruthy());
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByText(/waiting for the bank/)).toBeNull();
});

test('awaited bank: online the bill’s own row leads to an open payment of a share, so that one place tells of it', async () => {
  await show('processing', true, { ...SHARE, state: 'held' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await vi.waitFor(() => expect(screen.queryByText(/waiting for the bank/)).toBeNull());
});
