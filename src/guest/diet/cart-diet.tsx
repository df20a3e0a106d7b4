// The order's verdict for a guest who avoids allergens or follows a diet.
import { type ReactNode, useMemo } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { allergensOfMenu, judgeDish, worstOf } from '#domain/diet/allergens.ts';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { CartWarning } from './cart-warning.tsx';
import { DietNote } from './diet-note.tsx';
import { KitchenKnows } from './kitchen-knows.tsx';

export interface CartDiet {
  /** The notes by line; only lines whose dish is not free of what the guest avoids have one. */
  readonly notes: ReadonlyMap<string, ReactNode> | undefined;
  readonly warning: ReactNode;
}

/**
 * The verdicts of the lines with their chosen ingredients. A dish that the menu no longer has leaves the cart by
 * itself.
 */
export function useCartDiet({ lines }: Cart): CartDiet {
  const { index } = useMenu();
  const { avoidance, isNothing } = useDiet();
  return useMemo(() => {
    if (isNothing) return { notes: undefined, warning: undefined };
    const judged = lines.flatMap(({ lineId, productId, choice }) => {
      const product = index.productById.get(productId);
      const verdict = product && judgeDish(index, product, choice, avoidance);
      return verdict && verdict.kind !== 'free' ? [{ lineId, verdict }] : [];
    });
    const worst = worstOf(judged.map(({ verdict }) => verdict.kind));
    return {
      notes: new Map(judged.map(({ lineId, verdict }) => [lineId, <DietNote key={lineId} verdict={verdict} />])),
      warning: (
        <>
          {worst !== 'free' && (
            <CartWarning kind={worst} isDiet={judged.every(({ verdict }) => verdict.contains.length === 0)} />
          )}
          <KitchenKnows avoidance={avoidance} allergens={allergensOfMenu(index)} sent={false} />
        </>
      ),
    };
  }, [lines, index, avoidance, isNothing]);
}
