// State shared by the whole menu and its navigation, and its scroll position while the place is open. In memory only,
// because it is useless on another day.
import type { CategoryId } from '#domain/ids.ts';
import type { KeptList } from '#ui/view/kept-list.ts';

export interface WholeMenuMemory {
  /** Top-level category whose dishes are visible; `undefined` while another page is open. */
  readonly inView: () => CategoryId | undefined;
  readonly show: (id: CategoryId | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * The list position to restore. `shape`: what row heights depend on, such as width and language. `visit`: the history
   * entry, which has its own position. A new entry continues from the last one if `goesOn` accepts the category at that
   * position.
   */
  readonly read: (
    shape: string,
    visit: string,
    goesOn: (last: CategoryId | undefined) => boolean,
  ) => KeptList | undefined;
  readonly keep: (shape: string, visit: string, list: KeptList) => void;
  /** The open panels; `undefined` when the guest has touched none. */
  readonly panels: () => ReadonlySet<CategoryId> | undefined;
  readonly keepPanels: (open: ReadonlySet<CategoryId>) => void;
}

/** Number of history entries whose position is kept. */
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
