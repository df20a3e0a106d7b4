// Draft of a bill share that a guest wants to pay by card, stored before the payment starts.
import { randomUUID } from 'node:crypto';
import type { ShareWish } from '#domain/bill/shares.ts';
import { isCounter } from '#domain/order/handover.ts';
import { minimumOf } from '#domain/payment/providers.ts';
import { DEFAULT_DEVICE_SETTINGS } from '#domain/place/device-settings.ts';
import { type Minor, ZERO } from '#domain/pricing/money.ts';
import { fail, type Result } from '#domain/result.ts';
import type { StoredShare } from '../../store/bill/shares-rows.ts';
import { hashSecret } from '../../store/secrets.ts';
import { findToken } from '../../store/session/sittings.ts';
import { draftShare, type HoldRefusal } from '../bill/hold-share.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { isAlive } from '../session/table-session.ts';
import { offeredPorts } from './offered.ts';

export type DraftRefusal =
  | HoldRefusal
  | { readonly code: 'invalid_session' | 'payments_off' }
  /** `wait`: seconds. */
  | { readonly code: 'rate_limited'; readonly wait: number };

/**
 * `token`: secret of the guest's session; `device`: their phone, as stored with orders; `revision`: of the bill that they
 * have read.
 */
export const draftShareOf = async (
  services: Services,
  place: PublishedPlace,
  asked: {
    readonly token: string;
    readonly device: string | undefined;
    readonly address: string;
    readonly revision: number;
    readonly wish: ShareWish;
    readonly tip: Minor;
  },
): Promise<Result<StoredShare, DraftRefusal>> => {
  const { store, clock, limits } = services;
  const { token, device, address, revision, wish, tip } = asked;
  const tokenHash = hashSecret(token);
  const known = await findToken(store.read, place.id, tokenHash);
  const isTheirs = isAlive(known, clock());
  const sender = device ?? tokenHash;
  // Limited by the session, which is proven; a device id is only claimed.
  const wait = await (isTheirs
    ? limits.payments.take(`${place.id} ${tokenHash}`)
    : limits.unprovenPayments.take(address));
  if (wait !== undefined) return fail({ code: 'rate_limited', wait });
  if (!isAlive(known, clock())) return fail({ code: 'invalid_session' });
  const { sitting } = known;
  if (isCounter(sitting.orderType)) return fail({ code: 'nothing_to_pay' });
  const [port] = offeredPorts(services, place);
  const minimum = port && minimumOf(port.provider, place.document.place.currency);
  if (minimum === undefined) return fail({ code: 'payments_off' });
  const { takesTips = false } = place.document.house ?? DEFAULT_DEVICE_SETTINGS;
  if (tip > 0 && !takesTips) return fail({ code: 'tip_too_high', most: ZERO });
  return store.write(place.id, (tx) =>
    draftShare(tx, {
      placeId: place.id,
      id: randomUUID(),
      sittingId: sitting.id,
      ...{ wish, revision, sender, minimum, tip, at: clock() },
    }),
  );
};
