import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { CategorySkeleton } from '#screens/category/category-skeleton.tsx';
import { NoMenuNotice } from '#screens/notices/menu-notices.tsx';
import { useIsOnline } from '#state/use-connection.ts';
import { StandardTheme } from './-standard-theme.tsx';

/** The very first visit, while the menu is on its way. */
export const PlaceSkeleton = () => (
  <StandardTheme>
    <CategorySkeleton />
  </StandardTheme>
);

/** The very first visit without a network: there is nothing to show yet, and it goes on by itself. */
export const FirstVisitPage = ({ failure }: { readonly failure: 1 | 2 | 3 }) => {
  const router = useRouter();
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    // Only when it comes back: a server that answers with errors must not be asked in a circle.
    if (isOnline && !wasOnline.current) void router.invalidate();
    wasOnline.current = isOnline;
  }, [isOnline, router]);
  return (
    <StandardTheme>
      <main>
        <NoMenuNotice failure={failure} onRetry={() => void router.invalidate()} />
      </main>
    </StandardTheme>
  );
};
