import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { countItems } from '#domain/cart/cart-rules.ts';
import { placeWords } from '#domain/place/place.ts';
import { seatOf } from '#domain/session/session.ts';
import { CartBar } from '#screens/menu-layout/cart-bar.tsx';
import { ConnectionWord } from '#screens/menu-layout/connection-word.tsx';
import { MenuLayout } from '#screens/menu-layout/menu-layout.tsx';
import { OrdersBar } from '#screens/menu-layout/orders-bar.tsx';
import { SearchTool } from '#screens/menu-layout/search-tool.tsx';
import { AddedToast } from '#screens/notices/added-toast.tsx';
import { PlainHttpNotice, ScanNotice, StorageNotice } from '#screens/notices/menu-notices.tsx';
import { OnItsWay } from '#screens/notices/on-its-way.tsx';
import { CartProvider, useCart } from '#state/cart/cart-context.tsx';
import { DraftsProvider } from '#state/cart/drafts-context.tsx';
import { useDeviceKind, usePrefersDark } from '#state/device/use-device.ts';
import { DietProvider } from '#state/diet/diet-context.tsx';
import { clothOf } from '#state/menu/card-view.ts';
import { categoryLinks } from '#state/menu/category-links.ts';
import { useMenu } from '#state/menu/menu-context.tsx';
import type { MenuSnapshot } from '#state/menu/menu-snapshot.ts';
import { useMenuWays, WholeMenuProvider } from '#state/menu/whole-menu-context.tsx';
import { OrderingProvider, useOrdering } from '#state/order/ordering-context.tsx';
import { useLastSent } from '#state/outbox/use-outbox.ts';
import { usePlaceEffects } from '#state/place/place-effects.ts';
import { useMoneyTerms } from '#state/pricing/use-money-view.ts';
import { SessionProvider, useSession } from '#state/session/session-context.tsx';
import { useIsOnline, useLanguage, useStorageKind, useTabl } from '#state/tabl-context.tsx';
import { schemeOf, ThemeRoot } from '#ui/look/theme.tsx';
import { AnnouncerProvider } from '#ui/words/announcer.tsx';
import { MoneyProvider } from '#ui/words/money.tsx';
import { DietTool } from '../diet/diet-tool.tsx';
import { LanguageTool } from '../language/language-tool.tsx';
import { InstallHint } from '../lazy/lazy-install.tsx';
import { pages } from '../lazy/lazy-pages.tsx';
import { PlaceChange } from '../place/place-change.tsx';
import { CardPressesFrame } from './card-presses.tsx';
import { CategoryDoors } from './category-doors.tsx';
import { MoreTool } from './more-tool.tsx';
import { PlaceHead } from './page-head.tsx';

/** All that surrounds a place's pages: its looks, its money, its order. */
export const PlaceFrame = ({ children }: { readonly children: ReactNode }) => {
  const { scan } = useSearch({ from: '/$place' });
  return (
    <SessionProvider>
      <OrderingProvider turnedAway={scan === 'failed'}>
        <CartProvider>
          <DraftsProvider>
            <WholeMenuProvider>
              <DietProvider>
                <Frame>{children}</Frame>
              </DietProvider>
            </WholeMenuProvider>
          </DraftsProvider>
        </CartProvider>
      </OrderingProvider>
    </SessionProvider>
  );
};

const Frame = ({ children }: { readonly children: ReactNode }) => {
  usePlaceEffects();
  const { place, settings } = useMenu();
  const { language } = useLanguage();
  const { session } = useSession();
  const device = useDeviceKind(session?.orderType === 'room');
  const scheme = schemeOf(settings.darkerTheme, usePrefersDark());
  const money = useMoneyTerms(language);
  const theme = useMemo(
    () => ({ scheme, theme: settings.designTheme, subtheme: settings.designSubtheme, device, accent: place.accent }),
    [scheme, settings, device, place.accent],
  );
  return (
    <ThemeRoot theme={theme} language={language}>
      <MoneyProvider view={money}>
        <AnnouncerProvider>
          <PlaceHead>
            <Pages device={device}>{children}</Pages>
          </PlaceHead>
        </AnnouncerProvider>
      </MoneyProvider>
    </ThemeRoot>
  );
};

