// The name and the number that a guest's own device keeps for the next order.
import { useCallback, useState } from 'react';
import type { KnownGuest } from '#domain/order/checkout/checkout-form.ts';
import { readGuest, writeGuest } from '#platform/order/guest-storage.ts';
import { useIsHouseDevice } from '../device/use-house-device.ts';

export interface KnownGuestHere {
  /** Who ordered from here before. */
  readonly known: KnownGuest | undefined;
  /** false: the device is the house's, and its next guest is told nothing of this one. */
  readonly keeps: boolean;
  readonly keep: (guest: KnownGuest) => void;
  readonly forget: () => void;
}

/** Whom this device knows from an earlier order. A device of the house knows and keeps nobody. */
export function useKnownGuest(): KnownGuestHere {
  const keeps = !useIsHouseDevice();
  const [kept, setKept] = useState(readGuest);
  const keep = useCallback((guest: KnownGuest) => keeps && setKept(writeGuest(guest)), [keeps]);
  const forget = useCallback(() => setKept(writeGuest(undefined)), []);
  return { known: keeps ? kept : undefined, keeps, keep, forget };
}
