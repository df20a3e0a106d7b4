import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PaymentLink } from '#contract/payment/payment-link.ts';
import { checkPaymentByKey } from '#core/api/payment/payments-requests.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readPaying, readPayments } from '#core/db/payment/payment-table.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import { onReturn } from '#core/platform/browser-hints.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Paying, PaymentMeans, Stand, StartFailure } from '#domain/payment/paying.ts';
import { standOf } from '#domain/payment/paying.ts';
import { patiently } from '#shared/loading.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';

import { type PaymentActor, startPaying } from './start-paying.ts';

/**
 * loading  what is known of it is being read
 * none     nothing is paid here
 * unheard  it is known to the server alone, which cannot be asked now
 */
export type PaymentHere =
  | { readonly kind: 'loading' | 'none' | 'unheard' }
  | {
      readonly kind: 'shown';
      readonly stand: Stand;
      readonly paying: Paying;
      /** The last request to the server failed. */
      readonly isUnreached: boolean;
      /** The server has answered since the guest returned. */
      readonly isHeard: boolean;
      readonly again: (way: PaymentMeans) => void;
      readonly leave: () => void;
      readonly look: () => void;
      readonly cancel: () => void;
      /** The server is closing the provider's page. */
      readonly isCancelling: boolean;
      /** Why the last "cancel" had no effect. */
      readonly notCancelled: StartFailure | undefined;
    };

/** The row named by an address. When the address names none, or has only a provider's parameters: the guest's last one. */
const rowAt = async (db: TablDatabase, placeId: PlaceId, { order, key }: PaymentLink): Promise<Paying | undefined> => {
  if (order !== undefined) return readPaying(db, order);
  const rows = await readPayments(db, placeId);
  return key === undefined ? rows[0] : rows.find(({ told }) => told?.key === key);
};

const goTo = (url: string): void => window.location.assign(url);

/**
 * A card payment at the open place: the one in the address, or the guest's last one. Polled when the page becomes visible
 * and when the network returns. `goAway`: replaces the browser's navigation to another site.
 */
export function usePayment(link: PaymentLink, goAway = goTo): PaymentHere {
  const { database, http, deviceNow, connection } = useTabl();
  const { place } = useMenu();
  const { language } = useLanguage();
  const isOnline = useIsOnline();
  const [found, setFound] = useState<PaymentActor | 'none' | 'unheard'>();
  const [speaks] = useState(() => ({ language }));
  speaks.language = language;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a payment that only the server knows is asked for again as the network comes back.
  useEffect(() => {
    if (typeof found === 'object') return;
    let isHere = true;
    const find = async () => {
      const db = await patiently(database, () => isHere);
      if (!db) return;
      let row = await rowAt(db, place.id, link);
      if (!row && link.key !== undefined) {
        // Started in another browser; its provider redirected to this one.
        const told = await checkPaymentByKey(http, place.id, link.key);
        if (!isHere) return;
        if (!told.ok && told.error.kind !== 'responded') return setFound('unheard');
        const visitId = await liveVisitIdAt(db.visits, place.id);
        if (told.ok && told.value)
          row = {
            id: link.key,
            placeId: place.id,
            visitId,
            amount: told.value.amount,
            way: { kind: 'page', provider: told.value.provider },
            attempt: 1,
            at: deviceNow(),
            told: told.value,
            hasLeft: true,
          };
      }
      if (!isHere) return;
      if (!row) return setFound('none');
      const parts = { db, http, deviceNow, currency: place.currency, language: () => speaks.language, goAway };
      setFound(startPaying(parts, row));
    };
    void find().catch(() => isHere && setFound('none'));
    return () => {
      isHere = false;
    };
  }, [link.order, link.key, place.id, isOnline]);

  const actor = typeof found === 'object' ? found : undefined;
  useEffect(() => () => actor?.stop(), [actor]);
  useEffect(() => {
    if (!actor) return;
    const look = () => actor.send({ type: 'payment.look' });
    const stops = [onReturn(look), connection.subscribe(() => connection.isOnline() && look())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [actor, connection]);

  const context = useSelector(actor, (state) => state?.context);
  const isCancelling = useSelector(actor, (state) => state?.matches({ ear: 'cancelling' }) ?? false);
  const again = useCallback(
    (way: PaymentMeans) => actor?.send({ type: 'payment.again', way, at: deviceNow() }),
    [actor, deviceNow],
  );
  const leave = useCallback(() => actor?.send({ type: 'payment.leave' }), [actor]);
  const look = useCallback(() => actor?.send({ type: 'payment.look' }), [actor]);
  const cancel = useCallback(() => actor?.send({ type: 'payment.cancel' }), [actor]);
  return useMemo(() => {
    if (!context) return { kind: typeof found === 'string' ? found : 'loading' };
    const { paying, isUnreached, isHeard, notCancelled } = context;
    const ways = { again, leave, look, cancel };
    return { kind: 'shown', stand: standOf(paying), paying, isUnreached, isHeard, isCancelling, notCancelled, ...ways };
  }, [found, context, isCancelling, again, leave, look, cancel]);
}
