// Where the device says that it is. Asked by a press alone, and never kept.
import type { GeoPoint } from '#domain/delivery/address.ts';

export interface Located {
  readonly point: GeoPoint;
  /** Within so many metres, as the device says. */
  readonly accuracy: number;
}

/** denied: the guest, or the browser, does not want to tell · unknown: the device cannot */
export type LocationTrouble = 'denied' | 'unknown';

const PATIENCE_MS = 15_000;
const DENIED = 1;

/** Asks the device. Never rejects. */
export const locate = (): Promise<Located | LocationTrouble> =>
  new Promise((resolve) => {
    // On plain http a browser has no answer.
    if (!('geolocation' in navigator)) return resolve('unknown');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ point: { lat: latitude, lng: longitude }, accuracy }),
      ({ code }) => resolve(code === DENIED ? 'denied' : 'unknown'),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  });
