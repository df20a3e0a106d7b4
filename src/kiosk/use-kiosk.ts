// Runs a shared device between guests, above the pages of its place.
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { TablDatabase } from '#core/db/database.ts';
import { readLanguageCookie } from '#core/platform/cookies.ts';
import { keepAwake } from '#core/platform/device/wake-lock.ts';
import { shutExits } from '#core/platform/kiosk/exits.ts';
import { fillScreen } from '#core/platform/kiosk/full-screen.ts';
import { followPresence } from '#core/platform/kiosk/presence.ts';
import { markUnclean, wasResetBegun } from '#core/platform/kiosk/reset-mark.ts';
import { type GuestRows, idleMs, type SharedKind } from '#domain/kiosk/between-guests.ts';
import type { Place } from '#domain/place/place.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';
import { type KioskEvent, kioskMachine } from './kiosk.machine.ts';
import { beginAnew, resetDevice } from './reset.ts';

type Actor = ActorRefFrom<typeof kioskMachine>;

export interface Kiosk {
  readonly state: SnapshotFrom<typeof kioskMachine>;
  readonly send: (type: Exclude<KioskEvent['type'], 'rows.read' | 'table.closed'>) => void;
}

const readGuest = async () => {
  const [{ readCart }, { readShownOrders }, { hasTraces }] = await Promise.all([
    import('#core/db/cart/cart-table.ts'),
    import('#core/db/visit/shown-entries.ts'),
    import('#core/db/kiosk/guest-traces.ts'),
  ]);
  return async (db: TablDatabase, placeId: Place['id']): Promise<GuestRows> => ({
    hasChosen: ((await readCart(db, placeId))?.lines.length ?? 0) > 0,
    hasTraces: await hasTraces(db),
    orders: (await readShownOrders(db, placeId)).reverse().map(({ id, label, state, order, lines, details }) => ({
      id,
      label,
      state,
      products: [...new Set(lines.map(({ productId }) => productId))],
      placed: order,
      payment: details?.payment,
    })),
  });
};

/** `undefined` until the rows are read, because only they show whether a guest is in the middle of something. */
export function useKiosk(kind: SharedKind): Kiosk | undefined {
  const tabl = useTabl();
  const { place, settings } = useMenu();
  const rows = useRows(async () => {
    const read = await readGuest();
    return (db) => read(db, place.id);
  }, [place.id]);
  const { language } = useLanguage();
  const [actor, setActor] = useState<Actor>();
  const [state, setState] = useState<Kiosk['state']>();
  const isRead = rows !== undefined;
  useTableClosed(actor);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the rows say later is told to the machine; another setting is for the next guest.
  useEffect(() => {
    if (!rows) return undefined;
    const reset = fromPromise<readonly string[], SharedKind>(async ({ input }) =>
      resetDevice(await openTabl(tabl), input),
    );
    const made = createActor(kioskMachine.provide({ actors: { reset } }), {
      input: {
        kind,
        idleMs: idleMs(kind, settings.tabletIdleMinutes),
        rows: withLanguage(rows),
        wasInterrupted: wasResetBegun(),
      },
    });
    // Only the machine's own final state loads a new document, not stopping it with its page.
    made.subscribe((next) => {
      setState(next);
      if (next.matches('outOfService')) markUnclean();
      if (next.status === 'done') void beginAnew(place.slug);
    });
    made.start();
    setActor(made);
    const stopFollowing = followPresence(() => made.send({ type: 'guest.seen' }));
    const sleep = keepAwake();
    return () => {
      made.stop();
      stopFollowing();
      sleep();
    };
  }, [tabl, place.id, kind, isRead]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has its cookie by now.
  useEffect(() => {
    if (rows) actor?.send({ type: 'rows.read', rows: withLanguage(rows) });
  }, [actor, rows, language]);

  const send = useCallback<Kiosk['send']>(
    (type) => {
      // Browsers allow full screen only on a press.
      if (type === 'guest.came') void fillScreen();
      actor?.send({ type });
    },
    [actor],
  );
  return state && { state, send };
}

/** Adds a chosen language, which is not stored as a row. */
const withLanguage = (rows: GuestRows): GuestRows => ({
  ...rows,
  hasTraces: rows.hasTraces || readLanguageCookie() !== undefined,
});

/** Tells a tablet's machine that its table's sitting has ended or changed. */
function useTableClosed(actor: Actor | undefined): void {
  const { session, isKnown } = useSession();
  const sitting = session?.id;
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (!actor || !isKnown) return;
    if (before.current !== undefined && before.current !== sitting) actor.send({ type: 'table.closed' });
    before.current = sitting;
  }, [actor, isKnown, sitting]);
}

/** Blocks external links of the place's pages; returns the address that a guest pressed. */
export function useShutExits(): { readonly leadsTo: string | undefined; readonly close: () => void } {
  const { place } = useMenu();
  const [leadsTo, setLeadsTo] = useState<string>();
  useEffect(() => shutExits({ slug: place.slug, onLeadOut: setLeadsTo }), [place.slug]);
  return { leadsTo, close: useCallback(() => setLeadsTo(undefined), []) };
}
