import { useEffect, useState } from 'react';

/** Between the last key and what follows from it, in milliseconds. [S9.10] */
export const DEBOUNCE_MS = 250;

/** The value that has stood still for so long; the first one at once. */
export function useDebounced<T>(value: T, ms: number = DEBOUNCE_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(value, settled)) return;
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, settled, ms]);
  return settled;
}
