// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProductId } from '#domain/ids.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import { NamedAllergens } from '#guest/service/named-allergens.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

const nuts: Allergen = { code: 'nuts', name: '', image: undefined };
const CODES = ['nuts'];

test('search: an allergen’s answer tells dishes with traces from dishes that do not state it', async () => {
  const products = [
    buildProduct({ allergens: [nuts] }),
    buildProduct({ id: 2 as ProductId, slug: 'two', allergens: [], mayContain: [nuts] }),
    buildProduct({ id: 3 as ProductId, slug: 'three', allergens: [], mayContain: [nuts] }),
    buildProduct({ id: 4 as ProductId, slug: 'four', allergens: undefined, mayContain: [] }),
  ];
  const guest = await seatGuest(aSnapshot({ products }));
  guest.show(
    <GuestTexts>
      <NamedAllergens codes={CODES} onWithout={() => undefined} />
    </GuestTexts>,
  );
  const answer = words(await screen.findByTestId('named-allergen', undefined, { timeout: 5_000 }));
  expect(answer).toContain('1 dish contains');
  expect(answer).toContain('2 dishes may contain traces. For 1 dish it is not stated. Please ask us.');
});
