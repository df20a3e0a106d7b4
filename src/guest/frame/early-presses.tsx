import { useEarlyPresses } from '#guest/cart/use-early-presses.ts';
import { useAskedAdd } from '#guest/diet/asked-add.tsx';
import { useCardPresses } from '#guest/product-card/product-card-presses.ts';
import { useShowOrder } from './show-order.ts';

/** Adds the presses made before the app was loaded, and asks the necessary questions. */
export const EarlyPresses = () => {
  const { add, question } = useAskedAdd();
  const presses = useCardPresses();
  const openOrder = useShowOrder();
  useEarlyPresses({ add, isAsking: Boolean(question), choose: (id) => presses?.onAdd(id), openOrder });
  return question;
};
