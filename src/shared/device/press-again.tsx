import { useEffect } from 'react';
import { pressAgain, whenReleased } from '#core/platform/device/early-presses.ts';

/** Repeats the guest's press that tried to open something before the app was loaded. */
function usePressAgain(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    // Runs after React's hydration: until then React ignores a press on the part that is being hydrated.
    void whenReleased().then((released) => {
      if (isHere) timer = setTimeout(() => pressAgain(released));
    });
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);
}

/** Opens what the guest pressed before the app was loaded. */
export const PressAgain = () => {
  usePressAgain();
  return null;
};
