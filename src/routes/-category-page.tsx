import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { ProductId } from '#domain/ids.ts';
import { defaultChoice } from '#domain/ingredients.ts';
import type { Product, Variant } from '#domain/menu.ts';
import { priceVariant } from '#domain/pricing.ts';
import { isCategoryVisible, visibleCategories, visibleProducts } from '#domain/visibility.ts';
import { CategoryScreen } from '#screens/category/category-screen.tsx';
import { InfoBanners } from '#screens/category/info-banners.tsx';
import { LinkList } from '#screens/category/link-list.tsx';
import { cardView, needsExtras } from '#state/card-view.ts';
import { useCart } from '#state/cart-context.tsx';
import { categoryLinks } from '#state/category-links.ts';
import { useDrafts } from '#state/drafts-context.tsx';
import { useMenu } from '#state/menu-context.tsx';
import { useSession } from '#state/session-context.tsx';
import { useOrdering } from '#state/use-ordering.ts';
import { useQuantities } from '#state/use-quantities.ts';
import { useDeviceKind } from '#state/use-theme.ts';
import { useUser } from '#state/use-user.ts';
import { VariantSheet } from './-lazy-dialogs.tsx';
import { ClosedWords } from './-notices.tsx';

const NONE: readonly never[] = [];

/** A category's page; without a slug the first that is seen. */
export const CategoryPage = ({ slug }: { readonly slug: string | undefined }) => {
  const snapshot = useMenu();
  const { index, place, settings, off } = snapshot;
  const { scan } = useSearch({ from: '/$place' });
  const { orderType, hidesAdd, isBrowseOnly, stopped, hours } = useOrdering(scan === 'failed');
  const { isKnown } = useSession();
  const { add } = useCart();
  const hasUser = useUser() !== undefined;
  const quantities = useQuantities();
  const navigate = useNavigate();
  const device = useDeviceKind(orderType === 'room');

  const category =
    slug === undefined ? visibleCategories(index, undefined, orderType)[0] : index.categoryBySlug.get(slug);
  const products = useMemo(
    () =>
      category
        ? visibleProducts(index, category.id, orderType, settings, hasUser).map((product) =>
            cardView({ index, settings, place, off }, product, { orderType, hidesAdd }),
          )
        : [],
    [index, settings, place, off, category, orderType, hidesAdd, hasUser],
  );
  const subcategories = useMemo(
    () => (category ? categoryLinks(snapshot, category.id, orderType) : []),
    [snapshot, category, orderType],
  );
  const { arrive } = useDrafts();
  const [isEntering] = useState(arrive);
  const [sizing, setSizing] = useState<Product>();
  const put = useCallback(
    (product: Product, variant: Variant) =>
      void add({ product, variant, choice: defaultChoice(index, product), quantity: 1, comment: undefined }),
    [add, index],
  );
  // A venue's links were checked when they were published; what is no web address is not offered all the same.
  const links = category?.links.filter((link) => link.startsWith('https://')) ?? [];
  const onAdd = useCallback(
    (productId: ProductId) => {
      const view = products.find(({ product }) => product.id === productId);
      const variant = view?.product.variants[0];
      if (!view || !variant || view.add === 'no') return;
      if (view.add === 'now') put(view.product, variant);
      // Extras that must be chosen are chosen on the dish's own page.
      else if (needsExtras(index, view.product)) void navigate({ href: view.href });
      else setSizing(view.product);
    },
    [products, navigate, index, put],
  );

  if (!category) return <Navigate to="/404" replace />;
  if (!isCategoryVisible(index, category.id, orderType)) {
    // It is there, but not for this session; one that is still being read may be the one that sees it.
    return isKnown ? <Navigate to="/$place" params={{ place: place.slug }} replace /> : null;
  }
  return (
    <>
      <CategoryScreen
        category={category}
        device={device}
        theme={settings.designTheme}
        subcategories={subcategories}
        products={category.type === 'info' ? NONE : products}
        quantities={quantities}
        entering={isEntering}
        onAdd={onAdd}
        above={
          <>
            {stopped && !isBrowseOnly && <ClosedWords reason={stopped} hours={hours} />}
            {category.type === 'info' && <InfoBanners items={products} />}
            {links.length > 0 && <LinkList links={links} />}
          </>
        }
        hasOtherContent={links.length > 0 || category.type === 'info'}
      />
      {sizing && (
        <Suspense>
          <VariantSheet
            open
            product={sizing}
            priceOf={(variant) => priceVariant(sizing, variant, settings, orderType)}
            onChoose={(id) => {
              const variant = sizing.variants.find((one) => one.id === id);
              if (variant) put(sizing, variant);
              setSizing(undefined);
            }}
            onClose={() => setSizing(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
