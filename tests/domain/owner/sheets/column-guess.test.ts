// Guessed meanings of a foreign sheet's columns.
import { expect, test } from 'vitest';
import { guessedColumns } from '#domain/owner/sheets/column-guess.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';

const file: VenueFile = { currency: 'EUR', defaultLanguage: 'bg', languages: ['bg', 'en', 'de'] };

test.each([
  [
    ['Име', 'Цена', 'Категория', 'Описание', 'Грамаж'],
    ['name_bg', 'price', 'category', 'description_bg', 'size_name_bg'],
  ],
  [
    ['Bezeichnung', 'Preis', 'Warengruppe', 'Größe'],
    ['name_bg', 'price', 'category', 'size_name_bg'],
  ],
  [
    ['Item name', 'Price (EUR)', 'Section', 'Allergens (1-14)'],
    ['name_bg', 'price', 'category', 'allergens'],
  ],
  [
    ['Name (EN)', 'Name DE', 'Име'],
    ['name_en', 'name_de', 'name_bg'],
  ],
  [
    ['Unit price', 'Product group'],
    ['price', 'category'],
  ],
  [
    ['Продажна цена с ДДС', 'Ястие'],
    ['price', 'name_bg'],
  ],
  [
    ['PLU', 'Product code', 'Product'],
    ['', '', 'name_bg'],
  ],
  // The menu is not in Spanish, and no two columns have one meaning.
  [
    ['Nombre (ES)', 'Name', 'Dish'],
    ['', 'name_bg', ''],
  ],
  // Guests do not pay the old prices in another currency.
  [
    ['Цена (лв.)', 'Цена, €', 'Опаковка BGN', 'Цена BGN/EUR'],
    ['', 'price', '', ''],
  ],
])('%j are %j', (names, columns) => {
  expect(guessedColumns(file, names)).toEqual(columns);
});
