import { memo, Suspense, useMemo, useState } from 'react';
import { actionOf, linkTargets } from '#domain/menu/category-link.ts';
import type { Category } from '#domain/menu/menu.ts';
import { visibleProducts } from '#domain/menu/visibility.ts';
import { categoryParts } from '#guest/lazy/lazy-category.tsx';
import { dialogs } from '#guest/lazy/lazy-dialogs.tsx';
import { hoursParts } from '#guest/lazy/lazy-hours.tsx';
import { useDishNotes } from '#guest/product/dish-notes.tsx';
import { useDrafts } from '#shared/cart/drafts-context.tsx';
import { useQuantities } from '#shared/cart/use-quantities.ts';
import { useDeviceKind } from '#shared/device/use-device.ts';
import { cardView } from '#shared/menu/card-view.ts';
import { categoryLinks } from '#shared/menu/category-links.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { hasDishesOf } from '#shared/menu/menu-snapshot.ts';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useUser } from '#shared/session/use-user.ts';
import { CategoryScreen } from './category-screen.tsx';
import { CategorySkeleton } from './category-skeleton.tsx';
import { InfoBanners } from './info-banners.tsx';

const NONE: readonly never[] = [];

interface CategorySlideProps {
  readonly category: Category;
  readonly isOpen: boolean;
}

/** The open category, or a neighbour for swiping. Shows placeholders until its dishes are loaded. */
export const CategorySlide = memo((props: CategorySlideProps) =>
  hasDishesOf(useMenu(), props.category.id) ? <WholeCategory {...props} /> : <CategorySkeleton />,
);

/** A category with all its content. */
const WholeCategory = ({ category, isOpen }: CategorySlideProps) => {
  const snapshot = useMenu();
  const { index, place, settings, off, left } = snapshot;
  const { orderType, isBrowseOnly, stopped, hours, shown } = useOrdering();
  const { session } = useSession();
  const hasUser = useUser() !== undefined;
  const quantities = useQuantities();
  const device = useDeviceKind(orderType === 'room');
  const { arrive } = useDrafts();
  const [isEntering] = useState(() => isOpen && arrive());
  const [isImageOpen, setImageOpen] = useState(false);
  const roomNumber = session?.roomNumber;

  const all = useMemo(
    () =>
      visibleProducts(index, category.id, orderType, settings, hasUser).map((product) =>
        cardView({ index, settings, place, off, left }, product, shown),
      ),
    [index, settings, place, off, left, category, orderType, shown, hasUser],
  );
  const subcategories = useMemo(
    () => categoryLinks(snapshot, category.id, orderType, roomNumber),
    [snapshot, category, orderType, roomNumber],
  );
  const { views: products, noteOf, hidden } = useDishNotes(all);
  const isLeaf = subcategories.length === 0;
  const at = { placeSlug: place.slug, roomNumber };
  const isBare = isLeaf && all.length === 0;
  const intended = actionOf(category, isBare, at);
  // A bell category's own address explains how to call somebody, but only when it has no dishes.
  const action = intended?.kind === 'waiter' && !isBare ? undefined : intended;
  const targets = linkTargets(category.links, at);
  const isInfo = category.type === 'info';
  const image = category.type === 'image' ? category.image : undefined;
  return (
    <>
      <CategoryScreen
        category={category}
        device={device}
        theme={settings.designTheme}
        design={settings.subcategoriesDesign}
        multiple={settings.multipleColumns}
        subcategories={subcategories}
        products={isInfo ? NONE : products}
        quantities={quantities}
        entering={isEntering}
        isOpen={isOpen}
        noteOf={noteOf}
        onOpenImage={image && (() => setImageOpen(true))}
        above={
          <>
            {(stopped || !hours.open) && !isBrowseOnly && (
              <Suspense>
                <hoursParts.ClosedText reason={stopped} />
              </Suspense>
            )}
            {category.hours && (
              <Suspense>
                <hoursParts.CategoryHours category={category} />
              </Suspense>
            )}
            {category.video !== undefined && isLeaf && (
              <Suspense>
                <categoryParts.CategoryFilm category={category} video={category.video} />
              </Suspense>
            )}
            {isInfo && <InfoBanners items={all} />}
            {(action || targets.length > 0) && (
              <Suspense>
                <categoryParts.ActionText action={action} targets={targets} codes={device !== 'phone'} />
              </Suspense>
            )}
            {!isInfo && hidden}
          </>
        }
        hasOtherContent={targets.length > 0 || isInfo || action !== undefined || products.length < all.length}
        hasFooter={settings.showFooter}
        below={
          isOpen &&
          isLeaf && (
            <Suspense>
              <categoryParts.CategoryFoot device={device} />
            </Suspense>
          )
        }
      />
      {image && isImageOpen && (
        <Suspense>
          <dialogs.PictureViewer
            product={{ name: category.name, images: [image], textLanguage: category.textLanguage }}
            onClose={() => setImageOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
