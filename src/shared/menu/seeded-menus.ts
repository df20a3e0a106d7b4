// Menus of a server-drawn page: the part that it brought is shown until the whole menu is loaded.
import type { PageSlice, PlaceSlice } from '#contract/menu/slice.ts';
import { createSnapshotBuilder, type MenuSnapshot } from './menu-snapshot.ts';
import type { MenuStore, OpenFailure } from './menu-store.ts';

/** Delay between two attempts to read the whole menu. */
const AGAIN_MS = 5_000;

/** Snapshot of a server-drawn page's part, already in the page's language. */
export function snapshotOfSlice(
  { place, settings, menu, whole, rows }: PlaceSlice,
  { language, now }: Pick<PageSlice, 'language' | 'now'>,
): MenuSnapshot {
  const source = { place, settings, menu, fetchedAt: now };
  return { ...createSnapshotBuilder()({ source, language, words: undefined, rows, now }), part: new Set(whole) };
}

/** A store in which the slice's place is open at once; the whole menu is read afterwards, with retries. */
export function seedMenus(menus: MenuStore, slice: PlaceSlice, drawn: Pick<PageSlice, 'language' | 'now'>): MenuStore {
  const seed = snapshotOfSlice(slice, drawn);
  const { slug } = seed.place;
  const listeners = new Set<() => void>();
  let reading: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDone = false;
  let last: { readonly of: MenuSnapshot; readonly shown: MenuSnapshot } | undefined;
  const unsubscribe = menus.subscribe(() => {
    for (const listener of listeners) listener();
  });

  /** A different menu, fetched before the page was drawn: showing it would be a step back. */
  const isOlder = ({ menu, fetchedAt }: MenuSnapshot) => menu.version !== seed.menu.version && fetchedAt < drawn.now;

  function get(): MenuSnapshot {
    const found = menus.get(slug);
    if (!found || (!isDone && isOlder(found))) return seed;
    // An unchanged place stays the same object, so that its listeners do not restart for the rest of the menu.
    if (last?.of !== found) {
      last = { of: found, shown: isSameValue(found.place, seed.place) ? { ...found, place: seed.place } : found };
    }
    return last.shown;
  }

  async function readWhole(): Promise<void> {
    const found = await menus.open(slug);
    if (typeof found === 'string') {
      // A deleted place stays as drawn until its guest leaves the page.
      if (found !== 'unknown') timer = setTimeout(complete, AGAIN_MS);
      return;
    }
    if (isOlder(found)) await menus.refresh(slug, seed.menu.version);
    isDone = true;
    for (const listener of listeners) listener();
  }

  function complete(): void {
    reading = readWhole();
  }

  return {
    ...menus,
    get: (asked) => (asked === slug ? get() : menus.get(asked)),
    drawn: (asked) => (asked === slug ? seed : undefined),
    open: async (asked): Promise<MenuSnapshot | OpenFailure> => {
      if (asked !== slug || isDone) return menus.open(asked);
      if (!reading) complete();
      return get();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
      menus.stop();
    },
  };
}

/** Deep equality that ignores key order, because a place arrives from several sources. */
function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return [...new Set([...left.keys(), ...right.keys()])].every((key) => isSameValue(left.get(key), right.get(key)));
}
