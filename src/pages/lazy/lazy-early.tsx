// What goes on with a guest who was quicker than the app. Nobody else needs it.
import { Suspense } from 'react';
import { useTakeOver } from '#state/device/use-take-over.ts';
import { lazyPart } from './lazy-part.tsx';

export const earlyParts = {
  EarlyPresses: lazyPart(async () => (await import('../frame/early-presses.tsx')).EarlyPresses),
  PressAgain: lazyPart(async () => (await import('../frame/early-presses.tsx')).PressAgain),
};

/**
 * Takes the page over from the small script of its head. `part`: goes on with what the guest did. It stands inside what a
 * route shows: a frame around that hears sooner than the page itself.
 */
export const TakeOver = ({ part }: { readonly part: keyof typeof earlyParts }) => {
  const waits = useTakeOver();
  const Part = earlyParts[part];
  return (
    waits && (
      <Suspense>
        <Part />
      </Suspense>
    )
  );
};
