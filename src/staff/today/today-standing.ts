// What may be said of a place's day that lies on this device.
import type { Today } from '#domain/owner/today.ts';

/** A day that could not be read anew for so long is said to be old. */
const OLD_MS = 90_000;
/** The first reading has so long before an old day is shown as an old one. */
export const FIRST_ASK_MS = 3_000;

export interface TodayHere {
  /** As it lies on this device; undefined: none was read yet, or an old one is being read anew. */
  readonly today: Today | undefined;
  /** When it was read, epoch ms of the device's clock. */
  readonly readAt: number | undefined;
  /** It is said to be old, and to wait for a connection. */
  readonly isStale: boolean;
}

interface TodayKept {
  readonly stored: { readonly today: Today; readonly readAt: number } | undefined;
  /** The first reading since the page was opened has not ended. */
  readonly isFirstAsk: boolean;
  readonly isOnline: boolean;
  readonly isBoardStale: boolean;
  /** Epoch ms of the device's clock. */
  readonly now: number;
}

/** An old day is neither shown as today's nor said to wait for a connection while the first reading runs. */
export function standingOf({ stored, isFirstAsk, isOnline, isBoardStale, now }: TodayKept): TodayHere {
  const isOld = stored !== undefined && now - stored.readAt > OLD_MS;
  if (isOnline && isFirstAsk)
    return { today: isOld ? undefined : stored?.today, readAt: stored?.readAt, isStale: false };
  return { today: stored?.today, readAt: stored?.readAt, isStale: !isOnline || isBoardStale || isOld };
}
