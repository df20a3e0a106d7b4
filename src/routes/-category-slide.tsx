import { useSearch } from '@tanstack/react-router';
import { memo, Suspense, useMemo, useState } from 'react';
import { doorOf, linkTargets } from '#domain/category-link.ts';
import type { Category } from '#domain/menu.ts';
import { visibleProducts } from '#domain/visibility.ts';
import { CategoryScreen } from '#screens/category/category-screen.tsx';
import { InfoBanners } from '#screens/category/info-banners.tsx';
import { cardView } from '#state/card-view.ts';
import { categoryLinks } from '#state/category-links.ts';
import { useDrafts } from '#state/drafts-context.tsx';
import { useMenu } from '#state/menu-context.tsx';
import { useSession } from '#state/session-context.tsx';
import { useOrdering } from '#state/use-ordering.ts';
import { useQuantities } from '#state/use-quantities.ts';
import { useDeviceKind } from '#state/use-theme.ts';
import { useUser } from '#state/use-user.ts';
import { useDishNotes } from './-dish-notes.tsx';
import { CategoryFilm, CategoryFoot, DoorWords } from './-lazy-category.tsx';
import { PictureViewer } from './-lazy-dialogs.tsx';
import { ClosedWords } from './-notices.tsx';

const NONE: readonly never[] = [];

/** One category with all that is on it: the open one, or one that waits beside it to be swiped in. */
export const CategorySlide = memo(({ category, isOpen }: { readonly category: Category; readonly isOpen: boolean }) => {
  const snapshot = useMenu();
  const { index, place, settings, off } = snapshot;
  const { scan } = useSearch({ from: '/$place' });
  const { orderType, hidesAdd, isBrowseOnly, stopped, hours } = useOrdering(scan === 'failed');
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
        cardView({ index, settings, place, off }, product, { orderType, hidesAdd }),
      ),
    [index, settings, place, off, category, orderType, hidesAdd, hasUser],
  );
  const subcategories = useMemo(
    () => categoryLinks(snapshot, category.id, orderType, roomNumber),
    [snapshot, category, orderType, roomNumber],
  );
  const { views: products, noteOf, hidden } = useDishNotes(all);
  const isLeaf = subcategories.length === 0;
  const at = { placeSlug: place.slug, roomNumber };
  const door = doorOf(category, isLeaf && all.length === 0, at);
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
            {stopped && !isBrowseOnly && <ClosedWords reason={stopped} hours={hours} />}
            {category.video !== undefined && isLeaf && (
              <Suspense>
                <CategoryFilm category={category} video={category.video} />
              </Suspense>
            )}
            {isInfo && <InfoBanners items={all} />}
            {(door || targets.length > 0) && (
              <Suspense>
                <DoorWords door={door} targets={targets} codes={device !== 'phone'} room={orderType === 'room'} />
              </Suspense>
            )}
            {!isInfo && hidden}
          </>
        }
        hasOtherContent={targets.length > 0 || isInfo || door !== undefined || products.length < all.length}
        hasFooter={settings.showFooter}
        below={
          isOpen &&
          isLeaf && (
            <Suspense>
              <CategoryFoot device={device} />
            </Suspense>
          )
        }
      />
      {image && isImageOpen && (
        <Suspense>
          <PictureViewer
            product={{ name: category.name, images: [image], textLanguage: category.textLanguage }}
            onClose={() => setImageOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
});
