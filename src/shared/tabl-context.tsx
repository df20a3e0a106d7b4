import { createContext, type ReactNode, useContext } from 'react';
import type { StorageKind } from '#core/db/storage-guard.ts';
import type { Language } from '#domain/language/language.ts';
import type { Tabl } from './tabl.ts';
import { useHydrating } from './use-hydrating.ts';
import { useStore } from './use-store.ts';

const TablContext = createContext<Tabl | undefined>(undefined);

export const TablProvider = ({ tabl, children }: { readonly tabl: Tabl; readonly children: ReactNode }) => (
  <TablContext value={tabl}>{children}</TablContext>
);

/** Long-lived objects of this device: stores, machines, the outbox. */
export function useTabl(): Tabl {
  const tabl = useContext(TablContext);
  if (!tabl) throw new Error('No TablProvider');
  return tabl;
}

const yes = () => true;

/** False only when the server did not answer. */
export function useIsOnline(): boolean {
  const { connection } = useTabl();
  return useStore(connection, connection.isOnline, yes);
}

export function useLanguage(): { readonly language: Language; readonly choose: (language: Language) => Promise<void> } {
  const { language } = useTabl();
  return { language: useStore(language, language.get), choose: language.choose };
}

const kept = (): StorageKind => 'kept';

/** `memory`: the browser refuses or removed storage, so no data outlives the page. */
export function useStorageKind(): StorageKind {
  const { storage } = useTabl();
  return useStore(storage, storage.get, kept);
}

/** Whether this page can be reopened offline: on https or localhost. Assumed true on a server. */
export function useWorksOffline(): boolean {
  const { worksOffline } = useTabl();
  return useHydrating() || worksOffline;
}
