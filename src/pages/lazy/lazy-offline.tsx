// What a page does to be opened without a network later: nothing of it is needed before the first card.
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';

const OfflineWordHere = lazyPart(async () => (await import('../device/offline-word-here.tsx')).OfflineWordHere);

/** Has the open page kept by the worker, and says once that it is. */
export const OfflineWord = () => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return (
    isPainted && (
      <Suspense>
        <OfflineWordHere />
      </Suspense>
    )
  );
};
