// @vitest-environment jsdom
// The zone of a delivery in the notes for staff.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { minor } from '#domain/pricing/money.ts';
import { ReaderWordsProvider } from '#staff/frame/reader-text.tsx';
import { DetailNotes } from '#staff/take-order/detail-notes.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts, words } from '../../support/render-screen.tsx';

const IZTOK = {
  ...{ id: 4, name: { text: 'Изток', by: { en: 'Iztok' } }, deliveryPrice: minor(390) },
  ...{ activeFrom: undefined, activeTo: undefined },
};
const WAY = { type: 'delivery', id: 2, discounts: [], prices: [], radiuses: [], shapes: [] } as const;

test('order notes: name the zone of a delivery behind its address', async () => {
  const orderTypes = [{ ...WAY, regions: [IZTOK] }];
  const { tabl, show } = await seatGuest(aSnapshot({}, { place: { defaultLanguage: 'bg', orderTypes } }));
  Object.assign(tabl, { menus: { ...tabl.menus, completeLanguages: vi.fn(async () => undefined) } });
  const address = {
    words: 'ул. Шипка',
    streetNumber: '34',
    floor: '',
    apartment: '',
    bell: '',
    entrance: '',
    regionId: 4,
  };
  show(
    <GuestTexts>
      <ReaderWordsProvider>
        <DetailNotes
          details={{ name: '', phone: '', payment: 'cash', address }}
          placedAt={Date.UTC(2026, 5, 1, 10)}
          timeZone="UTC"
        />
      </ReaderWordsProvider>
    </GuestTexts>,
  );
  expect(words(screen.getByTestId('order-details'))).toContain('ул. Шипка 34 · Iztok');
});
