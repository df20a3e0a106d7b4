import { useEffect } from 'react';
import { pressAgain, whenReleased } from '#core/platform/device/early-presses.ts';

/** Does once more what the guest did to open something before the app was there. */
function usePressAgain(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    // Behind React's own work: while that lasts, a press on what is still being taken over is not heard.
    void whenReleased().then((released) => {
      if (isHere) timer = setTimeout(() => pressAgain(released));
    });
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);
}

/** Opens what the guest pressed for before the app was there. */
export const PressAgain = () => {
  usePressAgain();
  return null;
};
