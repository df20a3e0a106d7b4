import type { IngredientChoice } from '#domain/cart/cart.ts';
import { judgeDish } from '#domain/diet/allergens.ts';
import { leaveOut } from '#domain/diet/leave-out.ts';
import type { Product } from '#domain/menu/menu.ts';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { type ConflictAnswer, keepAnswer } from './conflict-answers.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { ConflictSheet } from './conflict-sheet.tsx';

/**
 * The question about a dish that contains what the guest avoids. `onAdd` is called with the choice that the guest agreed
 * to; after any answer `onClose` is called.
 */
export const ConflictQuestion = ({
  product,
  choice,
  inline = false,
  onAdd,
  onClose,
}: {
  readonly product: Product;
  readonly choice: IngredientChoice;
  /** On the dish's own page; else over the list. */
  readonly inline?: boolean;
  readonly onAdd: (choice: IngredientChoice) => void;
  readonly onClose: () => void;
}) => {
  const { index } = useMenu();
  const { avoidance } = useDiet();
  const left = leaveOut(index, product, choice, avoidance);
  const answer = (how: ConflictAnswer, agreed: IngredientChoice) => {
    keepAnswer(avoidance, product.id, how);
    onClose();
    onAdd(agreed);
  };
  const question = {
    verdict: judgeDish(index, product, choice, avoidance),
    without: left?.ingredients.map(({ name }) => name).join(', '),
    isUnsure: left?.isSure === false,
    textLanguage: product.textLanguage,
    onWithout: () => answer('without', left?.choice ?? choice),
    onAdd: () => answer('all_the_same', choice),
    onClose,
  };
  return inline ? <ConflictPanel {...question} /> : <ConflictSheet {...question} name={product.name} />;
};
