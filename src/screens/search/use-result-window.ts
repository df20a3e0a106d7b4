import { startTransition, useEffect, useState } from 'react';

/** As many as a screen shows: they are painted with the key that found them. */
const FIRST = 10;
/** Longer lists are read by nobody; more come when they are asked for. */
const PAGE = 60;

/**
 * How many rows of a list are made. `list` names it: another one starts anew. `whole`: it comes back with the back button
 * and is whole at once, so that it can be scrolled to where it was.
 */
export const useResultWindow = (
  total: number,
  list: string,
  whole: boolean,
): { readonly shown: number; readonly more: (() => void) | undefined } => {
  const [grown, setGrown] = useState({ list, count: whole ? PAGE : FIRST });
  const count = grown.list === list ? grown.count : FIRST;
  useEffect(() => {
    if (count >= PAGE || total <= FIRST) return;
    const timer = setTimeout(() => startTransition(() => setGrown({ list, count: PAGE })), 50);
    return () => clearTimeout(timer);
  }, [count, total, list]);
  const shown = Math.min(count, total);
  return { shown, more: shown < total && count >= PAGE ? () => setGrown({ list, count: count + PAGE }) : undefined };
};
