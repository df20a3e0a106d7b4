import { useEffect } from 'react';
import { fullyHere } from '#core/platform/kiosk/fully.ts';

/** Of the day's light: enough to find the way in. */
const NIGHT = 0.08;

/** While the house is closed and nobody is there, a host that can gives little light; then as much as before. */
export function useNight(isNight: boolean): void {
  useEffect(() => {
    const host = isNight ? fullyHere() : undefined;
    const day = host?.brightness();
    // One that does not say how bright it was could not be made so again.
    if (!host || day === undefined || day <= NIGHT) return undefined;
    host.setBrightness(NIGHT);
    const wake = () => {
      host.setBrightness(day);
      host.turnScreenOn();
    };
    // The next page of the night knows no more how bright the day was.
    window.addEventListener('pagehide', wake);
    return () => {
      window.removeEventListener('pagehide', wake);
      wake();
    };
  }, [isNight]);
}
