import { useEffect, useState } from 'react';

/** Delay between the last key press and its effect, ms. [S9.10] */
export const DEBOUNCE_MS = 250;

/** The value after it was stable for `ms`; the first value at once. */
export function useDebounced<T>(value: T, ms: number = DEBOUNCE_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(value, settled)) return;
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, settled, ms]);
  return settled;
}
