import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { ProductId, VariantId } from '#domain/ids.ts';
import type { Product, Variant } from '#domain/menu/menu.ts';
import { shownPrice } from '#domain/pricing/shown-price.ts';
import { defaultChoice, needsChoice } from '#domain/product/ingredients.ts';
import { useAskedAdd } from '#guest/diet/asked-add.tsx';
import { categoryParts } from '#guest/lazy/lazy-category.tsx';
import { dialogs } from '#guest/lazy/lazy-dialogs.tsx';
import { EarlyPresses } from '#guest/lazy/lazy-early-presses.tsx';
import { type CardPresses, CardPressesProvider } from '#guest/product-card/product-card-presses.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { TakeOver } from '#shared/lazy/lazy-early.tsx';
import { backgroundOf, productHref } from '#shared/menu/card-view.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';

interface Opened {
  readonly what: 'sizes' | 'comment' | 'picture' | 'booking';
  readonly productId: ProductId;
}

/** Handles the presses of all cards below it, and shows their dialogs. */
export const CardPressesFrame = ({ children }: { readonly children: ReactNode }) => {
  const { index, place } = useMenu();
  const { take } = useCart();
  const { add, question } = useAskedAdd();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);

  const put = useCallback(
    (product: Product, variant: Variant | undefined, comment?: string) => {
      if (!variant || variant.price === null) return;
      void add({ product, variant, choice: defaultChoice(index, product), quantity: 1, comment });
    },
    [add, index],
  );
  // The handlers are stable for the same menu, so that a card re-renders only when its own dish changes.
  const presses = useMemo<CardPresses>(() => {
    const open = (what: Opened['what']) => (productId: ProductId) => setOpened({ what, productId });
    return {
      onAdd: (productId) => {
        const product = index.productById.get(productId);
        if (!product) return;
        // A required choice opens the dish's own page.
        if (needsChoice(index, product)) void navigate({ href: productHref(index, place.slug, product) });
        else if (product.variants.length > 1) open('sizes')(productId);
        else put(product, product.variants[0]);
      },
      onTake: take,
      onAddSize: (productId, variantId) => {
        const found = index.variantById.get(variantId);
        if (found?.product.id === productId) put(found.product, found.variant);
      },
      onComment: open('comment'),
      onPicture: open('picture'),
      onBook: open('booking'),
      Ways: categoryParts.ProductCardActions,
    };
  }, [index, place.slug, navigate, put, take]);

  const product = opened && index.productById.get(opened.productId);
  return (
    <CardPressesProvider value={presses}>
      {children}
      {question}
      <TakeOver part={EarlyPresses} />
      {opened && product && (
        <Suspense>
          <CardDialog key={product.id} what={opened.what} product={product} onPut={put} onClose={close} />
        </Suspense>
      )}
    </CardPressesProvider>
  );
};

const CardDialog = ({
  what,
  product,
  onPut,
  onClose,
}: {
  readonly what: Opened['what'];
  readonly product: Product;
  readonly onPut: (product: Product, variant: Variant | undefined, comment?: string) => void;
  readonly onClose: () => void;
}) => {
  const { index } = useMenu();
  const priceOf = usePriceOf(product);
  const choose = (id: VariantId, comment: string | undefined) => {
    onPut(
      product,
      product.variants.find((one) => one.id === id),
      comment,
    );
    onClose();
  };
  const same = { open: true, product, priceOf, onClose };
  switch (what) {
    case 'picture':
      return <dialogs.PictureViewer product={product} onClose={onClose} />;
    case 'booking':
      return <dialogs.BookingSheet {...same} cloth={backgroundOf(index, product)} />;
    case 'comment':
      return <dialogs.CommentSheet {...same} onAdd={choose} />;
    case 'sizes':
      return <dialogs.VariantSheet {...same} onChoose={choose} />;
  }
};

/** Price of each size of a dish for this guest. */
export const usePriceOf = (product: Product) => {
  const { index, settings } = useMenu();
  const { orderType } = useOrdering();
  return useCallback(
    (variant: Variant) => shownPrice(index, product, variant, settings, orderType),
    [index, product, settings, orderType],
  );
};
