// Preparation of a page for opening without a network later: no part of it is needed before the first card.
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

const OfflineWordHere = lazyPart(async () => (await import('#guest/device/offline-word-here.tsx')).OfflineWordHere);

/** Shows a part once the first paint is done. */
export const AfterPaint = ({ children }: { readonly children: ReactNode }) => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return isPainted && <Suspense>{children}</Suspense>;
};

/** Has the open page kept by the worker, and says once that it is. */
export const OfflineWord = () => (
  <AfterPaint>
    <OfflineWordHere />
  </AfterPaint>
);
