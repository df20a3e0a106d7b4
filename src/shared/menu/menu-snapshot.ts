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
  /** The menu, in the guest's language as far as it is translated. */
  readonly menu: Menu;
  readonly index: MenuIndex;
  readonly language: Language;
  /** Things that are off for now: dishes, sizes, ingredients. Sizes and ingredients are laid over the index too. */
  readonly off: ReadonlySet<OffKey>;
  /** The portions of the dishes that are counted. */
  readonly left?: ReadonlyMap<ProductId, number> | undefined;
  /** When the menu was fetched, epoch ms of the device's clock. */
  readonly fetchedAt: number;
  /** The categories whose dishes are all here, where the whole menu has not come yet; undefined: all of it is here. */
  readonly part?: ReadonlySet<CategoryId> | undefined;
}

/** A menu in the place's default language, as the device or the network gave it. */
export interface MenuSource {
  readonly place: Place;
  readonly menu: Menu;
  readonly settings: Settings;
  readonly fetchedAt: number;
}

export interface SnapshotParts {
  readonly source: MenuSource;
  readonly language: Language;
  /** The menu's translation; undefined: there is none, and the default language stands. */
  readonly words: MenuTexts | undefined;
  readonly rows: readonly AvailabilityRow[];
  /** Lays what has run out over the menu; left out where no size and no ingredient has. */
  readonly lay?: typeof layOff | undefined;
  /** The time now, epoch ms of the server's clock. */
  readonly now: number;
}

/** A builder of one place's snapshots. It keeps what is unchanged: a dish that goes off does not rebuild all others. */
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

/** Whether the dishes of a category are here: an empty list is then an empty category. */
export const hasDishesOf = ({ part, index }: Pick<MenuSnapshot, 'part' | 'index'>, id: CategoryId): boolean =>
  part === undefined || part.has(id) || index.productsOf(id).length === 0;

/** When the next dish that is off returns by itself, epoch ms of the server's clock; undefined: none does. */
export function nextReturn(rows: readonly AvailabilityRow[], now: number): number | undefined {
  const ends = rows.flatMap(({ until }) => (until !== null && until > now ? [until] : []));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}
