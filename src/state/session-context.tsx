import { useLiveQuery } from 'dexie-react-hooks';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { readCurrentSession } from '#db/session-table.ts';
import type { OrderType } from '#domain/place.ts';
import type { TableSession } from '#domain/session.ts';
import { writeSessionCookie } from '#platform/cookies.ts';
import { useMenu } from './menu-context.tsx';
import { useTabl } from './tabl-context.tsx';
import { useMinute } from './use-minute.ts';

export interface SessionState {
  /** undefined: nobody scanned a table here, or it is over. */
  readonly session: TableSession | undefined;
  /** undefined once the session has expired. [S4.13] */
  readonly orderType: OrderType | undefined;
  /** The row has been read: what is missing now is missing. */
  readonly isKnown: boolean;
}

const SessionContext = createContext<SessionState>({ session: undefined, orderType: undefined, isKnown: false });

export const useSession = (): SessionState => useContext(SessionContext);

export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const { db, serverNow } = useTabl();
  const { place } = useMenu();
  const now = useMinute(serverNow);
  const found = useLiveQuery(async () => ({ session: await readCurrentSession(db, place.id) }), [db, place.id]);
  const session = found?.session && found.session.expiresAt > now ? found.session : undefined;
  const isKnown = found !== undefined;
  useEffect(() => {
    // The cookie is as the row is, and goes when the session is over. [S4.13]
    if (isKnown) writeSessionCookie(session);
  }, [isKnown, session]);
  const state = useMemo<SessionState>(() => ({ session, orderType: session?.orderType, isKnown }), [session, isKnown]);
  return <SessionContext value={state}>{children}</SessionContext>;
};
