// Switches dishes off from the command line, for a venue without a screen at hand.

import { parseArgs } from 'node:util';
import { ingredientKey, sizeKey } from '#domain/availability/availability.ts';
import { type AvailabilityChange, MOST_PORTIONS } from '#domain/availability/availability-change.ts';
import { dayEnd } from '#domain/availability/day-end.ts';
import { nameOfKey } from '#domain/availability/off-name.ts';
import type { OffKey } from '#domain/ids.ts';
import { setAvailability } from '../services/availability/set-availability.ts';
import { createPublishedPlaces, type PublishedPlace } from '../services/place/published-places.ts';
import { readAvailability } from '../store/availability/availability.ts';
import { listPlaces } from '../store/place/places.ts';
import type { Store } from '../store/store.ts';
import { configuration, Mistake } from './configuration.ts';
import { withStore } from './with-store.ts';

// Finds menu items by typed names.
interface Named {
  readonly dish: string | undefined;
  readonly size: string | undefined;
  readonly ingredient: string | undefined;
}

const plain = (text: string): string => text.replaceAll('\u00ad', '').toLocaleLowerCase();

const isCalled = (name: string, said: string): boolean => plain(name) === plain(said);

/** Finds the one matching item; throws a Mistake that lists all of them. */
const oneOf = <T extends { readonly name: string }>(kind: string, said: string, all: readonly T[]): T => {
  // "Large" suffices for "Large · 400 g" when only one name begins so.
  const begun = all.filter(({ name }) => plain(name).startsWith(plain(said)));
  const found = all.find(({ name }) => isCalled(name, said)) ?? (begun.length === 1 ? begun[0] : undefined);
  if (found) return found;
  const names = all.map(({ name }) => name).filter((name) => name !== '');
  throw new Mistake(`There is no ${kind} "${said}". There are: ${names.slice(0, 60).join(', ') || 'none'}.`);
};

/** A dish by slug or name in any language, one of its sizes, or an ingredient. */
const thingOf = ({ index, document }: PublishedPlace, { dish, size, ingredient }: Named): OffKey => {
  if (ingredient !== undefined) return ingredientKey(oneOf('ingredient', ingredient, index.menu.ingredients).id);
  const said = dish ?? '';
  const translated = document.texts
    .flatMap(({ products }) => Object.entries(products))
    .find(([, words]) => words?.name !== undefined && isCalled(words.name, said));
  const product =
    index.productBySlug.get(said) ??
    index.menu.products.find(({ id }) => translated !== undefined && String(id) === translated[0]) ??
    oneOf('dish', said, index.menu.products);
  if (size === undefined) return product.id;
  return sizeKey(
    oneOf(
      'size',
      size,
      product.variants.map((one) => ({ ...one, name: one.size })),
    ).id,
  );
};

const USAGE = [
  'Usage: npm run off -- <place> <dish> [--size <size>] [--for 2h|day|until] [--portions <number>]',
  '       npm run off -- <place> --ingredient <name> [--for 2h|day|until]',
  '       npm run off -- <place> <dish> on          puts it back; --size and --ingredient too',
  '       npm run off -- <place> list',
].join('\n');

const HOUR = 3_600_000;

interface Asked {
  readonly place: string;
  readonly named: Named;
  readonly does: 'off' | 'on' | 'list';
  readonly lasts: string;
  readonly portions: number | undefined;
}

/** Throws a Mistake for invalid arguments. */
export function askedOf(args: string[]): Asked {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch {
    throw new Mistake(USAGE);
  }
  const { positionals, values } = parsed;
  const [place, ...words] = positionals;
  const last = words.at(-1);
  const does = last === 'on' || last === 'list' ? last : 'off';
  const [dish, ...more] = does === 'off' ? words : words.slice(0, -1);
  const named = { dish, size: values.size, ingredient: values.ingredient };
  const isOfNothing = dish === undefined && values.ingredient === undefined;
  if (place === undefined || more.length > 0 || (does !== 'list' && isOfNothing)) throw new Mistake(USAGE);
  const portions = values.portions === undefined ? undefined : Number(values.portions);
  if (portions !== undefined && !(Number.isInteger(portions) && portions >= 1 && portions <= MOST_PORTIONS))
    throw new Mistake(`--portions takes a whole number from 1 to ${MOST_PORTIONS}.`);
  const lasts = values.for ?? 'day';
  if (!/^(?:\d{1,3}h|day|until)$/.test(lasts) || lasts === '0h')
    throw new Mistake(
      '--for takes hours ("2h"), "day" (until the place opens again), or "until" (until it is put back).',
    );
  return { place, named, does, lasts, portions };
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      size: { type: 'string' },
      ingredient: { type: 'string' },
      for: { type: 'string' },
      portions: { type: 'string' },
    },
  });

const untilOf = ({ document }: PublishedPlace, lasts: string, now: number): number | null => {
  if (lasts === 'until') return null;
  if (lasts !== 'day') return now + Number(lasts.slice(0, -1)) * HOUR;
  return dayEnd(document.settings, document.place.timeZone, now);
};

const timeText = (until: number | null, timeZone: string): string =>
  until === null
    ? 'until it is put back'
    : `until ${new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(until)}`;

/** `npm run off -- …`: prints the new state in one line. Running servers notify their guests. */
export async function main(args: string[]): Promise<number> {
  const asked = askedOf(args);
  return withStore(configuration(), (store) => run(store, asked, Date.now(), console.log));
}

/** The command itself, on an open store. */
export async function run(store: Store, asked: Asked, now: number, say: (line: string) => void): Promise<number> {
  const all = await listPlaces(store);
  const place = all.find(({ slug }) => slug === asked.place);
  const places = createPublishedPlaces(store);
  const published = place && (await places.at(store.read, place.id));
  if (!place || !published) {
    throw new Mistake(
      `There is no place "${asked.place}". There are: ${all.map(({ slug }) => slug).join(', ') || 'none'}.`,
    );
  }
  if (asked.does === 'list') {
    const rows = await readAvailability(store.read, place.id, now);
    for (const { productId, until, left } of rows) {
      const what = left === undefined ? 'off' : left === 0 ? 'sold out' : `${left} left`;
      say(`${nameOfKey(published.index, productId)}: ${what}, ${timeText(until, place.timeZone)}`);
    }
    if (rows.length === 0) say('Nothing is off.');
    return 0;
  }
  const key = thingOf(published, asked.named);
  const until = untilOf(published, asked.lasts, now);
  const change: AvailabilityChange =
    asked.does === 'on'
      ? { off: false, until: null }
      : asked.portions === undefined
        ? { off: true, until }
        : { portions: asked.portions, until };
  const done = await setAvailability({ store, places, clock: () => now }, place.id, key, change);
  if (!done.ok) throw new Mistake(done.error === 'not_countable' ? 'Only whole dishes are counted.' : USAGE);
  const name = nameOfKey(published.index, key);
  if (asked.does === 'on') say(`${name} is back on the menu.`);
  else if (asked.portions === undefined) say(`${name} is off ${timeText(until, place.timeZone)}.`);
  else say(`${name}: ${asked.portions} left, counted ${timeText(until, place.timeZone)}.`);
  return 0;
}
