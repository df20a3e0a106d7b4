import { type ReactNode, Suspense, useState } from 'react';
import type { IngredientChoice } from '#domain/cart/cart.ts';
import type { Avoidance } from '#domain/diet/diet.ts';
import type { Product } from '#domain/menu/menu.ts';
import { dietParts } from '#guest/lazy/lazy-diet.tsx';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { agreedChoice } from './conflict-answers.ts';

interface Chosen {
  readonly choice: IngredientChoice;
}

/**
 * Passes a press on a dish's own page through, or asks first when the chosen dish contains what the guest avoids. `forget`
 * withdraws the question. `before`: choice of the edited order line.
 */
export const useAskedSelection = <S extends Chosen>(product: Product, before?: IngredientChoice) => {
  const { index } = useMenu();
  const { cart } = useCart();
  const { avoidance, isKnown, readAvoidance } = useDiet();
  const [asked, setAsked] = useState<{ readonly selection: S; readonly go: (selection: S) => void }>();
  const forget = () => setAsked(undefined);
  const judge = (held: Avoidance, selection: S, go: (selection: S) => void) => {
    const agreed = agreedChoice(index, { product, choice: selection.choice }, cart.lines, held, before);
    // The order gets the choice that the guest sees; an earlier answer never changes it here.
    if (agreed === selection.choice) go(selection);
    else setAsked({ selection, go });
  };
  const ask = (go: (selection: S) => void) => (selection: S) => {
    if (isKnown) judge(avoidance, selection, go);
    else void readAvoidance().then((held) => judge(held, selection, go));
  };
  const question: ReactNode = asked && (
    <Suspense>
      <dietParts.ConflictQuestion
        inline
        product={product}
        choice={asked.selection.choice}
        onAdd={(choice) => asked.go({ ...asked.selection, choice })}
        onClose={forget}
      />
    </Suspense>
  );
  return { ask, question, forget };
};
