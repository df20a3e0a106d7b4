// The install hint, not needed before the guest opens a second page.
import { useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

export const installParts = {
  InstallHint: lazyPart(async () => (await import('#guest/device/install-hint.tsx')).InstallHint),
};

/** The hint appears with the next page, never on the one being read, so that no content moves under a finger. */
export const InstallHint = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [first] = useState(path);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && path !== first) setMoved(true);
  if (!hasMoved) return null;
  return (
    <Suspense>
      <installParts.InstallHint />
    </Suspense>
  );
};
