import { useCardPresses } from '#screens/product-card/product-card-presses.ts';
import { useEarlyPresses } from '#state/cart/use-early-presses.ts';
import { usePressAgain } from '#state/device/use-press-again.ts';
import { useAskedAdd } from '../diet/asked-add.tsx';
import { useShowOrder } from './show-order.ts';

/** Puts what the guest pressed before the app was there into the order, and asks what must be asked. */
export const EarlyPresses = () => {
  const { add, question } = useAskedAdd();
  const presses = useCardPresses();
  const openOrder = useShowOrder();
  useEarlyPresses({ add, isAsking: Boolean(question), choose: (id) => presses?.onAdd(id), openOrder });
  return question;
};

/** Opens what the guest pressed for before the app was there. */
export const PressAgain = () => {
  usePressAgain();
  return null;
};
