// A form of the account: validated here first, one request at a time; an error keeps all typed values.
import { useRef, useState } from 'react';
import type { AccountFailure, ProfileFaults } from '#domain/account/profile.ts';
import type { Done } from './use-account.ts';

export interface Submit {
  readonly isBusy: boolean;
  readonly faults: ProfileFaults;
  /** General error, shown beside the fields' own errors. */
  readonly failure: Exclude<AccountFailure, { kind: 'faults' }> | undefined;
  /** Sends unless `judged` contains an error; resolves true on success. */
  readonly submit: (judged: ProfileFaults, send: () => Promise<Done>) => Promise<boolean>;
}

export function useSubmit(): Submit {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<AccountFailure>();
  const isSending = useRef(false);
  return {
    isBusy,
    faults: failed?.kind === 'faults' ? failed.faults : {},
    failure: failed && failed.kind !== 'faults' ? failed : undefined,
    submit: async (judged, send) => {
      if (isSending.current) return false;
      if (Object.keys(judged).length > 0) {
        setFailed({ kind: 'faults', faults: judged });
        return false;
      }
      isSending.current = true;
      setBusy(true);
      const done = await send().catch((): Done => ({ ok: false, error: { kind: 'other' } }));
      isSending.current = false;
      setBusy(false);
      setFailed(done.ok ? undefined : done.error);
      return done.ok;
    },
  };
}
