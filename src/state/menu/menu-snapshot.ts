// What screens read of a place's menu: never changed, replaced as one.
import { offProducts } from '#domain/availability/availability.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import { localizeMenu } from '#domain/menu/localize-menu.ts';
import type { AvailabilityRow, Menu, MenuTexts } from '#domain/menu/menu.ts';
import { indexMenu, type MenuIndex } from '#domain/menu/menu-index.ts';
import type { Place } from '#domain/place/place.ts';
import type { Settings } from '#domain/place/settings.ts';

export interface MenuSnapshot {
  readonly place: Place;
  readonly settings: Settings;
  /** In the guest's language where there are words for it. */
  readonly menu: Menu;
  readonly index: MenuIndex;
  readonly language: Language;
  /** Dishes that are off for now. */
  readonly off: ReadonlySet<ProductId>;
  /** Epoch ms, device clock. */
  readonly fetchedAt: number;
}

/** A menu in the place's default language, as it was read from the device or the network. */
export interface MenuSource {
  readonly place: Place;
  readonly menu: Menu;
  readonly settings: Settings;
  readonly fetchedAt: number;
}

export interface SnapshotParts {
  readonly source: MenuSource;
  readonly language: Language;
  /** undefined: there are none, the default language stands. */
  readonly words: MenuTexts | undefined;
  readonly rows: readonly AvailabilityRow[];
  /** Epoch ms, the server's clock. */
  readonly now: number;
}

/** The builder of one place's snapshots: a dish that goes off does not make three thousand others anew. */
export function createSnapshotBuilder(): (parts: SnapshotParts) => MenuSnapshot {
  let last: { readonly from: Menu; readonly words: MenuTexts | undefined; menu: Menu; index: MenuIndex } | undefined;
  return ({ source, language, words, rows, now }) => {
    if (last?.from !== source.menu || last.words !== words) {
      const menu = localizeMenu(source.menu, words, words?.language ?? source.place.defaultLanguage);
      last = { from: source.menu, words, menu, index: indexMenu(menu) };
    }
    return { ...source, menu: last.menu, index: last.index, language, off: offProducts(rows, now) };
  };
}

/** When the next dish that is off comes back by itself, epoch ms of the server's clock; undefined where none does. */
export function nextReturn(rows: readonly AvailabilityRow[], now: number): number | undefined {
  const ends = rows.flatMap(({ until }) => (until !== null && until > now ? [until] : []));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}
