import { Navigate, useNavigate, useRouterState } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo } from 'react';
import type { CategoryId } from '#domain/ids.ts';
import { isCategoryVisible } from '#domain/menu/visibility.ts';
import { categoryParts } from '#guest/lazy/lazy-category.tsx';
import { useCanSwipe } from '#shared/device/use-device.ts';
import { categoryLinks } from '#shared/menu/category-links.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useFirstCategory } from '#shared/menu/use-first-category.ts';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { Swipe } from '#ui/motion/swipe.tsx';
import { CategorySkeleton } from './category-skeleton.tsx';
import { CategorySlide } from './category-slide.tsx';
import { SiblingStrip } from './sibling-strip.tsx';

/** Page for the place's and its categories' addresses: one component, so that it stays mounted when the category changes. */
export const MenuPage = () => {
  const slug = useRouterState({
    select: ({ matches }) => {
      const params: { category?: string } = matches.at(-1)?.params ?? {};
      return params.category;
    },
  });
  return <CategoryPage slug={slug} />;
};

/**
 * One category with its neighbours, or the whole menu if the venue wants it. Without a slug: the first category that can be
 * ordered now.
 * [S2.19, S2.20]
 */
export const CategoryPage = ({ slug }: { readonly slug: string | undefined }) => {
  const snapshot = useMenu();
  const { index, place, settings, off } = snapshot;
  const { orderType } = useOrdering();
  const { isKnown, session } = useSession();
  const navigate = useNavigate();
  const canSwipe = useCanSwipe();
  const roomNumber = session?.roomNumber;

  const named = slug === undefined ? undefined : index.categoryBySlug.get(slug);
  const parent = named && index.parentOf(named.id);
  const siblings = useMemo(
    () => categoryLinks(snapshot, parent?.id, orderType, roomNumber),
    [snapshot, parent, orderType, roomNumber],
  );
  const pages = useMemo(() => siblings.filter(({ isPage }) => isPage).map(({ id }) => id), [siblings]);
  const first = useFirstCategory(siblings, off, slug === undefined);
  const category = first === undefined ? named : index.categoryById.get(first);
  const goTo = useCallback(
    (id: CategoryId) => {
      const next = index.categoryById.get(id);
      if (!next) return;
      // A tab also opens a category this way; after a swipe the page keeps its scroll position.
      void navigate({
        to: '/$place/$category',
        params: { place: place.slug, category: next.slug },
        resetScroll: false,
      });
    },
    [index, navigate, place.slug],
  );
  const page = useCallback(
    (id: CategoryId, isOpen: boolean) => {
      const shown = index.categoryById.get(id);
      return shown ? <CategorySlide category={shown} isOpen={isOpen} /> : null;
    },
    [index],
  );

  if (settings.onePageMenu || settings.pdfMenu) {
    if (slug !== undefined && !named) return <Navigate to="/404" replace />;
    return (
      <Suspense fallback={<CategorySkeleton />}>
        <categoryParts.WholeMenuPage at={named?.id} />
      </Suspense>
    );
  }
  if (!category) return <Navigate to="/404" replace />;
  if (!isCategoryVisible(index, category.id, orderType)) {
    // The category is hidden from this session. While the session is loading, it may still allow the category.
    return isKnown ? <Navigate to="/$place" params={{ place: place.slug }} replace /> : null;
  }
  return (
    <>
      {parent && (
        <SiblingStrip
          parent={{ ...parent, href: `/${place.slug}/${parent.slug}` }}
          categories={siblings}
          current={category.id}
        />
      )}
      <Swipe
        ids={pages}
        current={category.id}
        drag={canSwipe ? categoryParts.SwipeDrag : undefined}
        onArrive={goTo}
        page={page}
      />
    </>
  );
};
