// Items that are off at a place now: the server's list with unsent switches of this device applied.
import type { OffKey } from '../ids.ts';
import type { AvailabilityRow } from '../menu/menu.ts';
import type { AvailabilityChange } from './availability-change.ts';

export interface OffThing {
  readonly key: OffKey;
  /** Epoch ms of the server's clock; undefined: an older server does not send it. */
  readonly since: number | undefined;
  /** null: until staff switch the item on. */
  readonly until: number | null;
  /** Switched on this device and not sent yet: to off, or back to on. */
  readonly waits: 'off' | 'back' | undefined;
  /** Marked as sold out on the published menu: a change of the menu puts it back, and no switch. */
  readonly isByMenu?: true;
}

interface PressedOff {
  readonly about: OffKey;
  readonly change: AvailabilityChange;
  /** Epoch ms of the server's clock. */
  readonly at: number;
}

/**
 * Newest first, then the dishes that the menu marks as sold out, which guests cannot tell apart. `pressed`: in the order of
 * the presses. `byMenu`: those dishes.
 */
export function offNow(
  rows: readonly AvailabilityRow[],
  pressed: readonly PressedOff[],
  now: number,
  byMenu: readonly OffKey[] = [],
): readonly OffThing[] {
  const off = new Map<OffKey, OffThing>();
  for (const { productId: key, until, at, left } of rows) {
    if (!left && (until === null || until > now)) off.set(key, { key, since: at, until, waits: undefined });
  }
  for (const { about, change, at } of pressed) {
    const before = off.get(about);
    if ('off' in change && change.off) off.set(about, { key: about, since: at, until: change.until, waits: 'off' });
    else if (before) off.set(about, { ...before, waits: 'back' });
  }
  const switched = [...off.values()].toSorted((a, b) => (b.since ?? 0) - (a.since ?? 0));
  const marked = byMenu.filter((key) => !off.has(key));
  return [
    ...switched,
    ...marked.map((key): OffThing => ({ key, since: undefined, until: null, waits: undefined, isByMenu: true })),
  ];
}
