import type { IngredientChoice } from '#domain/cart/cart.ts';
import { judgeDish } from '#domain/diet/judge-dish.ts';
import { inUnlistedParts } from '#domain/diet/unlisted-parts.ts';
import type { Product } from '#domain/menu/menu.ts';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { DishVerdict } from './dish-verdict.tsx';

/** Verdict on a dish's page for the current choice; empty for a guest without avoidances. */
export const DietVerdict = ({ product, choice }: { readonly product: Product; readonly choice: IngredientChoice }) => {
  const { index } = useMenu();
  const { avoidance, isNothing } = useDiet();
  if (isNothing || product.type === 'booking') return null;
  const verdict = judgeDish(index, product, choice, avoidance);
  const { length } = inUnlistedParts(index, product, choice, verdict);
  return (
    <DishVerdict
      verdict={verdict}
      isUnlisted={length === verdict.contains.length}
      textLanguage={product.textLanguage}
    />
  );
};
