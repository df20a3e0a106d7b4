import { useMemo, useState } from 'react';
import type { CartLine } from '#domain/cart.ts';
import { emptyCart } from '#domain/cart-rules.ts';
import type { PlaceId, ProductId } from '#domain/ids.ts';
import type { Language } from '#domain/language.ts';
import { LANGUAGE_NAMES } from '#domain/language.ts';
import { type Minor, minor } from '#domain/money.ts';
import type { EntryState } from '#domain/outbox.ts';
import { priceLine, priceOrder, priceVariant } from '#domain/pricing.ts';
import { DEFAULT_SETTINGS } from '#domain/settings.ts';
import type { CartProps } from '#screens/cart/cart-content.tsx';
import { CartPanel } from '#screens/cart/cart-panel.tsx';
import { CartSheet } from '#screens/cart/cart-sheet.tsx';
import { CategoryScreen } from '#screens/category/category-screen.tsx';
import { CategorySkeleton } from '#screens/category/category-skeleton.tsx';
import { LanguageSheet } from '#screens/language/language-sheet.tsx';
import { LANGUAGE_SHORT } from '#screens/language/language-short.ts';
import { CartBar } from '#screens/menu-layout/cart-bar.tsx';
import { ConnectionWord } from '#screens/menu-layout/connection-word.tsx';
import { MenuLayout } from '#screens/menu-layout/menu-layout.tsx';
import { Tool } from '#screens/menu-layout/tool.tsx';
import { NotFoundScreen } from '#screens/not-found/not-found-screen.tsx';
import { PausedNotice, PlainHttpNotice, ScanNotice } from '#screens/notices/menu-notices.tsx';
import { OrdersScreen } from '#screens/orders/orders-screen.tsx';
import { PlaceChangeSheet } from '#screens/place-change/place-change-sheet.tsx';
import { PlacesScreen } from '#screens/places/places-screen.tsx';
import { ProductScreen } from '#screens/product/product-screen.tsx';
import { VariantSheet } from '#screens/product/variant-sheet.tsx';
import { cardView } from '#state/card-view.ts';
import type { Device } from '#ui/device.ts';
import { globe } from '#ui/icons.ts';
import { Toast } from '#ui/toast.tsx';
import { nevenIndex } from './neven-menu.ts';
import { NOW, sampleEntry } from './sample-entry.ts';
import { sampleLine } from './sample-line.ts';

export interface ScreenProps {
  readonly query: URLSearchParams;
  readonly device: Device;
  readonly theme: 1 | 2 | 3;
  readonly language: Language;
}

const placeNames: Record<Language, string> = { bg: 'Невен', en: 'Neven', es: 'Neven', de: 'Newen', 'fr-CH': 'Neven' };
const context = { settings: DEFAULT_SETTINGS, orderType: 'spot' as const };
const nothing = () => undefined;

