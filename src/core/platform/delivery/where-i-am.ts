// Location of the device. Requested only by a press, and never stored.
import type { GeoPoint } from '#domain/delivery/address.ts';

export interface Located {
  readonly point: GeoPoint;
  /** Reported accuracy in metres. */
  readonly accuracy: number;
}

/** denied: refused by the guest or the browser · unknown: not available */
export type LocationTrouble = 'denied' | 'unknown';

const PATIENCE_MS = 15_000;
const DENIED = 1;

/** Requests the location. Never rejects. */
export const locate = (): Promise<Located | LocationTrouble> =>
  new Promise((resolve) => {
    // Browsers give no location on plain http.
    if (!('geolocation' in navigator)) return resolve('unknown');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ point: { lat: latitude, lng: longitude }, accuracy }),
      ({ code }) => resolve(code === DENIED ? 'denied' : 'unknown'),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  });
