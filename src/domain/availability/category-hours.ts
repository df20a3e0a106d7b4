// Categories with limited hours, such as a breakfast card. Lazy: loaded only for menus that have one.
import type { AvailabilityRow, Category, Menu, Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { orderablePaths } from '../order/verdict.ts';
import { wallClockAt } from '../place/clock-zone.ts';
import { type NextOpening, type OpenState, openState, placeTime, whenOf } from '../place/hours.ts';
import type { WeeklyHours } from '../place/weekly-hours.ts';
import { categoryKey } from './availability.ts';

const DAY = 86_400_000;
/** Number of openings of nested categories that are tried before giving up. */
const MOST_TRIES = 50;

const stateOf = (hours: WeeklyHours | undefined, timeZone: string, at: number): OpenState =>
  openState({ openingHours: hours }, timeZone, at);

/**
 * Categories that are off by the clock, as rows like those of staff, and the instant of the next change (Infinity: never).
 */
export const rowsByTheClock = (
  { placeId, categories }: Pick<Menu, 'placeId' | 'categories'>,
  timeZone: string,
  now: number,
): { readonly rows: readonly AvailabilityRow[]; readonly turn: number } => {
  const rows: AvailabilityRow[] = [];
  let turn = Number.POSITIVE_INFINITY;
  for (const { id, hours } of categories) {
    if (!hours) continue;
    const state = stateOf(hours, timeZone, now);
    turn = Math.min(turn, state.open ? state.until : (state.next?.at ?? turn));
    if (!state.open) rows.push({ placeId, productId: categoryKey(id), until: state.next?.at ?? null, seq: 0 });
  }
  return { rows, turn };
};

/** Next time at which a category and all its ancestors are open together, from a moment at which they are not. */
const nextOf = (path: readonly Category[], timeZone: string, now: number): NextOpening | undefined => {
  let at = now;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const states = path.map(({ hours }) => stateOf(hours, timeZone, at));
    const next = states.flatMap((state) => (state.open ? [] : [state.next]));
    if (next.includes(undefined)) return undefined;
    const latest = next.flatMap((one) => one ?? []).toSorted((a, b) => b.at - a.at)[0];
    if (!latest) {
      const until = Math.min(...states.map((state) => (state.open ? state.until : at)));
      // Relative to the real now, since the tries in between moved the clock.
      const when = whenOf(midnightOf(at, timeZone) - midnightOf(now, timeZone));
      return { at, until, when, weekday: placeTime(at, timeZone).weekday };
    }
    at = latest.at;
  }
  return undefined;
};

const midnightOf = (at: number, timeZone: string): number => {
  const wall = wallClockAt(at, timeZone);
  return wall - (wall % DAY);
};

/** Next time at which a dish that is off by the clock can be ordered; undefined: never. */
export const nextHours = (
  index: MenuIndex,
  product: Pick<Product, 'categoryIds'>,
  timeZone: string,
  now: number,
): NextOpening | undefined =>
  orderablePaths(index, product)
    .flatMap((path) => nextOf(path, timeZone, now) ?? [])
    .toSorted((a, b) => a.at - b.at)[0];
