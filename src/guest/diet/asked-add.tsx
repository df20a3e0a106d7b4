import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { isNothing } from '#domain/diet/diet.ts';
import { dietParts, dietRules } from '#guest/lazy/lazy-diet.tsx';
import { type CartState, useCart } from '#shared/cart/cart-context.tsx';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';

type Add = CartState['add'];

/**
 * Adds to the order, but asks first about a dish with something that the guest avoids. Render `question`. `add` is stable
 * until the menu or the avoidance changes.
 */
export const useAskedAdd = (): { readonly add: Add; readonly question: ReactNode } => {
  const { index } = useMenu();
  const { add, cart } = useCart();
  const { avoidance, isKnown, readAvoidance } = useDiet();
  const [asked, setAsked] = useState<Parameters<Add>[0]>();
  const lines = useRef(cart.lines);
  lines.current = cart.lines;
  const askedAdd = useCallback<Add>(
    async (selection) => {
      // If the rules cannot be loaded, no dish is marked, but the cart still warns.
      const held = isKnown ? avoidance : await readAvoidance();
      const rules = isNothing(held) ? undefined : await dietRules.answers.load().catch(() => undefined);
      const choice = rules ? rules.agreedChoice(index, selection, lines.current, held) : selection.choice;
      if (choice) return add({ ...selection, choice });
      setAsked(selection);
      return false;
    },
    [add, index, avoidance, isKnown, readAvoidance],
  );
  return {
    add: askedAdd,
    question: asked && (
      <Suspense>
        <dietParts.ConflictQuestion
          product={asked.product}
          choice={asked.choice}
          onAdd={(choice) => void add({ ...asked, choice })}
          onClose={() => setAsked(undefined)}
        />
      </Suspense>
    ),
  };
};