export const Screen = ({ query, device, theme, language }: ScreenProps) => {
  const index = useMemo(() => nevenIndex(language), [language]);
  const [quantities, setQuantities] = useState<ReadonlyMap<ProductId, number>>(new Map());
  const [removed, setRemoved] = useState<string>();
  const name = query.get('screen') ?? 'category';
  const category = index.categoryBySlug.get(query.get('category') ?? 'salati') ?? index.roots[0];
  const product = index.productBySlug.get(query.get('product') ?? 'shopska-salata');
  if (!category || !product) return null;

  const slugs = index.menu.products.map((one) => one.slug);
  const lines = query.get('empty')
    ? []
    : [
        ...sampleLine(index, 'shopska-salata', 1, 'a'),
        ...sampleLine(index, 'tarator', 2, 'b'),
        ...sampleLine(index, slugs.find((one) => one.includes('parlenka')) ?? slugs[20] ?? '', 1, 'c'),
      ];
  const cart = { ...emptyCart(1 as PlaceId), lines };
  const place = {
    orderTypes: [
      {
        type: 'spot' as const,
        id: 1,
        discounts: [
          { priceOver: minor(0), valueType: 'percent' as const, value: 15, activeFrom: undefined, activeTo: undefined },
        ],
        prices: [],
        radiuses: [],
        shapes: [],
      },
    ],
    timeZone: 'Europe/Sofia',
  };
  const price = priceOrder(index, lines, { ...context, place, now: NOW });
  const cartProps: CartProps = {
    cart,
    index,
    price,
    table: '12',
    room: undefined,
    sendState: (query.get('send') ?? 'ready') as CartProps['sendState'],
    offline: query.has('offline'),
    pictures: device === 'phone' || device === 'kiosk',
    removed: query.get('changed') ? [{ line: lines[0] as CartLine, reason: 'out_of_stock' }] : [],
    onSeenRemoved: nothing,
    onQuantity: nothing,
    onRemove: setRemoved,
    onComment: nothing,
    onSend: nothing,
    undo: removed ? { name: product.name, onUndo: nothing } : undefined,
    ordersHref: '#',
    ordersUnderWay: 1,
  };
  const snapshot = { index, settings: DEFAULT_SETTINGS, place: { slug: 'neven' } as never, off: new Set<ProductId>() };
  const views = index.productsOf(category.id).map((one, at) =>
    cardView({ ...snapshot, off: new Set(query.get('off') && at === 1 ? [one.id] : []) }, one, {
      orderType: 'spot',
      hidesAdd: false,
    }),
  );
  const link = (one: (typeof index.roots)[number]) => ({
    id: one.id,
    name: one.name,
    textLanguage: language,
    href: `?screen=category&category=${one.slug}`,
    cloth: one.cloth,
    picture: one.image,
    description: one.description,
  });
  const placeProps = {
    placeName: placeNames[language],
    placeLanguage: language,
    homeHref: '#',
    table: '12',
    room: undefined,
  };
  const prices = {
    ofVariant: (variant: (typeof product.variants)[number]) => priceVariant(product, variant, DEFAULT_SETTINGS, 'spot'),
    ofSelection: (selection: {
      variantId: (typeof product.variants)[number]['id'] | undefined;
      choice: CartLine['choice'];
      quantity: number;
    }): Minor | undefined =>
      selection.variantId === undefined
        ? undefined
        : priceLine(
            index,
            {
              productId: product.id,
              variantId: selection.variantId,
              choice: selection.choice,
              quantity: selection.quantity,
            },
            context,
          )?.total,
  };

  if (name === '404') return <NotFoundScreen backHref="/" />;
  if (name === 'places')
    return (
      <PlacesScreen
        clientName="Невен"
        language={language}
        tools={
          <Tool device="phone" label={LANGUAGE_NAMES[language]} short={LANGUAGE_SHORT[language]} onPress={nothing} />
        }
        state="here"
        onRetry={nothing}
        places={['shopska', 'lemonade', 'kavarma'].map((picture, at) => ({
          name: { text: `${placeNames[language]} ${['при Гарата', 'на плажа', 'Витоша'][at]}`, language },
          description: { text: '', language },
          address: { text: 'ул. Гурко 12', language: 'bg' },
          timeZone: 'Europe/Sofia',
          href: `#${at}`,
          picture: index.menu.products.find((one) => one.images[0]?.path.endsWith(picture))?.images[0],
          open:
            at === 2
              ? { open: false, next: { at: NOW + 9e6, when: 'today', weekday: 6 }, today: [] }
              : { open: true, until: NOW + 3.6e7 },
        }))}
      />
    );
  if (name === 'orders') {
    const states = (query.get('states') ?? 'saved').split(',').filter(Boolean) as EntryState[];
    return (
      <OrdersScreen
        {...placeProps}
        timeZone="Europe/Sofia"
        tableOrders={[]}
        silentMinutes={5}
        connection={<ConnectionWord online={!query.has('offline')} />}
        entries={states.map(sampleEntry(query, lines, price))}
        pictureOf={(id) => {
          const found = index.productById.get(id);
          return found && { picture: found.images[0], name: found.name, cloth: index.homeCategory(found)?.cloth };
        }}
        onConfirm={nothing}
        onCancel={nothing}
        onOrderAgain={nothing}
        onDismiss={nothing}
      />
    );
  }

  const side = device === 'tablet' || device === 'room';
  const count = lines.reduce((sum, one) => sum + one.quantity, 0);
  const tools = (
    <>
      <Tool device={device} icon={globe} label={language === 'bg' ? 'Търсене' : 'Search'} onPress={nothing} />
      <Tool
        device={device}
        icon={globe}
        label={LANGUAGE_NAMES[language]}
        short={LANGUAGE_SHORT[language]}
        onPress={nothing}
      />
    </>
  );
  return (
    <>
      <MenuLayout
        {...placeProps}
        device={device}
        browseOnly={false}
        categories={index.roots.map(link)}
        current={category.id}
        page={name === 'product' ? 'dish' : 'list'}
        connection={<ConnectionWord online={!query.has('offline')} />}
        tools={tools}
        notices={
          query.get('notice') === 'scan' ? (
            <ScanNotice />
          ) : query.get('notice') === 'http' ? (
            <PlainHttpNotice />
          ) : query.get('notice') === 'paused' ? (
            <PausedNotice />
          ) : undefined
        }
        panel={side ? <CartPanel {...cartProps} /> : undefined}
        bar={
          side || count === 0 || (name === 'product' && device === 'phone') ? undefined : (
            <CartBar
              count={count}
              total={price.total}
              onOpen={nothing}
              {...(device === 'kiosk' && {
                pictures: lines.map((one) => {
                  const found = index.productById.get(one.productId);
                  return {
                    picture: found?.images[0],
                    name: one.seenName,
                    cloth: found && index.homeCategory(found)?.cloth,
                  };
                }),
              })}
            />
          )
        }
        toasts={
          query.get('toast') ? (
            <Toast action={{ label: 'Върни', onPress: nothing }}>Махнахме {product.name}</Toast>
          ) : undefined
        }
      >
        {name === 'product' && (
          <ProductScreen
            index={index}
            product={product}
            cloth={category.cloth}
            backHref="#"
            prices={prices}
            addPosition={(query.get('position') ?? 'bottom') as 'bottom'}
            hideAdd={false}
            notOrderable={query.get('blocked') ? (query.get('blocked') as 'not_allowed') : undefined}
            onAdd={nothing}
            onOpenPicture={nothing}
          />
        )}
        {name === 'loading' && <CategorySkeleton cloth="salad" />}
        {name !== 'product' && name !== 'loading' && (
          <CategoryScreen
            category={category}
            device={device}
            theme={theme}
            subcategories={index.childrenOf(category.id).map(link)}
            products={query.get('none') ? [] : views}
            quantities={quantities}
            onAdd={(id) => setQuantities((last) => new Map(last).set(id, (last.get(id) ?? 0) + 1))}
          />
        )}
      </MenuLayout>
      {name === 'cart' && <CartSheet {...cartProps} open onClose={nothing} />}
      {name === 'language' && <LanguageSheet open current={language} onChoose={nothing} onClose={nothing} />}
      {name === 'variant' && (
        <VariantSheet open product={product} priceOf={prices.ofVariant} onChoose={nothing} onClose={nothing} />
      )}
      {name === 'change' && (
        <PlaceChangeSheet
          open
          oldPlace={{ name: 'Невен при Гарата', textLanguage: 'bg' }}
          newPlace={{ name: 'Невен на плажа', textLanguage: 'bg' }}
          count={3}
          onLeave={nothing}
          onStay={nothing}
        />
      )}
    </>
  );
};
