// The parts that stand in a page which the server drew. They are loaded before the device takes the page over: a part that
// came later would be torn out of it and put in anew.

import type { Loading } from '#shared/lazy/lazy-part.tsx';
import { categoryParts } from './lazy-category.tsx';
import { dietParts } from './lazy-diet.tsx';
import { hoursParts } from './lazy-hours.tsx';
import { pages } from './lazy-pages.tsx';

const PARTS: Readonly<Record<string, Loading>> = { ...pages, ...categoryParts, ...dietParts, ...hoursParts };

/** The names of the parts with these loads. */
export const namesOfParts = (loads: ReadonlySet<Loading['load']>): readonly string[] =>
  Object.entries(PARTS).flatMap(([name, { load }]) => (loads.has(load) ? [name] : []));

/** Loads the parts of these names, all at once. Rejects where one cannot be had; a name of another build is passed over. */
export async function loadPartsNamed(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => (Object.hasOwn(PARTS, name) ? PARTS[name]?.load() : undefined)));
}

/** Loads all that a page may be drawn with. */
export const loadDrawnParts = (): Promise<void> => loadPartsNamed(Object.keys(PARTS));
