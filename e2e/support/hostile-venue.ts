// A venue whose every text is hostile, by a malicious owner or a changed file.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTILE_HTML } from '../../tests/support/hostile-html.ts';

export const HOSTILE_PLACE = 'hostile';
export const HOSTILE_CODE = 'hostile-journey-table-code';
const CATEGORIES = 6;
const DISHES = 16;
const LANGUAGES = ['bg', 'en', 'es', 'de', 'fr-CH'] as const;

export interface HostileVenue {
  readonly folder: string;
  /** Bulgarian names of the dishes, by category. */
  readonly dishes: readonly (readonly string[])[];
}

/** Writes the folder of the hostile venue, which contains all payloads. */
export function makeHostileVenue(root: string): HostileVenue {
  const payloads = HOSTILE_HTML.map(({ html }) => html);
  let at = 0;
  /** The next payload that fits into a field of this length. */
  const next = (most = 3500): string => {
    for (;;) {
      const payload = payloads[at++ % payloads.length] ?? '';
      if (payload.length <= most && payload.trim() !== '') return payload;
    }
  };
  const words = () => ({ bg: next(), en: next() });
  /** All payloads in every page, because HTML fields allow them. */
  const html = (from: number) =>
    Object.fromEntries(
      LANGUAGES.map((language, turn) => [
        language,
        payloads
          .filter((one, n) => n % 20 === (from * 5 + turn) % 20 && one.length < 900)
          .join('\n')
          .slice(0, 39_000),
      ]),
    );
  const dishes = Array.from({ length: CATEGORIES }, () => Array.from({ length: DISHES }, words));
  const size = () => ({ key: `k${at}`, size: words(), price: '3.50' });
  const keys = ['one', 'two', 'three', 'four'];
  const venue = {
    format: 1,
    slug: HOSTILE_PLACE,
    name: words(),
    description: words(),
    address: next(),
    phone: next(),
    email: next(),
    picture: { name: 'shopska' },
    logo: { name: 'trout' },
    location: { lat: 42.69, lng: 23.34 },
    currency: 'EUR',
    timeZone: 'Europe/Sofia',
    defaultLanguage: 'bg',
    languages: LANGUAGES,
    orderTypes: [{ type: 'spot' }],
    settings: {
      default_currency_suffix: '<i id=x>',
      show_prices_in_two_currency: 1,
      second_currency: 'BGN',
      second_currency_suffix: '"><b/>',
      disable_overtime_orders: 0,
      show_footer: 1,
      promotions_text: words(),
      promotions_html: html(0),
      footer_html: html(1),
      min_client_version: '',
    },
    pages: { about: html(0), terms: html(1), privacy: html(2), refund: html(3) },
    gallery: ['shopska', 'trout', 'banitsa'].map((name) => ({ picture: { name }, caption: words() })),
    tables: [{ name: '<svg/onload=top.__hit=1>', code: HOSTILE_CODE }],
    allergens: { own: words(), other: words() },
    ingredients: Object.fromEntries(keys.map((key) => [key, { name: words(), price: '1.00', allergens: ['own'] }])),
    categories: [
      ...dishes.map((_, i) => ({
        slug: `c${i}`,
        name: words(),
        description: words(),
        subcategories: { tag: words() },
        image: { name: 'shopska' },
      })),
      { slug: 'told', name: words(), description: words(), type: 'info' },
      {
        slug: 'links',
        name: words(),
        type: 'link',
        links: [
          'https://hostile.example/"onclick=top.__hit=1',
          'mailto:a@b.example?subject=<svg%20onload=top.__hit=1>',
        ],
      },
    ],
    products: [
      ...dishes.flatMap((names, i) =>
        names.map((name, j) => ({
          slug: `d${i}-${j}`,
          name,
          description: words(),
          label: words(),
          categories: [`c${i}`],
          subcategory: 'tag',
          commentPlaceholder: words(),
          images: j % 2 ? [{ name: 'shopska' }] : [],
          // The first has one size, so one press puts it into the cart.
          variants: j === 0 ? [size()] : [size(), size()],
          allergens: ['own', 'milk'],
          mayContain: ['other'],
          ...(j > 0 && { ingredients: { addable: ['one', 'two'], removable: ['three'] } }),
        })),
      ),
      { slug: 'banner', name: words(), description: words(), categories: ['told'], variants: [] },
    ],
  };
  const folder = join(root, 'hostile-venue');
  mkdirSync(folder, { recursive: true });
  for (const part of ['pictures', 'pictures.json'])
    cpSync(join('demo/neven', part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'venue.json'), JSON.stringify(venue));
  return { folder, dishes: dishes.map((names) => names.map(({ bg }) => bg)) };
}
