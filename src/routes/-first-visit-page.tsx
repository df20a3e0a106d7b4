import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
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
  useEffect(() => {
    if (isOnline) void router.invalidate();
  }, [isOnline, router]);
  return (
    <StandardTheme>
      <main>
        <NoMenuNotice failure={failure} onRetry={() => void router.invalidate()} />
      </main>
    </StandardTheme>
  );
};
