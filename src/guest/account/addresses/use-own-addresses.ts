// Delivery addresses of the account and of this device.
import { useEffect, useState } from 'react';
import { addAddresses, getAddresses, removeAddress } from '#core/api/account/account.ts';
import { changeAddresses, readAddresses } from '#core/platform/delivery/address-storage.ts';
import type { AccountFailure } from '#domain/account/profile.ts';
import { isSameAddress, isSameName, mergeAddresses, type SavedAddress } from '#domain/delivery/saved-addresses.ts';
import type { Result } from '#domain/result.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { renewWhereDue } from '#shared/session/keep-signed-in.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

export interface OwnAddresses {
  /** Addresses of the account; `undefined`: loading; `unheard`: cannot be loaded now. */
  readonly found: readonly SavedAddress[] | 'unheard' | undefined;
  /** Addresses on this device that the account lacks. */
  readonly brought: readonly SavedAddress[];
  /** True when this device lacks some addresses of the account. */
  readonly lacks: boolean;
  readonly failure: AccountFailure | undefined;
  readonly isBusy: boolean;
  /** Copies the device's addresses to the account and the account's to the device. */
  readonly join: () => void;
  readonly remove: (saved: SavedAddress) => void;
  /** Adds an address to the account and this device, in place of an earlier one; resolves with false when that failed. */
  readonly save: (saved: SavedAddress, before?: SavedAddress) => Promise<boolean>;
}

const ofAccount = (list: readonly SavedAddress[]): readonly SavedAddress[] =>
  list.map((one) => ({ ...one, ofAccount: true }));

const isIn = (list: readonly SavedAddress[], one: SavedAddress): boolean =>
  list.some((other) => isSameAddress(one, other));

/** Loaded on opening, and again when the network returns. */
export function useOwnAddresses(): OwnAddresses {
  const { http, serverNow } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [found, setFound] = useState<OwnAddresses['found']>();
  const [here, setHere] = useState(() => readAddresses(place.id));
  const [failure, setFailure] = useState<AccountFailure>();
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again as the network comes back.
  useEffect(() => {
    let isHeard = true;
    void renewWhereDue(http, serverNow())
      .then(() => getAddresses(http, place.id))
      .then((had) => {
        if (isHeard) setFound((before) => (had.ok ? had.value : Array.isArray(before) ? before : 'unheard'));
      });
    return () => {
      isHeard = false;
    };
  }, [http, serverNow, place.id, isOnline]);

  const change = async (
    asked: Promise<Result<readonly SavedAddress[], AccountFailure>>,
    onDevice: (account: readonly SavedAddress[], device: readonly SavedAddress[]) => readonly SavedAddress[],
  ): Promise<boolean> => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.error);
    if (!answer.ok) return false;
    setFound(answer.value);
    setHere(changeAddresses(place.id, (device) => onDevice(answer.value, device)));
    return true;
  };
  const without = (device: readonly SavedAddress[], saved: SavedAddress) =>
    device.filter((one) => !(one.ofAccount && isSameName(one, saved)));

  const known = typeof found === 'object' ? found : [];
  const brought = here.filter((one) => !isIn(known, one));
  return {
    ...{ found, brought, failure, isBusy },
    lacks: known.some((one) => !isIn(here, one)),
    join: () =>
      void change(addAddresses(http, place.id, brought), (account, device) =>
        mergeAddresses(ofAccount(account), device),
      ),
    remove: (saved) => void change(removeAddress(http, place.id, saved), (_, device) => without(device, saved)),
    save: async (saved, before) => {
      if (before && !(await change(removeAddress(http, place.id, before), (_, device) => without(device, before))))
        return false;
      // The account may have given it another name, because the chosen one was taken.
      return change(addAddresses(http, place.id, [saved]), (account, device) =>
        mergeAddresses(ofAccount(account.filter((one) => isSameAddress(one, saved))), device),
      );
    },
  };
}
