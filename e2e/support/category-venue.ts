// A venue with every kind of category: pages, a picture, links, a bell, ten levels, a very long name.
import { join } from 'node:path';
import { type Json, writeVenueFolder } from '../../tests/support/small-venue.ts';
import type { VenueTable } from './test-venues.ts';

export const LONG_NAME = `${'Kesselgulaschsuppenteller '.repeat(10)}`.slice(0, 250);
export const LEVELS = 10;

type Category = { [key: string]: Json };

const dishes = (category: string, count: number): Json[] =>
  Array.from({ length: count }, (_, nth) => ({
    slug: `${category}-${nth + 1}`,
    name: `${category} dish ${nth + 1}`,
    categories: [category],
    variants: [{ key: 'one', price: '4.50' }],
  }));

const stairs: Category[] = Array.from({ length: LEVELS }, (_, at) => ({
  slug: `level-${at + 1}`,
  name: `Level ${at + 1}`,
  ...(at > 0 && { parent: `level-${at}` }),
}));

interface CategoryVenue {
  readonly slug: string;
  readonly settings?: { [key: string]: Json };
}

const tablesOf = (slug: string): (VenueTable & { [key: string]: Json })[] => [
  { name: '1', code: `${slug}-table-journey-code` },
  { name: 'Room 204', room: '204 A', orderType: 'room', code: `${slug}-room-journey-code` },
];

const venueOf = ({ slug, settings = {} }: CategoryVenue): Json => ({
  format: 1,
  slug,
  name: 'Every kind',
  currency: 'EUR',
  timeZone: 'Europe/Sofia',
  defaultLanguage: 'bg',
  languages: ['bg', 'en'],
  orderTypes: [{ type: 'spot' }, { type: 'room' }],
  settings: { default_currency_suffix: '€', disable_overtime_orders: 0, ...settings },
  tables: tablesOf(slug),
  categories: [
    { slug: 'salads', name: 'Salads', cloth: 'salad' },
    { slug: 'soups', name: 'Soups', cloth: 'soup' },
    { slug: 'grill', name: 'Grill', cloth: 'grill' },
    { slug: 'drinks', name: 'Drinks', cloth: 'drink' },
    ...['beer', 'wine', 'tea', 'water', 'juice', 'coffee', 'spirits'].map((one) => ({
      slug: one,
      name: one,
      parent: 'drinks',
      cloth: 'drink',
    })),
    { slug: 'terrace', name: 'Terrace', type: 'image', image: { name: 'plate' }, description: 'From May to October' },
    { slug: 'spa', name: 'Spa', type: 'link', links: ['https://spa.example/book'] },
    {
      slug: 'more',
      name: 'More of us',
      type: 'link',
      links: ['https://a.example/', 'https://www.b.example/', 'https://c.example/feedback'],
    },
    { slug: 'tell-us', name: 'Tell us', type: 'link', links: ['https://c.example/feedback'] },
    { slug: 'bell', name: 'The bell', type: 'link', opensCallWaiter: true },
    { slug: 'long', name: LONG_NAME, description: LONG_NAME },
    ...stairs,
  ],
  products: [
    ...dishes('salads', 9),
    ...dishes('soups', 9),
    ...dishes('grill', 3),
    ...['beer', 'wine', 'tea', 'water', 'juice', 'coffee', 'spirits'].flatMap((one) => dishes(one, 2)),
    ...dishes(`level-${LEVELS}`, 1),
    ...dishes('long', 1),
  ],
});

export const EVERY_KIND = 'every-kind';
export const SOCIAL = {
  facebook_link: 'https://facebook.com/everykind',
  instagram_link: 'https://instagram.com/everykind',
};
export const EVERY_KIND_TABLES = { slug: EVERY_KIND, tables: tablesOf(EVERY_KIND) };

const VENUES: readonly CategoryVenue[] = [
  // Theme 3 with tiles, footer and promotions.
  {
    slug: EVERY_KIND,
    settings: {
      show_footer: 1,
      subcategories_design: 1,
      footer_html: '<p>Open <b>daily</b></p>',
      promotions_text: 'Soup of the day for two',
      ...SOCIAL,
    },
  },
  // Theme 2 with cards.
  { slug: `${EVERY_KIND}-2`, settings: { design_theme: 2, subcategories_design: 3 } },
  // More columns: rows, tiles, cards.
  {
    slug: `${EVERY_KIND}-wide`,
    settings: { multiple_columns_cats_and_prods_design: 1, subcategories_design: 0 },
  },
  ...[1, 3].map((design) => ({
    slug: `${EVERY_KIND}-wide-${design}`,
    settings: { multiple_columns_cats_and_prods_design: 1, subcategories_design: design },
  })),
];

/** Writes the folders of the venue and its variants. Returns their paths. */
export const writeCategoryVenues = (folder: string): Promise<string[]> =>
  Promise.all(VENUES.map((venue) => writeVenueFolder(join(folder, 'kinds', venue.slug), venueOf(venue), ['plate'])));
