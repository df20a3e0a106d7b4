// The bench's generated menu as a venue folder of ours: the same dishes, prices and pictures as its static page.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { encodePictures } from '../../server/cli/pictures.ts';

const words = v.record(v.string(), v.string());
const menuSchema = v.object({
  currency: v.string(),
  langs: v.array(v.string()),
  categories: v.array(v.object({ id: v.number(), slug: v.string(), name: words })),
  ingredients: v.array(v.object({ id: v.number(), name: words, price: v.number() })),
  products: v.array(
    v.object({
      slug: v.string(),
      cat: v.number(),
      img: v.number(),
      name: words,
      desc: words,
      variants: v.array(v.object({ size: v.string(), price: v.number() })),
      allergens: v.array(v.string()),
      ingredients: v.array(v.object({ id: v.number(), type: v.picklist(['required', 'addable', 'removable']) })),
    }),
  ),
});
export type BenchMenu = v.InferOutput<typeof menuSchema>;

export interface VenueWishes {
  /** Language of a guest who has chosen none; must be the language of the static page. */
  readonly language?: string;
  readonly tables?: number;
  /** An additional category `everything` with all dishes: one long list, like the static `all.html`. */
  readonly everything?: boolean;
}

/** The place's name in the address of every measured page. */
export const PLACE = 'demo';
export const EVERYTHING = 'everything';

/** Code of a table as printed; tables are counted from 0. */
export const tableCode = (at: number): string => `bench-table-${String(at + 1).padStart(12, '0')}`;

export const readMenu = async (file: string): Promise<BenchMenu> =>
  v.parse(menuSchema, JSON.parse(await readFile(file, 'utf8')));

/** Content of venue.json. Contains no feature that would slow down an order and that a real venue would lack. */
export function convertMenu(menu: BenchMenu, wishes: VenueWishes = {}): object {
  const { language = 'bg', tables = 1, everything = false } = wishes;
  const slugs = new Map(menu.categories.map(({ id, slug }) => [id, slug]));
  return {
    format: 1,
    slug: PLACE,
    name: 'Bench',
    currency: menu.currency,
    timeZone: 'Europe/Sofia',
    defaultLanguage: language,
    languages: menu.langs,
    orderTypes: [{ type: 'spot' }],
    // The load sends equal orders in a row, which a venue would take for accidental duplicates.
    settings: { default_currency_suffix: '€', disable_overtime_orders: 0, repeat_order_seconds: 0 },
    tables: Array.from({ length: tables }, (_, at) => ({ name: String(at + 1), code: tableCode(at) })),
    ingredients: Object.fromEntries(
      menu.ingredients.map(({ id, name, price }) => [`i-${id}`, { name, price: amount(price) }]),
    ),
    categories: [
      ...menu.categories.map(({ slug, name }) => ({ slug, name })),
      ...(everything ? [{ slug: EVERYTHING, name: 'Everything' }] : []),
    ],
    products: menu.products.map((product) => ({
      slug: product.slug,
      name: product.name,
      description: product.desc,
      categories: [slugs.get(product.cat) ?? '', ...(everything ? [EVERYTHING] : [])],
      images: [{ name: `dish-${product.img}` }],
      variants: product.variants.map(({ size, price }, at) => ({ key: `v-${at}`, size, price: amount(price) })),
      allergens: product.allergens,
      ingredients: rolesOf(product.ingredients),
    })),
  };
}

const amount = (minor: number): string => (minor / 100).toFixed(2);

/** The generator may name an ingredient twice; in our menu an ingredient is either part of the dish or an extra. */
function rolesOf(list: BenchMenu['products'][number]['ingredients']) {
  const roles: Record<string, string[]> = { required: [], addable: [], removable: [] };
  const seen = new Set<number>();
  for (const { id, type } of list) {
    if (!seen.has(id)) roles[type]?.push(`i-${id}`);
    seen.add(id);
  }
  return roles;
}

/**
 * Writes the venue folder. `pictures` contains `<n>.avif` and `<n>.jpg` of the bench; the output of our encoder is
 * cached in `cache` for the next run. The AVIF files are the bench's own, so that both pages transfer the same bytes.
 */
export async function writeVenue(folder: string, venue: object, pictures: string, cache: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'venue.json'), JSON.stringify(venue));
  const kept = join(cache, 'pictures');
  const list = join(cache, 'pictures.json');
  const isKept = await readFile(list, 'utf8').catch(() => undefined);
  if (isKept === undefined) await encodeInto(folder, pictures, kept, list);
  else {
    await copyFolder(kept, join(folder, 'pictures'));
    await copyFile(list, join(folder, 'pictures.json'));
  }
  return folder;
}

async function encodeInto(folder: string, pictures: string, kept: string, list: string): Promise<void> {
  const named = join(folder, 'sources');
  await mkdir(named, { recursive: true });
  const files = (await readdir(pictures)).filter((file) => file.endsWith('.jpg'));
  for (const file of files) await copyFile(join(pictures, file), join(named, `dish-${file}`));
  const { missing } = await encodePictures(named, folder);
  if (missing.length > 0) throw new Error(`The bench has no picture for ${missing.join(', ')}`);
  for (const file of files) {
    const name = file.slice(0, -'.jpg'.length);
    await copyFile(join(pictures, `${name}.avif`), join(folder, 'pictures', `dish-${name}-320.avif`));
  }
  await rm(named, { recursive: true });
  await copyFolder(join(folder, 'pictures'), kept);
  await copyFile(join(folder, 'pictures.json'), list);
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const file of await readdir(from)) await copyFile(join(from, file), join(to, file));
}
