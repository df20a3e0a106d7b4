// "Where I am": one geolocation request at a time, and its result.
import { useCallback, useRef, useState } from 'react';
import { type LocationTrouble, locate } from '#core/platform/delivery/where-i-am.ts';
import type { GeoPoint } from '#domain/delivery/address.ts';

export interface WhereIAm {
  /** Metres; `undefined` when not requested, or after the pin was moved. */
  readonly accuracy: number | undefined;
  readonly trouble: LocationTrouble | undefined;
  readonly isAsking: boolean;
  readonly ask: () => void;
  /** The guest moved the pin, so the device's position no longer applies. */
  readonly forget: () => void;
}

/** `ask` requests the device's position; `onFound` receives the point. */
export function useWhereIAm(onFound: (point: GeoPoint) => void): WhereIAm {
  const [said, setSaid] = useState<{ readonly accuracy?: number; readonly trouble?: LocationTrouble }>({});
  const [isAsking, setAsking] = useState(false);
  const asked = useRef(0);
  const ask = useCallback(() => {
    asked.current += 1;
    const own = asked.current;
    setAsking(true);
    void locate().then((found) => {
      if (asked.current !== own) return;
      setAsking(false);
      if (typeof found === 'string') return setSaid({ trouble: found });
      setSaid({ accuracy: found.accuracy });
      onFound(found.point);
    });
  }, [onFound]);
  const forget = useCallback(() => {
    asked.current += 1;
    setAsking(false);
    setSaid({});
  }, []);
  return { accuracy: said.accuracy, trouble: said.trouble, isAsking, ask, forget };
}
