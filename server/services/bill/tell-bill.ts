// A table's bill for its guests: dishes, who pays which share, and the rest.
import { type Piece, pieceKey } from '#domain/bill/bill-split.ts';
import type { Payment } from '#domain/bill/payment.ts';
import type { ToldBill, ToldPiece, ToldShare } from '#domain/bill/told-bill.ts';
import { isCounter } from '#domain/order/handover.ts';
import { ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { TableGuest } from '#domain/session/guest-name.ts';
import type { StoredShare } from '../../store/bill/shares-rows.ts';
import { hashSecret } from '../../store/secrets.ts';
import { findToken } from '../../store/session/sittings.ts';
import { guestsOfSitting } from '../../store/session/table-guests.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { isAlive } from '../session/table-session.ts';
import { standingOf } from './bill-standing.ts';

interface Asking {
  readonly guests: ReadonlyMap<string, TableGuest>;
  readonly isMine: (sender: string) => boolean;
}

const toldShare = (
  { id, kind, amount, tip, state, until, madeAt, sender }: StoredShare,
  payment: Payment | undefined,
  { guests, isMine }: Asking,
): ToldShare => {
  const own = sender !== undefined && isMine(sender);
  return {
    ...{ id, kind, amount, isMine: own },
    state: state === 'held' ? 'held' : 'paid',
    tip: own ? tip : ZERO,
    until: state === 'held' ? until : undefined,
    at: payment?.at ?? madeAt,
    tender: payment?.tender ?? 'card',
    guest: sender === undefined ? undefined : guests.get(sender),
  };
};

/** A payment that staff noted without naming dishes. */
const toldPayment = ({ id, amount, at, tender }: Payment): ToldShare => ({
  ...{ id, amount, at, tender, kind: 'amount', tip: ZERO, state: 'paid' },
  ...{ until: undefined, guest: undefined, isMine: false },
});

/**
 * Bill of the sitting of a session secret. At a counter, strangers share no bill. `device`: the caller's device id, as
 * claimed.
 */
export const billOfSession = async (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  place: Pick<PublishedPlace, 'id'>,
  token: string,
  device?: string,
): Promise<Result<ToldBill, 'invalid_session' | 'no_orders'>> => {
  const tokenHash = hashSecret(token);
  const known = await findToken(store.read, place.id, tokenHash);
  const standing = await standingOf(store.read, place.id, known?.sitting.id ?? '');
  if (!isAlive(known, clock())) return fail('invalid_session');
  const { sitting } = known;
  if (isCounter(sitting.orderType)) return fail('no_orders');
  const isMine = (sender: string) => sender === device || sender === tokenHash;
  const { bySender } = await guestsOfSitting(store.read, place.id, sitting.id, isMine);
  const { payments, settled } = standing;
  const byId = new Map(payments.map((payment) => [payment.id as string, payment]));
  const claimed = new Set(standing.shares.map(({ paymentId }) => paymentId));
  const shareOf = new Map(standing.claims.map((claim) => [pieceKey(claim), claim.shareId]));
  const { revision, total, held, even, pieces, shares } = standing;
  const paidShares = new Set(shares.flatMap(({ id, state }) => (state === 'held' ? [] : id)));
  const toldPiece = (piece: Piece): ToldPiece => {
    const shareId = shareOf.get(pieceKey(piece));
    const isPaid = settled.has(piece.orderId) || (shareId !== undefined && paidShares.has(shareId));
    return { ...piece, shareId, ...(isPaid && { isPaid }) };
  };
  return ok({
    ...{ revision, total, held, even },
    paid: standing.paid,
    pieces: pieces.map(toldPiece),
    shares: [
      ...shares.map((share) => toldShare(share, byId.get(share.paymentId ?? ''), { guests: bySender, isMine })),
      ...payments.filter(({ id }) => !claimed.has(id)).map(toldPayment),
    ].sort((a, b) => a.at - b.at),
  });
};
