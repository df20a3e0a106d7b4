import { usePressAgain } from './use-press-again.ts';

/** Opens what the guest pressed for before the app was there. */
export const PressAgain = () => {
  usePressAgain();
  return null;
};
