import { useLingui } from '@lingui/react/macro';
import { createContext, useContext } from 'react';

const MINUTE = 60_000;

/** Server time, epoch ms, from which a board's ages are computed. */
export const NowContext = createContext(0);

/** Age of an order: "0:50" or "24 min". */
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

/** Separate component, so that each second re-renders only the age and not the ticket. */
export const Age = ({ placedAt }: { readonly placedAt: number }) => useAge()(placedAt);
