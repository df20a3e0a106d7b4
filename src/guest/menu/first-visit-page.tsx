import { StandardTheme } from '#guest/frame/standard-theme.tsx';
import { useTryAgain } from '#guest/frame/try-again.ts';
import { NoMenuNotice } from '#guest/notices/menu-notices.tsx';
import { CategorySkeleton } from './category-skeleton.tsx';

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
