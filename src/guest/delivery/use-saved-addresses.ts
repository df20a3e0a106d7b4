// The addresses that the guest keeps for a place. [S3.34]
import { useCallback, useState } from 'react';
import { readKioskCookie } from '#core/platform/cookies.ts';
import { changeAddresses, readAddresses } from '#core/platform/delivery/address-storage.ts';
import { forgetAddress, keepAddress, type SavedAddress } from '#domain/delivery/saved-addresses.ts';
import type { PlaceId } from '#domain/ids.ts';

export interface SavedAddresses {
  readonly list: readonly SavedAddress[];
  readonly keep: (saved: SavedAddress) => void;
  readonly forget: (saved: SavedAddress) => void;
  /** false: the device is the house's, and its next guest is told nothing of this one. */
  readonly keeps: boolean;
}

const NONE: readonly SavedAddress[] = [];

/** The addresses of this place, and what may be done with them. A shared device neither shows nor keeps any. */
export function useSavedAddresses(placeId: PlaceId): SavedAddresses {
  const [list, setList] = useState(() => (readKioskCookie() ? NONE : readAddresses(placeId)));
  const [keeps] = useState(() => !readKioskCookie());
  const keep = useCallback(
    (saved: SavedAddress) => setList(changeAddresses(placeId, (before) => keepAddress(before, saved))),
    [placeId],
  );
  const forget = useCallback(
    (saved: SavedAddress) => setList(changeAddresses(placeId, (before) => forgetAddress(before, saved))),
    [placeId],
  );
  return { list, keep, forget, keeps };
}
