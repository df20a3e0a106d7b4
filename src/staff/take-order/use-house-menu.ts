import { useEffect, useMemo } from 'react';
import { availabilityAt } from '#domain/availability/availability.ts';
import { rowsByTheClock } from '#domain/availability/category-hours.ts';
import { layOff } from '#domain/availability/lay-off.ts';
import type { AvailabilityRow } from '#domain/menu/menu.ts';
import { indexMenu } from '#domain/menu/menu-index.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { useRows } from '#shared/use-rows.ts';

/** The place's menu in the place's own language, as the kitchen reads it. `rows`: what is off, as the staff's board has it. */
export function useHouseMenu(rows: readonly AvailabilityRow[] | undefined): MenuSnapshot {
  const snapshot = useMenu();
  const { menus, serverNow } = useTabl();
  const isOnline = useIsOnline();
  const now = useMinute(serverNow);
  const { place } = snapshot;
  const stored = useRows(async () => {
    const { readMenu, readMenuVersion } = await import('#core/db/menu/menu-table.ts');
    let last: Awaited<ReturnType<typeof readMenu>>;
    return async (db) => {
      const version = await readMenuVersion(db, place.id);
      if (last === undefined || last.menu.version !== version) last = await readMenu(db, place.id);
      return last;
    };
  }, [place.id]);
  // No guest's line to the place is open on these pages: a menu that was published meanwhile is asked for.
  useEffect(() => {
    if (isOnline) void menus.refresh(place.slug);
  }, [menus, place.slug, isOnline]);
  const index = useMemo(() => stored && indexMenu(stored.menu), [stored]);
  return useMemo(() => {
    const isKnown = stored?.menu.version === snapshot.menu.version;
    const house =
      index && stored && isKnown
        ? { menu: stored.menu, index, language: place.defaultLanguage }
        : { menu: snapshot.menu, index: snapshot.index, language: snapshot.language };
    if (!rows) return { ...snapshot, ...house };
    const byTheClock = rowsByTheClock(house.menu, place.timeZone, now).rows;
    const { off, left } = availabilityAt([...rows, ...byTheClock], now);
    return { ...snapshot, ...house, index: layOff(house.index, off), off, left };
  }, [snapshot, stored, index, place.defaultLanguage, place.timeZone, rows, now]);
}