const Pages = ({
  device,
  children,
}: {
  readonly device: ReturnType<typeof useDeviceKind>;
  readonly children: ReactNode;
}) => {
  const snapshot = useMenu();
  const { place, index } = snapshot;
  const { name } = placeWords(place, useLanguage().language);
  const { show, scan } = useSearch({ from: '/$place' });
  const { worksOffline } = useTabl();
  const storage = useStorageKind();
  const { session } = useSession();
  const { cart, price, added, seenAdded } = useCart();
  const { orderType, isBrowseOnly } = useOrdering();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const { route, category } = useWhere();
  const isProduct = route === '/$place/$category/$product';
  const categories = useMemo(
    () => categoryLinks(snapshot, undefined, orderType, session?.roomNumber),
    [snapshot, orderType, session?.roomNumber],
  );
  const current = category === undefined ? undefined : index.categoryBySlug.get(category);
  const first = MENU_ITSELF.includes(route)
    ? (categories.find(({ isPage }) => isPage) ?? categories[0])?.id
    : undefined;
  const top = current ? index.pathOf(current.id).at(-1)?.id : first;
  const ways = useMenuWays(categories, top);
  const hasPanel = device === 'tablet' || device === 'room';
  const count = countItems(cart);
  const hasCart = count > 0 && !isBrowseOnly;
  const sent = useLastSent();

  if (show === 'orders') {
    return (
      <Suspense fallback={<OnItsWay />}>
        <pages.OrdersPage />
      </Suspense>
    );
  }
  return (
    <CategoryDoors device={device}>
      <MenuLayout
        device={device}
        placeName={name.text}
        placeLanguage={name.language}
        logo={place.logo}
        homeHref={`/${place.slug}`}
        {...seatOf(session)}
        browseOnly={isBrowseOnly}
        {...ways}
        currentIsParent={current !== undefined && current.id !== ways.current}
        page={pageOf(route)}
        connection={<ConnectionWord online={isOnline} />}
        tools={
          <>
            <SearchTool device={device} href={`/${place.slug}/search`} current={route === '/$place/search'} />
            <DietTool device={device} />
            <LanguageTool device={device} place={place} />
            <MoreTool device={device} />
          </>
        }
        notices={
          <>
            {scan === 'failed' && !session && <ScanNotice />}
            {storage === 'memory' ? <StorageNotice /> : !worksOffline && <PlainHttpNotice />}
            <InstallHint />
          </>
        }
        panel={
          hasPanel && !isBrowseOnly ? (
            <Suspense fallback={<OnItsWay />}>
              <pages.OrderPanel />
            </Suspense>
          ) : undefined
        }
        toasts={added && <AddedToast {...added} key={added.key} onClose={seenAdded} />}
        bar={
          !hasPanel && !isProduct && (sent || hasCart) ? (
            <>
              {sent && <OrdersBar {...sent} />}
              {hasCart && (
                <CartBar
                  count={count}
                  total={price.total}
                  pictures={device === 'kiosk' ? newestPictures(snapshot, cart) : []}
                  onOpen={() => void navigate({ to: '.', search: (before) => ({ ...before, show: 'cart' }) })}
                />
              )}
            </>
          ) : undefined
        }
      >
        <CardPressesFrame>{children}</CardPressesFrame>
      </MenuLayout>
      {!hasPanel && show === 'cart' && (
        <Suspense fallback={<OnItsWay over />}>
          <pages.OrderSheet />
        </Suspense>
      )}
      <PlaceChange />
    </CategoryDoors>
  );
};

/** What was chosen last, as it lies on a kiosk's bar. */
const newestPictures = ({ index }: MenuSnapshot, { lines }: Cart) =>
  lines
    .slice(-3)
    .reverse()
    .flatMap(({ productId }) => {
      const product = index.productById.get(productId);
      return product ? [{ picture: product.images[0], name: product.name, cloth: clothOf(index, product) }] : [];
    });

/** The pages that show the first category where the address names none. */
const MENU_ITSELF: readonly string[] = ['/$place/', '/$place/t/$token'];

/** Pages that are read, and sell nothing. */
const WORDS: readonly string[] = ['about', 'about-tabl', 'custom-terms', 'feedback', 'gallery'].map(
  (page) => `/$place/${page}`,
);

const pageOf = (route: string) => {
  if (route === '/$place/$category/$product') return 'dish';
  if (route === '/$place/search') return 'search';
  return WORDS.includes(route) ? 'words' : 'list';
};

/** The kind of page, as "/$place/about", and the category that the address names. */
function useWhere(): { readonly route: string; readonly category: string | undefined } {
  return useRouterState({
    select: ({ matches }) => {
      const last = matches.at(-1);
      const params: { category?: string } = last?.params ?? {};
      return { route: last?.fullPath ?? '', category: params.category };
    },
    structuralSharing: true,
  });
}
