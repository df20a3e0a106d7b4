import { useEarlyPresses } from '#guest/cart/use-early-presses.ts';
import { useAskedAdd } from '#guest/diet/asked-add.tsx';
import { useCardPresses } from '#guest/product-card/product-card-presses.ts';
import { useShowOrder } from './show-order.ts';

/** Puts what the guest pressed before the app was there into the order, and asks what must be asked. */
export const EarlyPresses = () => {
  const { add, question } = useAskedAdd();
  const presses = useCardPresses();
  const openOrder = useShowOrder();
  useEarlyPresses({ add, isAsking: Boolean(question), choose: (id) => presses?.onAdd(id), openOrder });
  return question;
};
