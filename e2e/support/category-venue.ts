// A venue whose categories are of every kind: pages, a picture, links, a bell, ten levels, a name without end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestServer } from '../../tests/support/serve.ts';
import { type Json, writeVenueFolder } from '../../tests/support/small-venue.ts';
import { codeOf } from './test-venues.ts';

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
  tables: [
    { name: '1', code: codeOf(slug, 1) },
    { name: 'Room 204', room: '204 A', orderType: 'room', code: codeOf(slug, 2) },
  ],
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

/** Brings the venue to a server that runs. */
async function addCategoryVenue(server: TestServer, venue: CategoryVenue): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tabl-categories-'));
  server.run(['import', await writeVenueFolder(folder, venueOf(venue), ['plate'])]);
  rmSync(folder, { recursive: true, force: true });
  // A server that runs looks for new places by and by.
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(`http://127.0.0.1:${server.port}/${venue.slug}`)).ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`The server does not know ${venue.slug}.`);
}

export const EVERY_KIND = 'every-kind';
export const SOCIAL = {
  facebook_link: 'https://facebook.com/everykind',
  instagram_link: 'https://instagram.com/everykind',
};

/** In theme 3 with tiles, a footer and promotions. */
export async function addEveryKind(server: TestServer): Promise<void> {
  await addCategoryVenue(server, {
    slug: EVERY_KIND,
    settings: {
      show_footer: 1,
      subcategories_design: 1,
      footer_html: '<p>Open <b>daily</b></p>',
      promotions_text: 'Soup of the day for two',
      ...SOCIAL,
    },
  });
}

/** `-2`: theme 2 with cards; `-wide`: more beside each other, rows; `-wide-1`, `-wide-3`: the same in tiles, in cards. */
export async function addOtherGrids(server: TestServer): Promise<void> {
  await addCategoryVenue(server, {
    slug: `${EVERY_KIND}-2`,
    settings: { design_theme: 2, subcategories_design: 3 },
  });
  await addCategoryVenue(server, {
    slug: `${EVERY_KIND}-wide`,
    settings: { multiple_columns_cats_and_prods_design: 1, subcategories_design: 0 },
  });
  for (const design of [1, 3]) {
    await addCategoryVenue(server, {
      slug: `${EVERY_KIND}-wide-${design}`,
      settings: { multiple_columns_cats_and_prods_design: 1, subcategories_design: design },
    });
  }
}
