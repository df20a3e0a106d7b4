// A hotel room's tablet between its guest's touches: at rest, or in use.
import { useCallback, useEffect, useRef, useState } from 'react';
import { followPresence } from '#core/platform/kiosk/presence.ts';
import { ROOM_REST_MS } from '#domain/kiosk/room-rest.ts';

const MINUTE = 60_000;

/** A page of the place that shows no notices does not make the next one begin at rest. */
let wasResting = true;

/** Whether the screen at rest is shown: as the page begins, after a while without a touch, and where it is asked for. */
export function useRoomRest(): { readonly isResting: boolean; readonly rest: () => void; readonly wake: () => void } {
  const [isResting, setResting] = useState(() => wasResting);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    wasResting = isResting;
    if (isResting) return undefined;
    const count = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setResting(true), ROOM_REST_MS);
    };
    count();
    const stop = followPresence(count);
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [isResting]);
  return {
    isResting,
    rest: useCallback(() => setResting(true), []),
    wake: useCallback(() => setResting(false), []),
  };
}

/** The server's time, anew with each of its minutes, so that a clock is right to the second. */
export function useClock(read: () => number): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    let next: ReturnType<typeof setTimeout>;
    const wait = () => {
      next = setTimeout(tick, MINUTE - (read() % MINUTE));
    };
    const tick = () => {
      setNow(read());
      wait();
    };
    wait();
    return () => clearTimeout(next);
  }, [read]);
  return now;
}
