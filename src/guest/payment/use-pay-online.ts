import { useCallback, useEffect, useState } from 'react';
import { getInstruments, getPaymentOffer } from '#core/api/payment/payments-requests.ts';
import { ping } from '#core/api/ping.ts';
import { keepPaying, readPaying } from '#core/db/payment/payment-table.ts';
import { readVisitOrders } from '#core/db/visit/shown-entries.ts';
import type { OrderId } from '#domain/ids.ts';
import type { PaymentInstrument } from '#domain/payment/instrument.ts';
import type { PaymentMeans, StartFailure } from '#domain/payment/paying.ts';
import { type OfferedProvider, PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useUser } from '#shared/session/use-user.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { hrefOfPayment } from './payment-address.ts';

export interface PayOnline {
  /** Providers that take cards now; `undefined` when unknown yet. */
  readonly providers: readonly OfferedProvider[] | undefined;
  /** The saved cards of the signed-in customer. */
  readonly instruments: readonly PaymentInstrument[];
  /** Our page asks for consent to save a new card. */
  readonly asksToSave: boolean;
  /** Pays with a saved card, or on the first provider's page. `saves`: the guest has consented to saving the card there. */
  readonly wayOf: (card: string | undefined, saves?: boolean) => PaymentMeans;
  /**
   * Why an order of that total cannot be paid this way now; `undefined` when it can. Checks that the server is reachable.
   */
  readonly fault: (way: PaymentMeans, total: Minor) => Promise<StartFailure | undefined>;
  /** Stores the payment of an order that was just saved, and returns the path of its page. */
  readonly begin: (id: OrderId, way: PaymentMeans) => Promise<string | undefined>;
}

const NONE: readonly PaymentInstrument[] = [];

/**
 * Card payment before an order is received. `isWanted`: the place offers it; otherwise no request is sent. [S6.05, S7.32]
 */
export function usePayOnline(isWanted: boolean): PayOnline {
  const { http, database, deviceNow } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const isSignedIn = useUser() !== undefined;
  const [providers, setProviders] = useState<readonly OfferedProvider[]>();
  const [instruments, setInstruments] = useState(NONE);
  const { id: placeId, currency, slug } = place;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again as the network comes back.
  useEffect(() => {
    if (!isWanted) return;
    let isHeard = true;
    void getPaymentOffer(http, { place: placeId, currency }).then((offer) => {
      if (isHeard && offer.ok) setProviders(offer.value);
    });
    if (!isSignedIn) setInstruments(NONE);
    else
      void getInstruments(http, placeId).then((found) => {
        if (isHeard && found.ok) setInstruments(found.value);
      });
    return () => {
      isHeard = false;
    };
  }, [isWanted, isSignedIn, http, placeId, currency, isOnline]);

  const first = providers?.[0]?.key;
  const asksToSave = isSignedIn && first !== undefined && PROVIDER_TRAITS[first].asksToSave;
  const wayOf = useCallback(
    (card: string | undefined, saves = false): PaymentMeans => {
      const saved = instruments.find(({ key }) => key === card);
      if (saved) return { kind: 'instrument', provider: saved.provider, key: saved.key, name: saved.name };
      return { kind: 'page', provider: first, ...(saves && asksToSave && { saves }) };
    },
    [instruments, first, asksToSave],
  );
  const fault = useCallback(
    async (way: PaymentMeans, total: Minor): Promise<StartFailure | undefined> => {
      // In parallel, so that the guest waits for one round trip only.
      const [answered, offer] = await Promise.all([
        ping(http).catch(() => undefined),
        getPaymentOffer(http, { place: placeId, currency }),
      ]);
      if (!answered) return { kind: 'offline' };
      if (!offer.ok) return { kind: offer.error.kind === 'no_response' ? 'offline' : 'other' };
      setProviders(offer.value);
      const provider = offer.value.find(({ key }) => key === way.provider) ?? offer.value[0];
      if (!provider) return { kind: 'refused', refusal: { code: 'payments_off' } };
      if (provider.needsLogin && !isSignedIn)
        return { kind: 'refused', refusal: { code: 'card_payment_requires_login' } };
      if (total < provider.minimum)
        return { kind: 'refused', refusal: { code: 'below_minimum', minimum: provider.minimum } };
      return undefined;
    },
    [http, placeId, currency, isSignedIn],
  );
  const begin = useCallback(
    async (id: OrderId, way: PaymentMeans) => {
      const db = await database();
      const entry = (await readVisitOrders(db, placeId)).find((one) => one.id === id);
      if (!entry) return undefined;
      const { secret, visitId, quote } = entry;
      if (!(await readPaying(db, id)))
        await keepPaying(db, {
          id,
          secret,
          placeId,
          visitId,
          amount: quote.total,
          way,
          attempt: 1,
          at: deviceNow(),
        });
      return hrefOfPayment(slug, id);
    },
    [database, placeId, slug, deviceNow],
  );
  return { providers, instruments, asksToSave, wayOf, fault, begin };
}
