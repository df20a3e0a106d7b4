// @vitest-environment jsdom
// Names in the dish editor for an owner who reads another language than the venue's.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { EditedDeclared } from '#staff/declared/edited-declared.tsx';
import { EditedOffers } from '#staff/menu/edited-offers.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const dish = (slug: string, bg: string, en: string) => ({
  ...{ slug, name: { bg, en }, categories: ['drinks'] },
  variants: [{ key: 'one', price: '2.00' }],
});
const FILE: VenueFile = {
  ...{ currency: 'EUR', defaultLanguage: 'bg', languages: ['bg', 'en'] },
  allergens: { pork: { bg: 'Свинско месо', en: 'Pork' }, mint: { bg: 'Мента' } },
  categories: [{ slug: 'drinks', name: { bg: 'Напитки', en: 'Drinks' } }],
  products: [
    { ...dish('kebap', 'Кебап', 'Kebab'), goesWith: ['ayran'] },
    dish('ayran', 'Айран', 'Ayran'),
    dish('boza', 'Боза', 'Boza'),
  ],
};

vi.mock('#staff/frame/reader-text.tsx', () => ({ useReaderTexts: () => ({ language: 'en' }) }));

test('dish editor: names the venue’s own allergens in the reader’s language, and without a translation in the venue’s', () => {
  renderScreen(<EditedDeclared queue={async () => true} file={FILE} slug="kebap" />);
  expect(words(screen.getByRole('group', { name: 'Allergens' }))).toMatch(/PorkМента|МентаPork/);
});

test('dish editor: names dishes and categories that can be offered with it in the reader’s language', () => {
  renderScreen(<EditedOffers queue={async () => true} file={FILE} slug="kebap" />);
  expect(words(screen.getByTestId('goes-with').querySelector('ul'))).toContain('Ayran');
  expect(screen.getByRole('option', { name: 'Boza' }).closest('optgroup')?.label).toBe('Drinks');
});
