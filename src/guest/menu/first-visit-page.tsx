import { StandardTheme } from '#guest/frame/standard-theme.tsx';
import { useTryAgain } from '#guest/frame/try-again.ts';
import { NoMenuNotice } from '#guest/notices/menu-notices.tsx';
import { CategorySkeleton } from './category-skeleton.tsx';

/** Placeholder of a first visit while the menu is loading. */
export const PlaceSkeleton = () => (
  <StandardTheme>
    <CategorySkeleton />
  </StandardTheme>
);

/** A first visit without a network: the page explains it, and loading continues automatically. */
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
