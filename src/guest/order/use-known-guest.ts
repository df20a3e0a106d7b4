// Name and number that a guest's own device keeps for the next order.
import { useCallback, useRef, useState } from 'react';
import { readGuest, writeGuest } from '#core/platform/order/guest-storage.ts';
import type { KnownGuest } from '#domain/order/checkout/checkout-form.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';

export interface KnownGuestHere {
  /** The guest who ordered from here before. */
  readonly known: KnownGuest | undefined;
  /** False on a venue's device, which must not show one guest's details to the next. */
  readonly keeps: boolean;
  readonly keep: (guest: KnownGuest) => void;
  /** Saves no guest until the form closes, even when it is sent with another name. */
  readonly forget: () => void;
  readonly isForgotten: () => boolean;
}

/** The guest known from an earlier order. A shared device knows and saves none. */
export function useKnownGuest(): KnownGuestHere {
  const keeps = !useIsSharedDevice();
  const [kept, setKept] = useState(readGuest);
  const isRefused = useRef(false);
  const keep = useCallback((guest: KnownGuest) => keeps && !isRefused.current && setKept(writeGuest(guest)), [keeps]);
  const forget = useCallback(() => {
    isRefused.current = true;
    setKept(writeGuest(undefined));
  }, []);
  const isForgotten = useCallback(() => isRefused.current, []);
  return { known: keeps ? kept : undefined, keeps, keep, forget, isForgotten };
}
