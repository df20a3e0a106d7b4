import { useEffect, useRef, useState } from 'react';
import type { Today } from '#domain/owner/today.ts';
import { useMenu } from '../../menu/menu-context.tsx';
import { openTabl } from '../../open-tabl.ts';
import { useIsOnline, useTabl } from '../../tabl-context.tsx';
import { useRows } from '../../use-rows.ts';
import { staffHttp } from '../staff-context.tsx';
import { useBoard } from '../use-board.ts';

/** A full house changes its board many times a second. */
const AT_MOST_EVERY_MS = 3_000;
/** "By this time last week" goes on while nothing is ordered, and a screen that falls silent says nothing. */
const AT_LEAST_EVERY_MS = 60_000;
/** A day that could not be read anew for so long is said to be old. */
const OLD_MS = 90_000;

export interface TodayHere {
  /** As it lies on this device; undefined: none was read yet. */
  readonly today: Today | undefined;
  /** When it was read, epoch ms of the device's clock. */
  readonly readAt: number | undefined;
  readonly isStale: boolean;
}

/** Counts up whenever something may have changed: with the board, and by the clock. */
function useOccasions(seq: number | undefined): number {
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is the occasion.
  useEffect(() => setCount((before) => before + 1), [seq]);
  useEffect(() => {
    const timer = setInterval(() => setCount((before) => before + 1), AT_LEAST_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return count;
}

/** The open place's day, read anew with its board for as long as a screen asks for it. */
export function useToday(): TodayHere {
  const { place } = useMenu();
  const tabl = useTabl();
  const isOnline = useIsOnline();
  const { board, isStale } = useBoard();
  const row = useRows(async () => {
    const { readToday } = await import('#db/owner/today-table.ts');
    return async (db) => ({ stored: await readToday(db, place.id) });
  }, [place.id]);
  const stored = row?.stored;
  const occasion = useOccasions(board?.seq);
  const lastAsked = useRef(Number.NEGATIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each occasion asks, and so does a network that is back.
  useEffect(() => {
    const ask = async () => {
      lastAsked.current = tabl.deviceNow();
      const [{ db, deviceNow }, http, { refreshToday }] = await Promise.all([
        openTabl(tabl),
        staffHttp(tabl),
        import('#sync/owner/today-refresh.ts'),
      ]);
      await refreshToday({ db, http, now: deviceNow }, place.id);
    };
    const wait = Math.max(0, lastAsked.current + AT_MOST_EVERY_MS - tabl.deviceNow());
    // What could not be had now is asked for at the next occasion.
    const timer = setTimeout(() => void ask().catch(() => undefined), wait);
    return () => clearTimeout(timer);
  }, [tabl, place.id, occasion, isOnline]);
  const age = stored ? tabl.deviceNow() - stored.readAt : undefined;
  return {
    today: stored?.today,
    readAt: stored?.readAt,
    isStale: isStale || !isOnline || (age !== undefined && age > OLD_MS),
  };
}
