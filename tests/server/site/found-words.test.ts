// @vitest-environment jsdom
// Whatever a venue calls itself and its dishes, the page's head stays a head.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GroupId, IngredientId, ProductId, VariantId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import { minor, ZERO } from '#domain/pricing/money.ts';
import type { IdFor } from '../../../server/store/place/published.ts';
import { publishVenue } from '../../support/publish-venue.ts';
import { type FoundSite, ORIGIN, openFoundSite } from '../support/found-site.ts';
import { buildVenue } from '../support/venues.ts';

const HOSTILE = `</title></script><script>alert(1)</script><!-- "quoted" 'single' &amp; $& $1 \u202ehy\u00adphen`;

/** A dish whose price lies in its required choice: 10.90 or 14.90. */
const pricedByChoice = (dish: Product, idFor: IdFor): Product => ({
  ...dish,
  id: idFor('product', 'korma') as ProductId,
  slug: 'korma',
  variants: dish.variants.map((one) => ({ ...one, id: idFor('variant', 'korma') as VariantId, price: ZERO })),
  groups: [
    {
      ...{ id: idFor('group', 'korma') as GroupId, title: 'Meat', min: 1, max: 1, ask: true, defaults: [] },
      options: (['rare', 'done'] as const).map((key, at) => ({
        ...{ ingredientId: idFor('ingredient', key) as IngredientId, price: minor([1090, 1490][at] ?? 0), prices: {} },
        ...{ active: true, max: 1, included: false, opens: undefined },
      })),
    },
  ],
});

let site: FoundSite;
beforeAll(async () => {
  site = await openFoundSite(async (store) => {
    await publishVenue(store, 'bistro', (idFor) => {
      const venue = buildVenue(idFor);
      const hostile = <T extends { name: string; description: string }>(thing: T): T => ({
        ...thing,
        name: HOSTILE,
        description: `${HOSTILE}\n\n${'long '.repeat(100)}`,
      });
      return {
        ...venue,
        place: { ...hostile(venue.place), address: HOSTILE, phone: HOSTILE },
        menu: {
          ...venue.menu,
          categories: venue.menu.categories.map(hostile),
          products: venue.menu.products
            .map(hostile)
            .flatMap((product) => (product.slug === 'salad' ? [product, pricedByChoice(product, idFor)] : [product]))
            .map((product) =>
              product.slug === 'salad' ? { ...product, diets: ['vegan', 'halal'] as const } : product,
            ),
        },
      };
    });
  });
});
afterAll(() => site.close());

test('head: hostile names are plain text', async () => {
  for (const path of ['/', '/bistro', '/bistro/kitchen', '/bistro/kitchen/salad', '/bistro/all', '/bistro/nothing']) {
    const page = await site.page(path);
    expect(page.html).not.toContain('<script>alert');
    const scripts = [...page.document.querySelectorAll('script')].map((script) => script.getAttribute('type'));
    // The build adds the head script; the source page has none.
    expect(scripts.filter((type) => type === null)).toEqual([]);
    expect(page.document.querySelectorAll('title')).toHaveLength(1);
    // All head elements still exist, so no name has ended the head early.
    for (const selector of ['meta[property="og:image"]', 'meta[name="twitter:card"]', 'link[rel="manifest"]']) {
      expect(page.document.head.querySelector(selector), `${path} ${selector}`).not.toBeNull();
    }
    expect(page.document.body.querySelector('#root')?.textContent).toBe('');
    if (path !== '/') expect(page.meta('og:site_name')).toContain(`<!-- "quoted" 'single' &amp; $& $1`);
    expect(page.html).not.toMatch(/[\u202e\u00ad]/);
    expect(page.document.title.length).toBeLessThanOrEqual(90);
    expect(page.meta('description')?.length ?? 0).toBeLessThanOrEqual(180);
  }
  expect((await site.page('/bistro')).thing('Restaurant')).toMatchObject({
    telephone: expect.stringContaining('</script><script>alert(1)</script>'),
  });
});

test('structured data: has the venue’s declared diets, and no inferred ones', async () => {
  const diets = async (slug: string) => (await site.page(`/bistro/kitchen/${slug}`)).thing('MenuItem').suitableForDiet;
  expect(await diets('salad')).toEqual(['https://schema.org/VeganDiet', 'https://schema.org/HalalDiet']);
  expect(await diets('burger')).toBeUndefined();
});

test('structured data: marks a sold-out dish as out of stock, and omits dishes without a price or for tables only', async () => {
  const offers = async (slug: string) => (await site.page(`/bistro/kitchen/${slug}`)).thing('MenuItem').offers;
  expect(await offers('salad')).toEqual([{ '@type': 'Offer', price: '7.90', priceCurrency: 'EUR' }]);
  expect(await offers('sold-out')).toMatchObject([{ availability: 'https://schema.org/OutOfStock' }]);
  expect(await offers('unpriced')).toBeUndefined();
});

test('structured data: says from which price on a dish costs whose required choice has the price', async () => {
  const { offers } = (await site.page('/bistro/kitchen/korma')).thing('MenuItem');
  const priceSpecification = { '@type': 'PriceSpecification', minPrice: '10.90', priceCurrency: 'EUR' };
  expect(offers).toEqual([{ '@type': 'Offer', price: '10.90', priceCurrency: 'EUR', priceSpecification }]);
});

test('sitemap: is well-formed whatever the names contain', async () => {
  const answer = await site.app.inject({ url: '/sitemap.xml' });
  const xml = new DOMParser().parseFromString(answer.body, 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const addresses = [...xml.querySelectorAll('loc')].map((loc) => loc.textContent);
  expect(addresses).toContain(`${ORIGIN}/bistro/kitchen/salad`);
});
