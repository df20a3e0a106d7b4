import { useCallback, useEffect, useRef, useState } from 'react';
import type { Today } from '#domain/owner/today.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';
import { useBoard } from '#staff/board/use-board.ts';
import { staffHttp } from '#staff/frame/staff-context.tsx';

// State of a place's day on this device.
/** Age in ms after which a day counts as old. */
const OLD_MS = 90_000;
/** Time in ms that the first load has before an old day is shown as old. */
const FIRST_ASK_MS = 3_000;

interface TodayHere {
  /** The stored day; `undefined`: none loaded yet, or an old one is being reloaded. */
  readonly today: Today | undefined;
  /** When the day was loaded, epoch ms of the device's clock. */
  readonly readAt: number | undefined;
  /** The day is shown as old and as waiting for a connection. */
  readonly isStale: boolean;
  /** The day is old because an answer takes long; the connection is not known to be lost. */
  readonly isSlow: boolean;
}

interface TodayAgain extends TodayHere {
  /** Reloads it after a change made here. */
  readonly again: () => void;
}

interface TodayKept {
  readonly stored: { readonly today: Today; readonly readAt: number } | undefined;
  /** The first load since the page was opened is running. */
  readonly isFirstAsk: boolean;
  /** A load is running. */
  readonly isAsking: boolean;
  readonly isOnline: boolean;
  readonly isBoardStale: boolean;
  /** Epoch ms of the device's clock. */
  readonly now: number;
}

/** While the first load runs, an old day is neither shown as today's nor as waiting for a connection. */
export function standingOf({ stored, isFirstAsk, isAsking, isOnline, isBoardStale, now }: TodayKept): TodayHere {
  const isOld = stored !== undefined && now - stored.readAt > OLD_MS;
  if (isOnline && isFirstAsk)
    return { today: isOld ? undefined : stored?.today, readAt: stored?.readAt, isStale: false, isSlow: false };
  const isStale = !isOnline || isBoardStale || isOld;
  return { today: stored?.today, readAt: stored?.readAt, isStale, isSlow: isStale && isOnline && isAsking };
}

/** A busy place changes its board many times a second. */
const AT_MOST_EVERY_MS = 3_000;
/** The comparison with last week changes even without orders, and a silent stream sends no event. */
const AT_LEAST_EVERY_MS = 60_000;

/**
 * A counter that increases whenever data may have changed: with the board, by the clock, and on each call of the second
 * item.
 */
function useOccasions(seq: number | undefined): readonly [number, () => void] {
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is the occasion.
  useEffect(() => setCount((before) => before + 1), [seq]);
  useEffect(() => {
    const timer = setInterval(() => setCount((before) => before + 1), AT_LEAST_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return [count, useCallback(() => setCount((before) => before + 1), [])];
}

/** The open place's day, reloaded with its board while a screen uses it. */
export function useToday(): TodayAgain {
  const { place } = useMenu();
  const tabl = useTabl();
  const isOnline = useIsOnline();
  const { board, isStale } = useBoard();
  const row = useRows(async () => {
    const { readToday } = await import('#core/db/owner/today-table.ts');
    return async (db) => ({ stored: await readToday(db, place.id) });
  }, [place.id]);
  const stored = row?.stored;
  const [occasion, again] = useOccasions(board?.seq);
  const lastAsked = useRef(Number.NEGATIVE_INFINITY);
  const [isFirstAsk, setFirstAsk] = useState(true);
  const [asking, setAsking] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setFirstAsk(false), FIRST_ASK_MS);
    return () => clearTimeout(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each occasion asks, and so does a network that is back.
  useEffect(() => {
    const ask = async () => {
      lastAsked.current = tabl.deviceNow();
      const [{ db, deviceNow }, http, { refreshToday }] = await Promise.all([
        openTabl(tabl),
        staffHttp(tabl),
        import('#core/sync/owner/today-refresh.ts'),
      ]);
      await refreshToday({ db, http, now: deviceNow }, place.id);
    };
    const wait = Math.max(0, lastAsked.current + AT_MOST_EVERY_MS - tabl.deviceNow());
    // A failed request is repeated on the next occasion.
    const ended = () => {
      setFirstAsk(false);
      setAsking((count) => count - 1);
    };
    const timer = setTimeout(() => {
      setAsking((count) => count + 1);
      void ask().then(ended, ended);
    }, wait);
    return () => clearTimeout(timer);
  }, [tabl, place.id, occasion, isOnline]);
  return {
    ...standingOf({ stored, isFirstAsk, isAsking: asking > 0, isOnline, isBoardStale: isStale, now: tabl.deviceNow() }),
    again,
  };
}
