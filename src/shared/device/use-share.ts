import { useCallback, useState } from 'react';
import { addressOf, type Shared, shareAddress } from '#core/platform/share.ts';

export interface Share {
  /** Result of the last press, until the guest closes it. */
  readonly outcome: Shared | undefined;
  readonly address: () => string;
  readonly onShare: () => void;
  readonly onClose: () => void;
}

/** Shares a path of this site on a press. */
export function useShare(title: string, path: string): Share {
  const [outcome, setOutcome] = useState<Shared>();
  return {
    outcome,
    address: useCallback(() => addressOf(path), [path]),
    onShare: useCallback(() => void shareAddress(title, path).then(setOutcome), [title, path]),
    onClose: useCallback(() => setOutcome(undefined), []),
  };
}
