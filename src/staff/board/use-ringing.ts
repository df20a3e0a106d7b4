import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Bell, type BellState, createBell } from '#core/platform/service/bell.ts';
import { type Ring, type Rung, ringNow } from '#domain/service/rings.ts';

const STEP_MS = 1000;
const SILENT: Rung = new Map();
const never = () => () => undefined;

/**
 * Rings while there is a cause, and shows the number of waiting matters on the app's icon. Returns whether the browser
 * allows sound. A hidden page rings too, on purpose.
 */
export function useRinging(
  wanted: readonly Ring[],
  makeBell: () => Bell = createBell,
): { readonly state: BellState; readonly unlock: () => void } {
  const [bell, setBell] = useState<Bell>();
  const latest = useRef(wanted);
  latest.current = wanted;
  useEffect(() => {
    const made = makeBell();
    setBell(made);
    return () => made.close();
  }, [makeBell]);
  const count = wanted.length;
  useEffect(() => {
    bell?.count(count);
  }, [bell, count]);
  const keys = wanted.map(({ key }) => key).join('\n');
  const rung = useRef(SILENT);
  useEffect(() => {
    if (!bell) return;
    const step = () => {
      const next = ringNow(latest.current, rung.current, performance.now());
      rung.current = next.rung;
      if (next.kind) bell.ring(next.kind);
    };
    // Rings at once for a new cause, otherwise at the time of the next ring.
    step();
    if (keys === '') return;
    const timer = setInterval(step, STEP_MS);
    return () => clearInterval(timer);
  }, [bell, keys]);
  const state = useSyncExternalStore(
    useCallback((listener: () => void) => bell?.subscribe(listener) ?? never(), [bell]),
    () => bell?.state() ?? 'ready',
  );
  return { state, unlock: () => bell?.unlock() };
}
