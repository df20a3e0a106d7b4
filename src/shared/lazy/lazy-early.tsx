// Chunks needed only when a guest pressed something before the app was loaded.
import { type ComponentType, Suspense } from 'react';
import { useTakeOver } from '#shared/device/use-take-over.ts';
import { lazyPart } from './lazy-part.tsx';

export const PressAgain = lazyPart(async () => (await import('#shared/device/press-again.tsx')).PressAgain);

/**
 * Takes over from the early script in the page's head. `part` continues what the guest did. Place it inside a route's
 * content, because an outer frame hydrates earlier than the page itself.
 */
export const TakeOver = ({ part: Part }: { readonly part: ComponentType }) => {
  const waits = useTakeOver();
  return (
    waits && (
      <Suspense>
        <Part />
      </Suspense>
    )
  );
};
