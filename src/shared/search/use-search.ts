import { useMemo } from 'react';
import { judgeDish, type Verdict } from '#domain/diet/judge-dish.ts';
import type { Allergen, Product } from '#domain/menu/menu.ts';
import { isSoldOut } from '#domain/order/verdict.ts';
import { allergensToAvoid, createJudge, filters, type SearchFilter } from '#domain/search/avoidance-filter.ts';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useCardViews } from '#shared/menu/whole-menu-views.ts';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import type { CardView } from '#ui/view/card-view.ts';
import { findDishes, foldQuery, type SearchResults } from './search-results.ts';
import { useSearchIndex } from './use-search-index.ts';

export interface MenuSearch extends SearchResults {
  /** The guest has typed words or set a filter. */
  readonly isAsked: boolean;
  readonly cardOf: (product: Product) => CardView;
  /** Allergens that the search can exclude. */
  readonly allergens: readonly Allergen[];
  /** The verdict on a dish for this guest; `undefined` when the guest avoids none. */
  readonly verdictOf: ((product: Product) => Verdict) | undefined;
}

/**
 * Dishes of the open place that match the query, computed on the device. `showsHidden`: includes dishes that the guest hides
 * from lists. [S2.09]
 */
export function useMenuSearch(
  query: string,
  filter: SearchFilter,
  { showsHidden }: { readonly showsHidden: boolean },
): MenuSearch {
  const snapshot = useMenu();
  const { index, off } = snapshot;
  const { shown } = useOrdering();
  const { diet, avoidance, isNothing } = useDiet();
  const search = useSearchIndex();
  const cardOf = useCardViews(snapshot, shown);
  const allergens = useMemo(() => allergensToAvoid(index), [index]);
  const judge = useMemo(() => createJudge(index), [index]);
  const folded = foldQuery(query);
  const verdictOf = useMemo(
    () => (isNothing ? undefined : (product: Product) => judgeDish(index, product, undefined, avoidance)),
    [index, avoidance, isNothing],
  );
  const results = useMemo(
    () =>
      findDishes(search, folded, filter, {
        isOff: (product) => isSoldOut(product, off),
        judge,
        isUnwanted: verdictOf && diet.hides ? (product) => verdictOf(product).kind === 'contains' : undefined,
        showsUnwanted: showsHidden,
      }),
    [search, folded, filter, off, judge, verdictOf, diet.hides, showsHidden],
  );
  return useMemo(
    () => ({ ...results, isAsked: folded !== '' || filters(filter), cardOf, allergens, verdictOf }),
    [results, folded, filter, cardOf, allergens, verdictOf],
  );
}
