import { useMemo } from 'react';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { type DishSection, dishesNumbered, dishesOf, type NumberedDish } from '#domain/menu/numbered-dishes.ts';
import { createJudge, NO_FILTER } from '#domain/search/search-filter.ts';
import { ownWords } from '#domain/search/search-words.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { ownFields } from '#shared/search/search-fields.ts';
import { createNearWords } from '#shared/search/search-near.ts';
import { findDishes, foldQuery } from '#shared/search/search-results.ts';

const MOST = 40;

/** The dishes for what is typed, by number or by name, in the house's words and in the reader's; none: nothing is typed. */
export function useDishSearch(
  index: MenuIndex,
  sections: readonly DishSection[],
  typed: string,
): readonly NumberedDish[] | undefined {
  const mine = useMenu().index;
  const dishes = useMemo(() => dishesOf(sections), [sections]);
  const search = useMemo(() => {
    const products = dishes.map(({ product }) => product);
    const inMine = (product: Product) => mine.productById.get(product.id) ?? product;
    const fields = [
      ...ownFields(index, products),
      ...ownFields(mine, products.map(inMine)).map((field) => ({ ...field, own: false })),
    ];
    const others = [(product: Product) => ownWords(mine, inMine(product))];
    return {
      products,
      fields,
      near: createNearWords(fields),
      own: (product: Product) => ownWords(index, product),
      others,
    };
  }, [index, mine, dishes]);
  const query = foldQuery(typed);
  return useMemo(() => {
    if (query === '') return undefined;
    const numbered = dishesNumbered(dishes, typed);
    const { found } = findDishes(search, query, NO_FILTER, { isOff: () => false, judge: createJudge(index) });
    const named = [...found.free, ...found.traces, ...found.undeclared].flatMap(
      (product) => dishes.find((dish) => dish.product === product) ?? [],
    );
    return [...new Set([...numbered, ...named])].slice(0, MOST);
  }, [query, typed, dishes, search, index]);
}
