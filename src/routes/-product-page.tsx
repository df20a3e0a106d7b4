import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { Product } from '#domain/menu.ts';
import { isOrderAllowed } from '#domain/order-allowed.ts';
import { priceLine, priceVariant } from '#domain/pricing.ts';
import { variantToAdd } from '#domain/variant-choice.ts';
import { isProductVisible } from '#domain/visibility.ts';
import { ProductScreen, type ProductSelection } from '#screens/product/product-screen.tsx';
import { clothOf } from '#state/card-view.ts';
import { useCart } from '#state/cart-context.tsx';
import { useDrafts } from '#state/drafts-context.tsx';
import { useMenu } from '#state/menu-context.tsx';
import { useSession } from '#state/session-context.tsx';
import { useOrdering } from '#state/use-ordering.ts';
import { useUser } from '#state/use-user.ts';
import { PictureViewer } from './-lazy-dialogs.tsx';

/** A dish's own page. An address whose category is not the dish's still finds the dish: addresses are shared for years. */
export const ProductPage = ({ slug }: { readonly slug: string }) => {
  const { index, settings } = useMenu();
  const { scan } = useSearch({ from: '/$place' });
  const { orderType } = useOrdering(scan === 'failed');
  const { isKnown } = useSession();
  const hasUser = useUser() !== undefined;
  const product = index.productBySlug.get(slug);
  if (product && isProductVisible(index, product, orderType, settings, hasUser)) {
    return <ProductView key={product.id} product={product} />;
  }
  // A session that is still being read may be the one that sees it.
  return product && !isKnown ? null : <Navigate to="/404" replace />;
};

const ProductView = ({ product }: { readonly product: Product }) => {
  const { index, place, settings, off } = useMenu();
  const { scan } = useSearch({ from: '/$place' });
  const { orderType, hidesAdd, isBrowseOnly, stopped } = useOrdering(scan === 'failed');
  const { add } = useCart();
  const drafts = useDrafts();
  const navigate = useNavigate();
  const [isViewerOpen, setViewerOpen] = useState(false);
  const cloth = clothOf(index, product);
  const category = index.homeCategory(product);
  const backHref = category ? `/${place.slug}/${category.slug}` : `/${place.slug}`;

  const prices = useMemo(
    () => ({
      ofVariant: (variant: Product['variants'][number]) => priceVariant(product, variant, settings, orderType),
      ofSelection: ({ variantId, choice, quantity }: ProductSelection) =>
        variantId === undefined
          ? undefined
          : priceLine(index, { productId: product.id, variantId, choice, quantity }, { settings, orderType })?.total,
    }),
    [index, product, settings, orderType],
  );
  const onAdd = useCallback(
    ({ variantId, choice, quantity, comment }: ProductSelection) => {
      const variant = variantToAdd(product, variantId);
      if (!variant.ok) return;
      drafts.drop(product.id);
      void add({ product, variant: variant.value, choice, quantity, comment: comment.trim() || undefined }).then(() =>
        navigate({ href: backHref }),
      );
    },
    [product, add, navigate, backHref, drafts],
  );
  const notOrderable =
    !isOrderAllowed(index, product) || product.type === 'booking'
      ? 'not_allowed'
      : !product.inStock || off.has(product.id)
        ? 'sold_out'
        : stopped
          ? 'closed'
          : undefined;
  return (
    <>
      <ProductScreen
        index={index}
        product={product}
        cloth={cloth}
        backHref={backHref}
        prices={prices}
        addPosition={settings.addToCartPosition}
        hideAdd={hidesAdd}
        notOrderable={isBrowseOnly ? undefined : notOrderable}
        onAdd={onAdd}
        initial={drafts.read(product.id)}
        onDraft={(draft) => drafts.keep(product.id, draft)}
        onOpenPicture={product.images.length > 0 ? () => setViewerOpen(true) : undefined}
      />
      {isViewerOpen && (
        <Suspense>
          <PictureViewer product={product} cloth={cloth} open onClose={() => setViewerOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
