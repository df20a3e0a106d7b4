// The menus of a page that the server has drawn: the part of a menu that it brought is shown until the whole is here.
import type { PageSlice, PlaceSlice } from '#contract/menu/slice.ts';
import { createSnapshotBuilder, type MenuSnapshot } from './menu-snapshot.ts';
import type { MenuStore, OpenFailure } from './menu-store.ts';

/** The pause between two tries to read the whole. */
const AGAIN_MS = 5_000;

/** The snapshot of the part that a drawn page brought: in the page's language already. */
export function snapshotOfSlice(
  { place, settings, menu, whole, rows }: PlaceSlice,
  { language, now }: Pick<PageSlice, 'language' | 'now'>,
): MenuSnapshot {
  const source = { place, settings, menu, fetchedAt: now };
  return { ...createSnapshotBuilder()({ source, language, words: undefined, rows, now }), part: new Set(whole) };
}

/** The store, in which the place of the slice is open at once and read behind that, again and again until it is here. */
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

  /** Another menu that was fetched before the page was drawn: to show it would be a step back. */
  const isOlder = ({ menu, fetchedAt }: MenuSnapshot) => menu.version !== seed.menu.version && fetchedAt < drawn.now;

  function get(): MenuSnapshot {
    const found = menus.get(slug);
    if (!found || (!isDone && isOlder(found))) return seed;
    // A place that is unchanged stays the same object: its followers do not begin anew for the rest of the menu.
    if (last?.of !== found) {
      last = { of: found, shown: isSameValue(found.place, seed.place) ? { ...found, place: seed.place } : found };
    }
    return last.shown;
  }

  async function readWhole(): Promise<void> {
    const found = await menus.open(slug);
    if (typeof found === 'string') {
      // A place that is gone stays as it was drawn until its guest goes elsewhere.
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

/** Equal in content, whatever the order of the keys: a place comes by several ways. */
function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return [...new Set([...left.keys(), ...right.keys()])].every((key) => isSameValue(left.get(key), right.get(key)));
}
