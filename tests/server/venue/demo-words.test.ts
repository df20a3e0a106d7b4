// Texts of the demo venues besides dishes: about, terms, and diets.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../../server/store/open-store.ts';
import { type PublishedDocument, readPublished } from '../../../server/store/place/places.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';

const DEMO = fileURLToPath(new URL('../../../demo', import.meta.url));
const ALL = { neven: 'neven', 'hotel-rila': 'hotel-rila', briz: 'beach-bar' } as const;
type Which = keyof typeof ALL;
const SLUGS = Object.keys(ALL) as Which[];

let dir: string;
const published = new Map<Which, PublishedDocument>();
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'demo-words-'));
  const store = await openStore({ url: undefined, file: ':memory:' });
  for (const slug of SLUGS) {
    await importVenue(store, dir, join(DEMO, ALL[slug]));
    const found = await readPublished(store, slug);
    if (found) published.set(slug, found);
  }
  await store.close();
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const publishedOf = (which: Which): PublishedDocument => {
  const found = published.get(which);
  if (!found) throw new Error(`${which} is not published`);
  return found;
};

test.each(SLUGS)('demo venue %s: has an about page, terms, a gallery and links', async (which) => {
  const { pages, settings, place } = publishedOf(which);
  for (const page of [pages.about, pages.terms, pages.privacy, pages.refund]) {
    expect(page.text.length).toBeGreaterThan(200);
    expect(Object.keys(page.by)).toHaveLength(4);
  }
  expect(pages.gallery.length).toBeGreaterThanOrEqual(6);
  expect(settings).toMatchObject({ showFooter: true, social: { facebook: expect.stringMatching(/^https:/) } });
  for (const words of [settings.promotionsHtml, settings.promotionsText, settings.footerHtml]) {
    expect(Object.keys(words.by)).toHaveLength(4);
  }
  expect(place).toMatchObject({ email: expect.stringContaining('@'), location: {}, picture: {} });
});

test('demo venues: cover every design, every kind of category and a video', async () => {
  const all = SLUGS.map(publishedOf);
  expect(all.map(({ settings }) => settings.designTheme)).toEqual([3, 1, 2]);
  expect(all.map(({ settings }) => settings.subcategoriesDesign)).toEqual([2, 3, 1]);
  const categories = all.flatMap(({ menu }) => menu.categories);
  for (const type of ['normal', 'link', 'image', 'info']) expect(categories.map((one) => one.type)).toContain(type);
  expect(categories.some(({ type, links }) => type === 'link' && links.length === 1)).toBe(true);
  expect(categories.some(({ links }) => links.length > 1 && links.some((link) => link.endsWith('/feedback')))).toBe(
    true,
  );
  expect(categories.some(({ opensCallWaiter }) => opensCallWaiter)).toBe(true);
  const videos = categories.flatMap(({ video }) => video ?? []);
  expect(videos).toEqual([expect.stringMatching(/^\/videos\/[0-9a-f]{32}\.mp4$/)]);
  expect((await stat(join(DEMO, 'neven/videos/zhar.mp4'))).size).toBeLessThan(400_000);
});

test('demo bistro: has dishes with undeclared allergens, traces and suitable diets', () => {
  const { menu } = publishedOf('neven');
  const info = menu.categories.filter(({ type }) => type === 'info').map(({ id }) => id);
  const dishes = menu.products.filter(({ categoryIds }) => !categoryIds.some((id) => info.includes(id)));
  expect(dishes.filter(({ allergens }) => allergens === undefined)).toHaveLength(2);
  expect(dishes.filter(({ mayContain }) => mayContain.length > 0).length).toBeGreaterThan(5);
  expect(dishes.filter(({ diets }) => diets?.includes('vegan')).length).toBeGreaterThan(10);
  for (const { name, allergens } of menu.ingredients) expect(allergens, name).toBeDefined();
});
