import { Navigate, useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { judgeDish } from '#domain/diet/judge-dish.ts';
import type { VariantId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import { isProductVisible } from '#domain/menu/visibility.ts';
import { dishVerdict, isOutsideHours, isSoldOut } from '#domain/order/verdict.ts';
import { minor } from '#domain/pricing/money.ts';
import { leavesTheVenue } from '#domain/pricing/order-place.ts';
import { priceLine } from '#domain/pricing/pricing.ts';
import { relatedProducts } from '#domain/product/related-products.ts';
import { variantToAdd } from '#domain/product/variant-choice.ts';
import { useAskedSelection } from '#guest/diet/asked-selection.tsx';
import { DietVerdict } from '#guest/diet/diet-verdict.tsx';
import { usePriceOf } from '#guest/frame/card-presses.tsx';
import { RouterLink } from '#guest/frame/router-link.tsx';
import { ShareToast } from '#guest/frame/share-toast.tsx';
import { dialogs } from '#guest/lazy/lazy-dialogs.tsx';
import { hoursParts } from '#guest/lazy/lazy-hours.tsx';
import { serviceParts } from '#guest/lazy/lazy-service.tsx';
import { CategoryPage } from '#guest/menu/category-page.tsx';
import { FailedToast } from '#guest/notices/failed-toast.tsx';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useDraft } from '#shared/cart/use-draft.ts';
import { useEditedLine } from '#shared/cart/use-edited-line.ts';
import { useShare } from '#shared/device/use-share.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { backgroundOf, cardView, productHref } from '#shared/menu/card-view.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { SEND_WORDS } from '#shared/order/reason-text.tsx';
import { OpenText } from '#shared/place/open-text.tsx';
import { ProductScreen, type ProductSelection } from '#shared/product/product-screen.tsx';
import { RelatedDishes } from '#shared/product/related-dishes.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useUser } from '#shared/session/use-user.ts';
import { useLanguage } from '#shared/tabl-context.tsx';
import { type LinkProps, LinkProvider } from '#ui/layout/link.tsx';
import { useDishNotes } from './dish-notes.tsx';
import { nextDish, useBackLink } from './use-back-link.ts';

/** Related dishes that this guest may see and order, and only those that surely suit what they avoid. [S2.46] */
const RelatedProducts = ({ product }: { readonly product: Product }) => {
  const { index, place, settings, off, left, part } = useMenu();
  const { orderType, shown } = useOrdering();
  const hasUser = useUser() !== undefined;
  const { avoidance } = useDiet();
  // Random seed, fixed per page, so that a dish going off does not reorder the others.
  const [draw] = useState(() => Math.floor(Math.random() * 2 ** 32));
  const dishes = useMemo(
    () =>
      // A random selection from a partial menu would change when the rest is loaded.
      (part && settings.showLiquidRelated ? drawLater : relatedProducts)(index, product, {
        draw: settings.showLiquidRelated ? draw : undefined,
        isOffered: (one) =>
          one.type !== 'booking' &&
          !isSoldOut(one, off) &&
          isProductVisible(index, one, orderType, settings, hasUser) &&
          judgeDish(index, one, undefined, avoidance).kind === 'free',
      }).map((one) => cardView({ index, settings, place, off, left }, one, shown)),
    [index, product, settings, place, off, left, orderType, shown, hasUser, draw, part, avoidance],
  );
  const { views, noteOf } = useDishNotes(dishes);
  return (
    <LinkProvider link={DishLink}>
      <RelatedDishes dishes={noteOf ? views.map((one) => ({ ...one, note: noteOf(one.product.id) })) : views} />
    </LinkProvider>
  );
};

const drawLater: typeof relatedProducts = () => [];

/** A link to another dish, which records how many dish pages precede it. */
const DishLink = (props: LinkProps) => {
  const { history } = useRouter();
  return <RouterLink {...props} onFollow={() => history.push(props.href, nextDish(history.location.state))} />;
};

/** A dish's own page. An address with a wrong category still finds its dish, because addresses are shared for years. */
export const ProductPage = ({ slug }: { readonly slug: string }) => {
  const { index, settings, part } = useMenu();
  const { orderType } = useOrdering();
  const { isKnown } = useSession();
  const hasUser = useUser() !== undefined;
  const lineId = useRouterState({ select: ({ location }) => location.state.line });
  const product = index.productBySlug.get(slug);
  if (product && isProductVisible(index, product, orderType, settings, hasUser)) {
    const View = product.type === 'booking' ? BookingView : ProductView;
    return <View key={`${product.id} ${lineId}`} product={product} lineId={lineId} />;
  }
  // The rest of the menu is loading and may contain the dish.
  if (!product && part) return <LoadingPart />;
  // While the session is loading, it may still allow the dish.
  return product && !isKnown ? null : <Navigate to="/404" replace />;
};

/** A bookable dish has no page: its address opens the booking over the list. [S2.35] */
const BookingView = ({ product }: { readonly product: Product }) => {
  const { index } = useMenu();
  const { back } = useBackLink(product);
  const priceOf = usePriceOf(product);
  return (
    <>
      <CategoryPage slug={index.homeCategory(product)?.slug} />
      <Suspense>
        <dialogs.BookingSheet
          open
          inAddress
          product={product}
          cloth={backgroundOf(index, product)}
          priceOf={priceOf}
          onClose={back}
        />
      </Suspense>
    </>
  );
};

const ProductView = ({ product, lineId }: { readonly product: Product; readonly lineId: string | undefined }) => {
  const { index, place, settings, off } = useMenu();
  const { orderType, hidesAdd, isBrowseOnly, stopped, ahead, hours } = useOrdering();
  const { isToGo } = useSession();
  const { language } = useLanguage();
  const { add } = useCart();
  const draft = useDraft(product.id);
  const found = useEditedLine(lineId, product.id);
  // Another tab may change the order meanwhile; the current choice stays.
  const begun = useRef(found);
  begun.current ??= found;
  const edited = begun.current;
  const [isFailed, setFailed] = useState(false);
  const [isViewerOpen, setViewerOpen] = useState(false);
  const [isCodeOpen, setCodeOpen] = useState(false);
  // A shared device passes the address to the guest's own phone by QR code.
  const sharesByCode = useIsSharedDevice();
  const share = useShare(product.name, productHref(index, place.slug, product));
  const { href, back, toMenu } = useBackLink(product);
  const priceOf = usePriceOf(product);

  const prices = useMemo(
    () => ({
      ofVariant: priceOf,
      ofPackaging: (size: VariantId | undefined) => {
        const boxed = leavesTheVenue(orderType, isToGo) && product.variants.find(({ id }) => id === size);
        return boxed ? boxed.additionalPrice : minor(0);
      },
      ofSelection: ({ variantId, choice, quantity }: ProductSelection) =>
        variantId === undefined
          ? undefined
          : priceLine(index, { productId: product.id, variantId, choice, quantity }, { settings, orderType, isToGo })
              ?.total,
    }),
    [priceOf, index, product, settings, orderType, isToGo],
  );
  const put = useCallback(
    async ({ variantId, choice, quantity, comment }: ProductSelection): Promise<boolean> => {
      const variant = variantToAdd(product, variantId);
      if (!variant.ok) return false;
      const chosen = { product, variant: variant.value, choice, quantity };
      if (edited) return edited.save({ ...chosen, comment });
      return (await add({ ...chosen, comment: comment.trim() || undefined })) === true;
    },
    [product, add, edited],
  );
  const { drop: dropDraft } = draft;
  const onAdd = useCallback(
    (selection: ProductSelection) => {
      void put(selection).then((isAdded) => {
        if (edited) {
          if (isAdded) back();
          else setFailed(true);
          return;
        }
        if (!isAdded) return;
        dropDraft();
        toMenu();
      });
    },
    [put, toMenu, back, dropDraft, edited],
  );
  const { ask, question, forget } = useAskedSelection<ProductSelection>(product, edited?.initial.choice);
  const verdict = dishVerdict(index, product, { orderType, settings, off, hasUser: useUser() !== undefined, ahead });
  // A size without a price says so in place of its button.
  const notOrderable = verdict === undefined || verdict === 'price_unknown' ? (ahead ? undefined : stopped) : verdict;
  return (
    <>
      <ProductScreen
        key={edited ? 'line' : draft.key}
        index={index}
        product={product}
        cloth={backgroundOf(index, product)}
        backHref={href}
        onBack={back}
        prices={prices}
        most={settings.limits.line || undefined}
        addPosition={settings.addToCartPosition}
        hideAdd={hidesAdd}
        notOrderable={isBrowseOnly ? undefined : notOrderable}
        until={
          isBrowseOnly ? (
            <p style={{ marginBlockStart: 'var(--space-3)' }} data-testid="look-only">
              {SEND_WORDS.looking_only}
            </p>
          ) : verdict !== 'out_of_stock' && isOutsideHours(index, product, off) ? (
            <Suspense>
              <hoursParts.DishHours product={product} />
            </Suspense>
          ) : notOrderable === 'place_closed' ? (
            <OpenText state={hours} language={language} timeZone={place.timeZone} />
          ) : undefined
        }
        onAdd={ask(onAdd)}
        saves={edited !== undefined}
        onAddSize={settings.orderButtonOnVariant === 2 && !edited ? ask((selection) => void put(selection)) : undefined}
        initial={edited ? edited.initial : draft.initial}
        onDraft={(chosen) => {
          forget();
          // Editing an order line must not overwrite the dish's draft.
          if (!edited) draft.keep(chosen);
        }}
        question={question}
        onOpenPicture={product.images.length > 0 ? () => setViewerOpen(true) : undefined}
        onShare={sharesByCode ? () => setCodeOpen(true) : share.onShare}
        sharesByCode={sharesByCode}
        dietNote={(choice) => <DietVerdict product={product} choice={choice} />}
        legalNote={
          product.withdrawalRight && (
            <Suspense>
              <serviceParts.DishWithdrawal />
            </Suspense>
          )
        }
        below={<RelatedProducts product={product} />}
      />
      {isFailed && <FailedToast onClose={() => setFailed(false)} />}
      <ShareToast outcome={share.outcome} address={share.outcome ? share.address() : ''} onClose={share.onClose} />
      {isCodeOpen && (
        <Suspense>
          <dialogs.ShareSheet open product={product} address={share.address()} onClose={() => setCodeOpen(false)} />
        </Suspense>
      )}
      {isViewerOpen && (
        <Suspense>
          <dialogs.PictureViewer product={product} onClose={() => setViewerOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
