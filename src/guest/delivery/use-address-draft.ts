// Draft of a new address while the guest types the address.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AddressDraft } from '#domain/delivery/saved-addresses.ts';

/** Delay, ms, before a dragged pin is saved. */
const RESTS_MS = 200;

type Change = (before: AddressDraft | undefined) => AddressDraft;

interface AddressDraftHere {
  /** `undefined`: no input since an address was taken. */
  readonly draft: AddressDraft | undefined;
  /** Changes the address and saves at once. */
  readonly change: (make: Change) => void;
  /** Changes the address and saves when no other change follows. */
  readonly move: (make: Change) => void;
  /** Ends the draft after the address was taken. */
  readonly end: () => void;
}

/** The typed address, started from the saved draft; `keep` is called on each change. */
export function useAddressDraft(kept: AddressDraft | undefined, keep: (draft: AddressDraft) => void): AddressDraftHere {
  const [draft, setDraft] = useState(kept);
  const now = useRef({ draft, keep });
  now.current.keep = keep;
  const rests = useRef<ReturnType<typeof setTimeout>>(undefined);

  const set = useCallback((next: AddressDraft | undefined) => {
    clearTimeout(rests.current);
    rests.current = undefined;
    now.current.draft = next;
    setDraft(next);
  }, []);
  const keepNow = useCallback(() => {
    rests.current = undefined;
    if (now.current.draft) now.current.keep(now.current.draft);
  }, []);
  // The dialog may close before the delayed save.
  useEffect(
    () => () => {
      if (rests.current === undefined) return;
      clearTimeout(rests.current);
      keepNow();
    },
    [keepNow],
  );
  return {
    draft,
    change: useCallback(
      (make) => {
        set(make(now.current.draft));
        keepNow();
      },
      [set, keepNow],
    ),
    move: useCallback(
      (make) => {
        set(make(now.current.draft));
        rests.current = setTimeout(keepNow, RESTS_MS);
      },
      [set, keepNow],
    ),
    end: useCallback(() => set(undefined), [set]),
  };
}
