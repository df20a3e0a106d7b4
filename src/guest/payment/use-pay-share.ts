// Pays a share of the table's bill by card: requests the share, then opens the payment's page.
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { askForShare } from '#core/api/payment/shares-requests.ts';
import { readDeviceId } from '#core/db/device/device-id.ts';
import { keepPaying } from '#core/db/payment/payment-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import { refreshBill } from '#core/sync/service/table-bill.ts';
import type { ShareWish } from '#domain/bill/shares.ts';
import type { OrderId } from '#domain/ids.ts';
import type { StartFailure } from '#domain/payment/paying.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { hrefOfPayment } from './payment-address.ts';
import { usePayOnline } from './use-pay-online.ts';

/** `changed`: the bill has changed, or somebody else is paying a part of the choice. */
export type PayShareFailure = { readonly kind: 'changed' } | StartFailure;

export interface PayShare {
  readonly failure: PayShareFailure | undefined;
  /** A request is open. */
  readonly isAsking: boolean;
  /** The place takes tips. */
  readonly takesTips: boolean;
  /** `revision`: of the shown bill; `shown`: the shown amount without tip. Never rejects. */
  readonly pay: (wish: ShareWish, revision: number, shown: Minor, tip: Minor) => void;
}

export function usePayShare(): PayShare {
  const tabl = useTabl();
  const { place } = useMenu();
  const navigate = useNavigate();
  const { wayOf, fault, providers } = usePayOnline(true);
  const [failure, setFailure] = useState<PayShareFailure>();
  const [isAsking, setAsking] = useState(false);

  const begin = useCallback(
    async (wish: ShareWish, revision: number, shown: Minor, tip: Minor): Promise<PayShareFailure | undefined> => {
      const way = wayOf(undefined);
      const wrong = await fault(way, shown);
      if (wrong) return wrong;
      const { db, http, deviceNow } = await openTabl(tabl);
      const session = await readCurrentSession(db, place.id);
      if (!session) return { kind: 'changed' };
      const device = await readDeviceId(db);
      const asked = await askForShare(http, place.id, { token: session.token, device, revision, wish, tip });
      if (!asked.ok) {
        const { error } = asked;
        if (error.kind !== 'refused') return { kind: error.kind === 'unheard' ? 'offline' : 'other' };
        const { code, minimum } = error.refused;
        if (code === 'nothing_to_pay' || code === 'already_paying' || code === 'payments_off')
          return { kind: 'refused', refusal: { code } };
        if (code === 'below_minimum') return { kind: 'refused', refusal: { code, minimum } };
        return { kind: 'changed' };
      }
      // For another amount than the one on the button, the guest must press again.
      if (asked.value.amount !== shown) return { kind: 'changed' };
      const id = asked.value.id as OrderId;
      const visitId = await liveVisitIdAt(db.visits, place.id);
      await keepPaying(db, {
        ...{ id, placeId: place.id, visitId, way, isShare: true, isRest: wish.kind === 'rest' },
        ...{ amount: shown, attempt: 1, at: deviceNow() },
      });
      await navigate({ href: hrefOfPayment(place.slug, id) });
      return undefined;
    },
    [tabl, place.id, place.slug, wayOf, fault, navigate],
  );

  const pay = useCallback<PayShare['pay']>(
    (wish, revision, shown, tip) => {
      setAsking(true);
      setFailure(undefined);
      void begin(wish, revision, shown, tip)
        .catch((): PayShareFailure => ({ kind: 'other' }))
        .then(async (found) => {
          setAsking(false);
          setFailure(found);
          if (found) await openTabl(tabl).then((open) => refreshBill(open, place.id));
        })
        .catch(() => undefined);
    },
    [begin, tabl, place.id],
  );
  return { failure, isAsking, takesTips: providers?.[0]?.takesTips === true, pay };
}
