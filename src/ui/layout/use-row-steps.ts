import { startTransition, useEffect, useMemo, useState } from 'react';

interface Sight {
  readonly startIndex: number;
  readonly endIndex: number;
}

const NONE: readonly number[] = [];

/** Whether a row is beyond the edge of the screen, where nobody misses it yet. Other rows were asked for by name. */
const isAhead = (index: number, { startIndex, endIndex }: Sight, ahead: number): boolean =>
  (index < startIndex && index >= startIndex - ahead) || (index > endIndex && index <= endIndex + ahead);

/**
 * The rows to build now, of those wanted: the visible ones at once, one of those ahead with each step between frames. Many
 * rows in one commit would keep a slow phone from several frames, however little each of them costs. `first`: the rows that
 * stand already.
 */
export function useRowSteps(
  wanted: readonly number[],
  sight: Sight | null,
  ahead: number,
  first: readonly number[] = NONE,
): readonly number[] {
  const [built, setBuilt] = useState(first);
  const startIndex = sight?.startIndex ?? 0;
  const endIndex = sight?.endIndex ?? 0;
  const made = useMemo(
    () => wanted.filter((one) => built.includes(one) || !isAhead(one, { startIndex, endIndex }, ahead)),
    [built, wanted, startIndex, endIndex, ahead],
  );
  useEffect(() => {
    // The element in the direction of reading comes first.
    const missing = wanted.filter((one) => !made.includes(one));
    const next = missing.find((one) => one > endIndex) ?? missing.at(-1);
    if (next !== undefined) startTransition(() => setBuilt([...made, next]));
  }, [made, wanted, endIndex]);
  return made;
}
