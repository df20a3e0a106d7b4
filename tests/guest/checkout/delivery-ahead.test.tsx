// @vitest-environment jsdom
// Minimum order and fee of a delivery in the cart, and the map of zones in words.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DeliveryAhead } from '#domain/delivery/delivery-ahead.ts';
import { minor } from '#domain/pricing/money.ts';
import { FeeAheadText, MinimumAheadText } from '#guest/checkout/delivery-ahead.tsx';
import { DeliveryAheadHere } from '#guest/checkout/delivery-ahead-here.tsx';
import { ZoneLegend } from '#guest/delivery/zone-legend.tsx';
import { delivering, ring, shape, squareAt } from '../../domain/delivery/delivery-place.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts, renderScreen, words } from '../../support/render-screen.tsx';
import { placeWith } from '../delivery/delivering-place.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
afterEach(cleanup);

const NAME = { text: 'Център', by: { en: 'Centre' } };
const AHEAD: DeliveryAhead = {
  zone: undefined,
  fee: { amount: minor(190), isExact: false },
  minimum: { from: minor(1200), most: minor(1200), missing: minor(240) },
};
const READER = { language: 'en', placeLanguage: 'bg' } as const;

test.each<[string, Partial<DeliveryAhead>, string]>([
  ['the zone when it is known', { zone: NAME }, '2.40 € more until delivery to Centre.'],
  ['no zone before the address', {}, '2.40 € more until delivery.'],
  [
    'the highest minimum when zones differ',
    { minimum: { from: minor(1200), most: minor(2000), missing: minor(240) } },
    'The minimum price for a delivery order is 12.00 €, in some zones 20.00 €.',
  ],
])('minimum ahead: names %s [S5.20]', (_, over, sentence) => {
  renderScreen(<MinimumAheadText ahead={{ ...AHEAD, ...over }} {...READER} />);
  expect(words(screen.getByTestId('delivery-minimum'))).toContain(sentence);
});

test.each<[string, Partial<DeliveryAhead>, string]>([
  ['the lowest fee before the address', {}, 'Plus delivery, from 1.90 €.'],
  [
    'the fee of the zone',
    { zone: NAME, fee: { amount: minor(190), isExact: true } },
    'Plus delivery to Centre: 1.90 €.',
  ],
  ['a delivery that is free', { fee: { amount: minor(0), isExact: true } }, 'The delivery is free.'],
])('fee ahead: names %s', (_, over, sentence) => {
  renderScreen(<FeeAheadText ahead={{ ...AHEAD, ...over }} {...READER} />);
  expect(words(screen.getByTestId('delivery-fee-ahead'))).toBe(sentence);
});

test('cart: a guest without a table reads the minimum order of a delivery before the order page', async () => {
  const place = delivering({ shapes: [shape(1, squareAt(42.7, 23.3), 190, { minimum: minor(1200) })] });
  const guest = await seatGuest(aSnapshot({}, { place }));
  guest.show(
    <GuestTexts>
      <DeliveryAheadHere />
    </GuestTexts>,
  );
  const said = words(await screen.findByTestId('delivery-minimum', undefined, { timeout: 5_000 }));
  expect(said).toContain('The minimum price for a delivery order is 12.00 €.');
});

test('map: a list in words names its rings with their fees, and its zones with fee and hours', () => {
  const zone = shape(1, squareAt(42.7, 23.3), 190, { name: NAME, activeFrom: '11:00', activeTo: '21:00' });
  renderScreen(
    <ZoneLegend
      place={placeWith({ radiuses: [ring(0, 2.5, 490), ring(2.5, 5, 690)], shapes: [zone] })}
      language="en"
    />,
  );
  expect(words(screen.getByTestId('ring-legend'))).toBe(
    'Circle: up to 2.5 km from us · 4.90 €Ring: 2.5 km to 5 km from us · 6.90 €',
  );
  expect(words(document.body)).toContain('Centre: 1.90 €, only from 11:00 to 21:00');
});
