import type { IngredientChoice } from '../cart/cart.ts';
import { normalChoice, saidOf } from './modifier-groups.ts';

/** Whether two choices are equal, regardless of id order. [S3.16] */
export const sameChoice = (a: IngredientChoice, b: IngredientChoice): boolean => {
  const [one, other] = [saidOf(normalChoice(a)), saidOf(normalChoice(b))];
  return (
    !a.modifiers === !b.modifiers &&
    one.length === other.length &&
    one.every(({ key, id, quantity }, at) => {
      const same = other[at];
      return key === same?.key && id === same.id && quantity === same.quantity;
    })
  );
};
