import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Verdict } from '#domain/diet/judge-dish.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MarkedText } from '#domain/search/search-why.ts';
import { dietParts } from '#guest/lazy/lazy-diet.tsx';
import { useQuantities } from '#shared/cart/use-quantities.ts';
import { useDeviceKind } from '#shared/device/use-device.ts';
import { lazyPart } from '#shared/lazy/lazy-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { searchCategories } from '#shared/search/search-categories.ts';
import { useMenuSearch } from '#shared/search/use-search.ts';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { useDebounced } from '#shared/use-debounced.ts';
import { useHydrating } from '#shared/use-hydrating.ts';
import { addressOf, filterOf, parseSearchAddress, type SearchAddress } from './search-address.ts';
import { SearchScreen } from './search-screen.tsx';

const NamedAllergens = lazyPart(async () => (await import('#guest/service/named-allergens.tsx')).NamedAllergens);

/** Search in a place's menu. The query is in the address, so that back and reload keep it. [S2.09] */
export const SearchPage = () => {
  const snapshot = useMenu();
  const { index, place } = snapshot;
  const { orderType } = useOrdering();
  const { query, arrivedWith, setQuery, filter, setFilter } = useAskedInAddress();
  // The typed letter is painted before the results, and a faster key waits for neither. A partial menu is not searched, so
  // that no dish is wrongly called missing.
  const asked = useDeferredValue(snapshot.part ? '' : query);
  const [showsHidden, setShowsHidden] = useState(false);
  const { verdictOf, unwanted, named, ...search } = useMenuSearch(asked, filter, {
    showsHidden,
  });
  const quantities = useQuantities();
  const isOnline = useIsOnline();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const device = useDeviceKind(orderType === 'room');
  const categories = useMemo(() => searchCategories(snapshot, orderType), [snapshot, orderType]);
  const categoryOf = useCallback(
    (product: Product): MarkedText | undefined => {
      const home = index.homeCategory(product);
      return home && { text: home.name, language: home.textLanguage, ranges: [] };
    },
    [index],
  );
  const noteOf = useMemo(() => verdictOf && notesOf(verdictOf), [verdictOf]);
  return (
    <SearchScreen
      {...search}
      device={device}
      query={query}
      arrivedWith={arrivedWith}
      asked={asked}
      onQuery={setQuery}
      filter={filter}
      onFilter={setFilter}
      categoryOf={categoryOf}
      noteOf={noteOf}
      hidden={
        <Suspense>
          {named.length > 0 && (
            <NamedAllergens
              codes={named}
              onWithout={(code) => {
                setQuery('');
                setFilter({ ...filter, without: [...filter.without, code] });
              }}
            />
          )}
          {unwanted > 0 && (
            <dietParts.HiddenDishes
              count={unwanted}
              shown={showsHidden}
              onToggle={() => setShowsHidden(!showsHidden)}
            />
          )}
        </Suspense>
      }
      quantities={quantities}
      categories={categories}
      offline={!isOnline}
      homeHref={`/${place.slug}`}
      onBack={canGoBack ? () => router.history.back() : undefined}
      allHref={`/${place.slug}/all`}
    />
  );
};

/** Notes on dishes, each created once. */
function notesOf(verdictOf: (product: Product) => Verdict): (product: Product) => ReactNode {
  const notes = new Map<Product['id'], ReactNode>();
  return (product) => {
    const note = notes.get(product.id) ?? (
      <Suspense>
        <dietParts.DietNote verdict={verdictOf(product)} />
      </Suspense>
    );
    notes.set(product.id, note);
    return note;
  };
}

/** The query: shown at once, and written to the address when the guest has stopped typing. [S9.10] */
function useAskedInAddress() {
  const { q, without, stock } = useSearch({ from: '/$place/search' });
  const address = useMemo((): SearchAddress => parseSearchAddress({ q, without, stock }), [q, without, stock]);
  // A server-drawn page has an empty field for everyone.
  const isHydrating = useHydrating();
  const first: SearchAddress = isHydrating ? {} : address;
  const [query, setQuery] = useState(first.q ?? '');
  const [arrivedWith] = useState(address.q ?? '');
  const [filter, setFilter] = useState(() => filterOf(first));
  const router = useRouter();
  const navigate = useNavigate({ from: '/$place/search' });

  const asked = addressOf(query, filter);
  const settled = useDebounced(JSON.stringify(asked));
  const inAddress = JSON.stringify(address);
  const known = useRef(JSON.stringify(first));
  const tell = useEffectEvent((now: string) => {
    if (now === known.current) return;
    known.current = now;
    void navigate({
      search: ({ show, scan }) => ({ ...(show && { show }), ...(scan && { scan }), ...addressOf(...askedOf(now)) }),
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => tell(settled), [settled]);
  // Navigation changed the address: back, forward or a link.
  useEffect(() => {
    if (inAddress === known.current) return;
    known.current = inAddress;
    const [words, left] = askedOf(inAddress);
    setQuery(words);
    setFilter(left);
  }, [inAddress]);

  // A guest may follow a link right after the last key. Then the address that "back" returns to must include that key.
  const keep = useEffectEvent(() => {
    tell(JSON.stringify(asked));
    // Without the flush, the link's navigation would overwrite this address.
    router.history.flush();
  });
  useEffect(() => {
    document.addEventListener('click', keep, { capture: true });
    return () => document.removeEventListener('click', keep, { capture: true });
  }, []);
  return { query, arrivedWith, setQuery, filter, setFilter };
}

const askedOf = (address: string): readonly [string, ReturnType<typeof filterOf>] => {
  const parsed: SearchAddress = JSON.parse(address);
  return [parsed.q ?? '', filterOf(parsed)];
};
