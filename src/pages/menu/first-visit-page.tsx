import { CategorySkeleton } from '#screens/category/category-skeleton.tsx';
import { NoMenuNotice } from '#screens/notices/menu-notices.tsx';
import { StandardTheme } from '../frame/standard-theme.tsx';
import { useTryAgain } from '../frame/try-again.ts';

/** The very first visit, while the menu is loading. */
export const PlaceSkeleton = () => (
  <StandardTheme>
    <CategorySkeleton />
  </StandardTheme>
);

/** The very first visit without a network: there is nothing to show, and loading goes on by itself. */
export const FirstVisitPage = ({ failure }: { readonly failure: 1 | 2 | 3 }) => {
  const tryAgain = useTryAgain();
  return (
    <StandardTheme>
      <main>
        <NoMenuNotice failure={failure} onRetry={tryAgain} />
      </main>
    </StandardTheme>
  );
};
