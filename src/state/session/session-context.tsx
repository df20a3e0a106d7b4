import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { readCurrentSession } from '#db/session/session-table.ts';
import { orderTypeHere } from '#domain/order/order-type.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { TableSession } from '#domain/session/session.ts';
import { useMenu } from '../menu/menu-context.tsx';
import { useTabl } from '../tabl-context.tsx';
import { useMinute } from '../use-minute.ts';
import { useRows } from '../use-rows.ts';
import { mirrorSession, restoreSession } from './session-store.ts';

export interface SessionState {
  /** undefined: nobody scanned a table here, or it is over. */
  readonly session: TableSession | undefined;
  /** undefined once the session has expired. [S4.13] */
  readonly orderType: OrderType | undefined;
  /** As what a guest orders here now, be it that nobody has scanned: menu, cart and prices go by it. [S4.14] */
  readonly orderedAs: OrderType;
  /** The row has been read: what is missing now is missing. */
  readonly isKnown: boolean;
}

const SessionContext = createContext<SessionState>({
  session: undefined,
  orderType: undefined,
  orderedAs: 'spot',
  isKnown: false,
});

export const useSession = (): SessionState => useContext(SessionContext);

export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const tabl = useTabl();
  const { place } = useMenu();
  const now = useMinute(tabl.serverNow);
  const isRestored = useRestored(place.id);
  const found = useRows(async (db) => ({ session: await readCurrentSession(db, place.id) }), [place.id]);
  const isKnown = isRestored && found !== undefined;
  const session = found?.session && found.session.expiresAt > now ? found.session : undefined;
  useEffect(() => {
    if (isKnown) mirrorSession(place.id, session);
  }, [isKnown, place.id, session]);
  const state = useMemo<SessionState>(
    () => ({ session, orderType: session?.orderType, orderedAs: orderTypeHere(place, session?.orderType), isKnown }),
    [place, session, isKnown],
  );
  return <SessionContext value={state}>{children}</SessionContext>;
};

/** The cookie has been asked where the row was missing; before that it must not be written over. */
function useRestored(placeId: TableSession['placeId']): boolean {
  const tabl = useTabl();
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    let isHere = true;
    void restoreSession(tabl, placeId)
      .catch(() => undefined)
      .then(() => {
        if (isHere) setRestored(true);
      });
    return () => {
      isHere = false;
    };
  }, [tabl, placeId]);
  return isRestored;
}
