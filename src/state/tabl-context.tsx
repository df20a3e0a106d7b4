import { createContext, type ReactNode, useContext } from 'react';
import type { Tabl } from './tabl.ts';

const TablContext = createContext<Tabl | undefined>(undefined);

export const TablProvider = ({ tabl, children }: { readonly tabl: Tabl; readonly children: ReactNode }) => (
  <TablContext value={tabl}>{children}</TablContext>
);

/** What is alive on this device: stores, machines, the outbox. */
export function useTabl(): Tabl {
  const tabl = useContext(TablContext);
  if (!tabl) throw new Error('useTabl outside of a TablProvider');
  return tabl;
}
