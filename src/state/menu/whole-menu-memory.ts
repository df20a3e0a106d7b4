// What the whole menu and the ways through it know of each other, and what is remembered of it while the place is open:
// in memory alone, for it is worth nothing on another day.
import type { CategoryId } from '#domain/ids.ts';
import type { KeptList } from '#view/menu/kept-list.ts';

export interface WholeMenuMemory {
  /** The category at the top of the tree whose dishes are in view; undefined while another page is open. */
  readonly inView: () => CategoryId | undefined;
  readonly show: (id: CategoryId | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * `shape`: what the sizes depend on, such as width and language. `visit`: the step in the browser's history; it comes
   * back to where it was. A new step goes on where the last one was left, if `goesOn` says so of the category there.
   */
  readonly read: (
    shape: string,
    visit: string,
    goesOn: (last: CategoryId | undefined) => boolean,
  ) => KeptList | undefined;
  readonly keep: (shape: string, visit: string, list: KeptList) => void;
  /** The panels that are open; undefined: nobody has touched one. */
  readonly panels: () => ReadonlySet<CategoryId> | undefined;
  readonly keepPanels: (open: ReadonlySet<CategoryId>) => void;
}

/** So many steps back are remembered. */
const VISITS = 50;

export function createWholeMenuMemory(): WholeMenuMemory {
  const listeners = new Set<() => void>();
  const offsets = new Map<string, number | undefined>();
  let current: CategoryId | undefined;
  let seen: CategoryId | undefined;
  let panels: ReadonlySet<CategoryId> | undefined;
  let last: (KeptList & { readonly shape: string; readonly category: CategoryId | undefined }) | undefined;
  return {
    inView: () => current,
    show: (id) => {
      if (id === current) return;
      current = id;
      seen = id ?? seen;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: (shape, visit, goesOn) => {
      if (last?.shape !== shape) return undefined;
      return { sizes: last.sizes, offset: offsets.get(visit) ?? (goesOn(last.category) ? last.offset : undefined) };
    },
    keep: (shape, visit, list) => {
      if (last?.shape !== shape) offsets.clear();
      last = { ...list, shape, category: seen };
      offsets.delete(visit);
      offsets.set(visit, list.offset);
      const [oldest] = offsets.keys();
      if (offsets.size > VISITS && oldest !== undefined) offsets.delete(oldest);
    },
    panels: () => panels,
    keepPanels: (open) => {
      panels = open;
    },
  };
}
