import { startTransition, useEffect, useMemo, useState } from 'react';

interface Sight {
  readonly startIndex: number;
  readonly endIndex: number;
}

const NONE: readonly number[] = [];

/** Whether a row is off-screen, so it is not missed yet. Other rows were requested explicitly. */
const isAhead = (index: number, { startIndex, endIndex }: Sight, ahead: number): boolean =>
  (index < startIndex && index >= startIndex - ahead) || (index > endIndex && index <= endIndex + ahead);

/**
 * Rows to render now: visible ones at once, those ahead one per step between frames. Many rows in one commit would block
 * several frames of a slow phone, however cheap each one is. `first`: rows that are rendered already.
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
    // Rows in the scroll direction come first.
    const missing = wanted.filter((one) => !made.includes(one));
    const next = missing.find((one) => one > endIndex) ?? missing.at(-1);
    if (next !== undefined) startTransition(() => setBuilt([...made, next]));
  }, [made, wanted, endIndex]);
  return made;
}
