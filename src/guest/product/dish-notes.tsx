// Diet notes of a dish list, and the dishes that the list hides for this guest.
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { OffKey, ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { isOutsideHours } from '#domain/order/verdict.ts';
import { dietParts, useJudge } from '#guest/lazy/lazy-diet.tsx';
import { hoursParts } from '#guest/lazy/lazy-hours.tsx';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';

export interface Listed {
  readonly product: Product;
}

export interface DishNotes<T extends Listed> {
  /** The dishes, without conflicting ones if the guest hides those. */
  readonly views: readonly T[];
  /** Note of a card; the same element until the dish or the guest's choice changes. */
  readonly noteOf: ((productId: ProductId) => ReactNode) | undefined;
  /** Text on the hidden dishes with a button to show them; `undefined` when none is hidden. */
  readonly hidden: ReactNode;
}

/** When each dish outside its hours is available again. */
const hoursNotes = (all: readonly Listed[], index: MenuIndex, off: ReadonlySet<OffKey>) =>
  new Map(
    all.flatMap(({ product }) =>
      isOutsideHours(index, product, off)
        ? [
            [
              product.id,
              <Suspense key="hours">
                <hoursParts.DishHours product={product} />
              </Suspense>,
            ] as const,
          ]
        : [],
    ),
  );

/**
 * Judges each dish in its default form. The dish's own page judges the chosen ingredients. `saysHours` false: the list states
 * the hours at the head of each category.
 */
export function useDishNotes<T extends Listed>(all: readonly T[], saysHours = true): DishNotes<T> {
  const { index, off } = useMenu();
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
  const hours = useMemo(() => hoursNotes(saysHours ? all : [], index, off), [all, index, off, saysHours]);
  const noteOf = useMemo(() => {
    if (!hours.size) return notes && ((id: ProductId) => notes.get(id));
    return (id: ProductId) => (
      <>
        {hours.get(id)}
        {notes?.get(id)}
      </>
    );
  }, [notes, hours]);
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
