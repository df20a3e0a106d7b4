// Prepares a page for opening offline later; not needed before the first card.
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

const OfflineWordHere = lazyPart(async () => (await import('#guest/device/offline-text-here.tsx')).OfflineWordHere);

/** Renders its children after the first paint. */
export const AfterPaint = ({ children }: { readonly children: ReactNode }) => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return isPainted && <Suspense>{children}</Suspense>;
};

/** Asks the worker to store the open page, and says once that the page is stored. */
export const OfflineText = () => (
  <AfterPaint>
    <OfflineWordHere />
  </AfterPaint>
);
