// A place's menu as screens read it: never edited, replaced as a whole.
import { availabilityAt } from '#domain/availability/availability.ts';
import type { layOff } from '#domain/availability/lay-off.ts';
import type { CategoryId, OffKey, ProductId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import { localizeMenu } from '#domain/menu/localize-menu.ts';
import type { AvailabilityRow, Menu, MenuTexts } from '#domain/menu/menu.ts';
import { indexMenu, type MenuIndex } from '#domain/menu/menu-index.ts';
import type { Place } from '#domain/place/place.ts';
import type { Settings } from '#domain/place/settings.ts';

export interface MenuSnapshot {
  readonly place: Place;
  readonly settings: Settings;
  /** The menu, translated into the guest's language where possible. */
  readonly menu: Menu;
  readonly index: MenuIndex;
  readonly language: Language;
  /** Keys of dishes, sizes and ingredients that are off. Sizes and ingredients are also overlaid on the index. */
  readonly off: ReadonlySet<OffKey>;
  /** Portions left of counted dishes. */
  readonly left?: ReadonlyMap<ProductId, number> | undefined;
  /** When the menu was fetched, epoch ms of the device's clock. */
  readonly fetchedAt: number;
  /** Categories whose dishes are loaded while the whole menu is not; `undefined` when the menu is complete. */
  readonly part?: ReadonlySet<CategoryId> | undefined;
}

/** A menu in the place's default language, from the device or the network. */
export interface MenuSource {
  readonly place: Place;
  readonly menu: Menu;
  readonly settings: Settings;
  readonly fetchedAt: number;
}

export interface SnapshotParts {
  readonly source: MenuSource;
  readonly language: Language;
  /** The menu's translation; `undefined` falls back to the default language. */
  readonly words: MenuTexts | undefined;
  readonly rows: readonly AvailabilityRow[];
  /** Overlays sold-out items on the menu; omitted when no size and no ingredient is sold out. */
  readonly lay?: typeof layOff | undefined;
  /** Current time, epoch ms of the server's clock. */
  readonly now: number;
}

/** Builds one place's snapshots and reuses unchanged parts: a dish that goes off does not rebuild the others. */
export function createSnapshotBuilder(): (parts: SnapshotParts) => MenuSnapshot {
  let last: { readonly from: Menu; readonly words: MenuTexts | undefined; menu: Menu; index: MenuIndex } | undefined;
  return ({ source, language, words, rows, lay, now }) => {
    if (last?.from !== source.menu || last.words !== words) {
      const menu = localizeMenu(source.menu, words, words?.language ?? source.place.defaultLanguage);
      last = { from: source.menu, words, menu, index: indexMenu(menu) };
    }
    const { off, left } = availabilityAt(rows, now);
    return { ...source, menu: last.menu, index: lay?.(last.index, off) ?? last.index, language, off, left };
  };
}

/** Whether the dishes of a category are loaded, so that an empty list means an empty category. */
export const hasDishesOf = ({ part, index }: Pick<MenuSnapshot, 'part' | 'index'>, id: CategoryId): boolean =>
  part === undefined || part.has(id) || index.productsOf(id).length === 0;

/** When the next dish comes back automatically, epoch ms of the server's clock; `undefined` when none does. */
export function nextReturn(rows: readonly AvailabilityRow[], now: number): number | undefined {
  const ends = rows.flatMap(({ until }) => (until !== null && until > now ? [until] : []));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}
