// What the dishes of a list are to a guest who wants to be watched for: a mark on each, and some left out.
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { ProductId } from '#domain/ids.ts';
import type { Category, Product } from '#domain/menu/menu.ts';
import { useDiet } from '#state/diet/diet-context.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { dietParts, useJudge } from '../lazy/lazy-diet.tsx';

interface Listed {
  readonly product: Product;
}

export interface DishNotes<T extends Listed> {
  /** Without those that contain what the guest avoids, where they want that. */
  readonly views: readonly T[];
  /** Of a card; the same element until its dish or the guest's choice changes. */
  readonly noteOf: ((productId: ProductId) => ReactNode) | undefined;
  /** How many are left out, and the way to see them; undefined where none are. */
  readonly hidden: ReactNode;
}

/** Each dish as it comes: what may be chosen on its own page is judged there. */
export function useDishNotes<T extends Listed>(all: readonly T[]): DishNotes<T> {
  const { index } = useMenu();
  const { avoidance, isNothing, diet } = useDiet();
  const [isShown, setShown] = useState(false);
  const judge = useJudge(!isNothing);
  const verdicts = useMemo(
    () => judge && new Map(all.map(({ product }) => [product.id, judge(index, product, undefined, avoidance)])),
    [all, index, avoidance, judge],
  );
  const notes = useMemo(
    () =>
      verdicts &&
      new Map(
        [...verdicts].map(([id, verdict]) => [
          id,
          <Suspense key={id}>
            <dietParts.DietNote verdict={verdict} />
          </Suspense>,
        ]),
      ),
    [verdicts],
  );
  const fitting = useMemo(
    () => (verdicts && diet.hides ? all.filter(({ product }) => verdicts.get(product.id)?.kind !== 'contains') : all),
    [all, verdicts, diet.hides],
  );
  const noteOf = useMemo(() => notes && ((id: ProductId) => notes.get(id)), [notes]);
  const count = all.length - fitting.length;
  return {
    views: isShown ? all : fitting,
    noteOf,
    hidden:
      count === 0 ? undefined : (
        <Suspense>
          <dietParts.HiddenDishes count={count} shown={isShown} onToggle={() => setShown(!isShown)} />
        </Suspense>
      ),
  };
}

interface Section {
  readonly category: Pick<Category, 'type'>;
  readonly products: readonly Product[];
}

/** The same for a page of many lists; a dish that stands in several is counted once. What is told in banners stays. */
export function useSectionNotes<S extends Section>(
  all: readonly S[],
): Omit<DishNotes<Listed>, 'views'> & { readonly sections: readonly S[] } {
  const listed = useMemo(() => {
    const dishes = all.flatMap(({ category, products }) => (category.type === 'info' ? [] : products));
    return [...new Set(dishes)].map((product) => ({ product }));
  }, [all]);
  const { views, noteOf, hidden } = useDishNotes(listed);
  const sections = useMemo(() => {
    if (views.length === listed.length) return all;
    const shown = new Set(views.map(({ product }) => product));
    return all.map((section) =>
      section.category.type === 'info'
        ? section
        : { ...section, products: section.products.filter((product) => shown.has(product)) },
    );
  }, [all, listed, views]);
  return { sections, noteOf, hidden };
}
