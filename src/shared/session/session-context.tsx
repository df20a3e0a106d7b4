import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { orderTypeHere, pricedTypeHere } from '#domain/order/order-type.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { TableSession } from '#domain/session/session.ts';
import { useIsKiosk } from '#shared/device/use-is-kiosk.ts';
import { patiently } from '#shared/loading.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { useRows } from '#shared/use-rows.ts';

export interface SessionState {
  /** `undefined`: no table was scanned here, or the session has expired. */
  readonly session: TableSession | undefined;
  /** `undefined` once the session has expired. [S4.13] */
  readonly orderType: OrderType | undefined;
  /** The guest's order type here, even before a scan; menu, cart and prices use it. [S4.14] */
  readonly orderedAs: OrderType;
  /** Order type that prices the cart; `undefined` until the guest has chosen one. */
  readonly pricedAs: OrderType | undefined;
  /** false: prices are for eating at the venue. A kiosk asks on its order page whether the dishes are packed. */
  readonly isToGo?: false | undefined;
  /** The row is read, so a missing session is really missing. */
  readonly isKnown: boolean;
}

const SessionContext = createContext<SessionState>({
  session: undefined,
  orderType: undefined,
  orderedAs: 'spot',
  pricedAs: undefined,
  isKnown: false,
});

export const useSession = (): SessionState => useContext(SessionContext);

/** The session store loads after the first card. */
const sessionStore = () => import('./session-store.ts');
type SessionStore = Awaited<ReturnType<typeof sessionStore>>;

export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const tabl = useTabl();
  const { place } = useMenu();
  const isKiosk = useIsKiosk();
  const now = useMinute(tabl.serverNow);
  const store = useRestored(place.id);
  const found = useRows(async () => {
    const [{ readCurrentSession }, { readChosenType }] = await Promise.all([
      import('#core/db/session/session-table.ts'),
      import('#core/db/order/chosen-type-table.ts'),
    ]);
    return async (db) => {
      const [session, way] = await Promise.all([readCurrentSession(db, place.id), readChosenType(db, place.id)]);
      return { session, way };
    };
  }, [place.id]);
  const isKnown = store !== undefined && found !== undefined;
  const session = found?.session && found.session.expiresAt > now ? found.session : undefined;
  useEffect(() => {
    if (isKnown) store?.mirrorSession(place.id, session);
  }, [isKnown, store, place.id, session]);
  // A kiosk has one order type, so its prices apply from the first dish on.
  const way = isKiosk ? place.orderTypes.find(({ byNumber }) => byNumber)?.type : found?.way;
  const state = useMemo<SessionState>(
    () => ({
      session,
      orderType: session?.orderType,
      orderedAs: orderTypeHere(place, session?.orderType, way),
      pricedAs: pricedTypeHere(place, session?.orderType, way),
      isToGo: isKiosk ? false : undefined,
      isKnown,
    }),
    [place, session, way, isKiosk, isKnown],
  );
  return <SessionContext value={state}>{children}</SessionContext>;
};

/** The session store, after the cookie was read for a missing row; until then the cookie must not be overwritten. */
function useRestored(placeId: TableSession['placeId']): SessionStore | undefined {
  const tabl = useTabl();
  const [restored, setRestored] = useState<SessionStore>();
  useEffect(() => {
    let isHere = true;
    const load = () => Promise.all([openTabl(tabl), sessionStore()]);
    void patiently(load, () => isHere).then(async (loaded) => {
      if (!loaded) return;
      const [open, store] = loaded;
      await store.restoreSession(open, placeId).catch(() => undefined);
      if (isHere) setRestored(store);
    });
    return () => {
      isHere = false;
    };
  }, [tabl, placeId]);
  return restored;
}
