// A venue of two dishes, small enough to read in a test and complete enough to order from.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

export const smallVenue = (slug = 'small'): JsonObject => ({
  format: 1,
  slug,
  name: { bg: 'Малкото', en: 'The small one' },
  currency: 'EUR',
  timeZone: 'Europe/Sofia',
  defaultLanguage: 'bg',
  languages: ['bg', 'en'],
  hours: { 1: '-', 2: '11:00-15:00, 18:00-01:00', 3: '-', 4: '-', 5: '-', 6: '-', 7: '10:00-24:00' },
  orderTypes: [{ type: 'spot', discounts: [{ priceOver: '20', valueType: 'percent', value: '10' }] }],
  settings: { default_currency_suffix: '€', disable_overtime_orders: 0 },
  tables: [{ name: '1' }, { name: '2', code: 'a-code-of-the-second-table' }],
  allergens: { pork: { bg: 'Свинско', en: 'Pork' } },
  ingredients: {
    cheese: { name: { bg: 'Сирене', en: 'Cheese' }, price: '0.60', allergens: ['milk'] },
    onion: { name: { bg: 'Лук', en: 'Onion' } },
  },
  categories: [
    { slug: 'food', name: { bg: 'Храна', en: 'Food' } },
    {
      slug: 'salads',
      parent: 'food',
      name: { bg: 'Салати', en: 'Salads' },
      cloth: 'salad',
      subcategories: { light: { bg: 'Леки', en: 'Light' } },
    },
  ],
  products: [
    {
      slug: 'shopska',
      name: { bg: 'Шопска салата', en: 'Shopska salad' },
      description: { bg: 'Домати и краставици' },
      categories: ['salads'],
      subcategory: 'light',
      label: { bg: 'Ново', en: 'New' },
      variants: [
        { key: 'small', size: '250 g', price: '5.20' },
        { key: 'large', size: { bg: '400 г', en: '400 g' }, price: '7.9', additionalPrice: '0.30' },
      ],
      allergens: ['milk', 'pork'],
      ingredients: { addable: ['cheese'], removable: ['onion'], max: 1 },
      discountPercent: 10,
    },
    { slug: 'fish', name: 'Риба на деня', categories: ['food'], variants: [{ key: 'one', price: null }] },
  ],
});

/** Writes a venue folder; small pictures are created for the names in `pictures`. */
export async function writeVenueFolder(folder: string, venue: Json, pictures: readonly string[] = []): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'venue.json'), JSON.stringify(venue, undefined, 2));
  if (pictures.length === 0) return folder;
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const list: JsonObject = {};
  for (const name of pictures) {
    const blank = sharp({ create: { width: 32, height: 24, channels: 3, background: '#c33' } });
    await blank
      .clone()
      .avif({ effort: 0 })
      .toFile(join(folder, 'pictures', `${name}-32.avif`));
    await blank
      .clone()
      .webp()
      .toFile(join(folder, 'pictures', `${name}-32.webp`));
    list[name] = { width: 32, height: 24, widths: [32] };
  }
  await writeFile(join(folder, 'pictures.json'), JSON.stringify(list));
  return folder;
}

export type Change = (venue: JsonObject) => void;

/** `set(venue, 'products.0.slug', 'x')`; `undefined` removes the field. */
export function set(venue: JsonObject, path: string, value: Json | undefined): void {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at: unknown = venue;
  for (const step of steps) at = (at as Record<string, unknown>)[step];
  if (value === undefined) delete (at as Record<string, unknown>)[last];
  else (at as Record<string, unknown>)[last] = value;
}
