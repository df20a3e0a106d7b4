// Lazy chunks used by a server-drawn page. They load before hydration; a chunk loaded later would make React remove and
// re-insert its part.

import type { Loading } from '#shared/lazy/lazy-part.tsx';
import { categoryParts } from './lazy-category.tsx';
import { dietParts } from './lazy-diet.tsx';
import { hoursParts } from './lazy-hours.tsx';
import { pages } from './lazy-pages.tsx';

const PARTS: Readonly<Record<string, Loading>> = { ...pages, ...categoryParts, ...dietParts, ...hoursParts };

/** Names of the chunks with these load functions. */
export const namesOfParts = (loads: ReadonlySet<Loading['load']>): readonly string[] =>
  Object.entries(PARTS).flatMap(([name, { load }]) => (loads.has(load) ? [name] : []));

/** Loads the named chunks in parallel. Rejects when one cannot be loaded; unknown names of another build are ignored. */
export async function loadPartsNamed(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => (Object.hasOwn(PARTS, name) ? PARTS[name]?.load() : undefined)));
}

/** Loads every chunk that a page may be drawn with. */
export const loadDrawnParts = (): Promise<void> => loadPartsNamed(Object.keys(PARTS));
