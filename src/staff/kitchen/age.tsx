import { useLingui } from '@lingui/react/macro';
import { createContext, useContext } from 'react';

const MINUTE = 60_000;

/** The server's time, epoch ms: what a board's ages are told from. */
export const NowContext = createContext(0);

/** "0:50", or "24 min": how old an order is. */
export function useAge(): (placedAt: number) => string {
  const { t } = useLingui();
  const now = useContext(NowContext);
  return (placedAt) => {
    const age = Math.max(0, now - placedAt);
    const seconds = String(Math.floor((age % MINUTE) / 1000)).padStart(2, '0');
    const minutes = Math.floor(age / MINUTE);
    return minutes < 1 ? `0:${seconds}` : t({ message: `${minutes} min`, comment: 'an age in minutes: 24 min' });
  };
}

/** The age alone: each second draws it anew, and nothing of the ticket around it. */
export const Age = ({ placedAt }: { readonly placedAt: number }) => useAge()(placedAt);
