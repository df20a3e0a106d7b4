// Leads to the payment page for a booking's deposit.
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { keepPaying } from '#core/db/payment/payment-table.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import type { OwnBooking } from '#domain/booking/own-booking.ts';
import type { OrderId } from '#domain/ids.ts';
import { hrefOfPayment } from '#guest/payment/payment-address.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useTabl } from '#shared/tabl-context.tsx';

/** Opens the payment page of a booking's deposit; does nothing when no deposit is due. */
export function usePayDeposit(): (own: OwnBooking) => Promise<void> {
  const tabl = useTabl();
  const { place } = useMenu();
  const navigate = useNavigate();
  return useCallback(
    async ({ booking, key, deposit }) => {
      if (!deposit || deposit.isPaid || booking.status !== 'unpaid') return;
      const { db, deviceNow } = await openTabl(tabl);
      const id = booking.id as OrderId;
      await keepPaying(db, {
        ...{ id, placeId: place.id, visitId: await liveVisitIdAt(db.visits, place.id), bookingKey: key },
        ...{ amount: deposit.amount, way: { kind: 'page' }, attempt: 1, at: deviceNow() },
      });
      await navigate({ href: hrefOfPayment(place.slug, id) });
    },
    [tabl, place.id, place.slug, navigate],
  );
}
