// Parts for a guest who was quicker than the app. Nobody else needs them.
import { type ComponentType, Suspense } from 'react';
import { useTakeOver } from '#shared/device/use-take-over.ts';
import { lazyPart } from './lazy-part.tsx';

export const PressAgain = lazyPart(async () => (await import('#shared/device/press-again.tsx')).PressAgain);

/**
 * Takes the page over from the small script of its head. `part`: goes on with what the guest did. It stands inside what a
 * route shows: a frame around that hears sooner than the page itself.
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
