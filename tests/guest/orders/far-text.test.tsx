// @vitest-environment jsdom
// An order without a table that waits for the kitchen: its guest hears who calls, and at which number.
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OrderSecret } from '#domain/ids.ts';
import { OrderEntry } from '#guest/orders/order-entry.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts, words } from '../../support/render-screen.tsx';
import { received } from '../order/sent-entries.ts';
import { ENTRY_PROPS } from './entry-props.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

test('sent order without a table: says that the venue calls, and gives its number', async () => {
  const guest = await seatGuest(aSnapshot({}, { place: { phone: '+359 2 555 01 12' } }));
  guest.show(
    <GuestTexts>
      <OrderEntry
        {...ENTRY_PROPS}
        isSaid
        entry={{ ...received('ordered'), secret: 'secret-of-the-order' as OrderSecret }}
      />
    </GuestTexts>,
  );
  const text = words(await screen.findByTestId('order-entry'));
  expect(text).toContain('We call you if something is unclear. You reach us at +359 2 555 01 12.');
  expect(text).not.toContain('put the phone away');
  expect(screen.getByRole('link', { name: '+359 2 555 01 12' }).getAttribute('href')).toBe('tel:+35925550112');
});
