import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { SignedOutToast } from '#guest/lazy/lazy-account.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This history entry was made by a sign-out. */
    isSignOut?: boolean | undefined;
  }
}

/** Confirms a sign-out once, on its target page; a reload or going back does not repeat the toast. [S4.21, S8.32] */
export const SignedOutNews = () => {
  const navigate = useNavigate();
  const isArriving = useRouterState({ select: ({ location }) => location.state.isSignOut === true });
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isArriving) return;
    setShown(true);
    void navigate({ to: '.', replace: true, resetScroll: false, state: ({ isSignOut: _, ...rest }) => rest });
  }, [isArriving, navigate]);
  return (
    isShown && (
      <Suspense>
        <SignedOutToast onClose={() => setShown(false)} />
      </Suspense>
    )
  );
};
