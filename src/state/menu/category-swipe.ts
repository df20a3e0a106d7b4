// Whether the pages are drawn in by a finger here: only where there is one, and not before the first card.
import { useEffect, useState } from 'react';
import { followMedia } from '#platform/browser-hints.ts';
import { whenCalm } from '#platform/when-calm.ts';

export function useCanSwipe(): boolean {
  const [hasFinger, setHasFinger] = useState(false);
  const [isCalm, setCalm] = useState(false);
  useEffect(() => followMedia('(any-pointer: coarse)', setHasFinger), []);
  useEffect(() => whenCalm(() => setCalm(true)), []);
  return hasFinger && isCalm;
}
