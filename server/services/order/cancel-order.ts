import { refusedToWire } from '#contract/order/order-answer.ts';
import type { CommandId } from '#domain/ids.ts';
import { findAnswer, saveAnswer } from '../../store/order/orders.ts';
import { hashSecret } from '../../store/secrets.ts';
import { findToken } from '../../store/session/sittings.ts';
import { limitCommand, ordererOfSitting, provenOrderers } from '../outbox/take-command.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Answer, Services } from '../services.ts';
import { invalidSession, REFUSED, rateLimited, refusalOf, replay, toAnswer } from './order-answers.ts';

/**
 * A guest withdraws a command that may have arrived. If it has arrived, it stays and its answer is repeated. If not, its id
 * is rejected for good, so that a late copy is not cooked.
 */
export const cancelOrder = (
  { store, limits, clock }: Services,
  place: PublishedPlace,
  request: {
    readonly id: CommandId;
    readonly token: string;
    readonly earlier: readonly string[];
    readonly device: string | undefined;
    readonly address: string;
  },
): Promise<Answer> => {
  const { currency } = place.document.place;
  const { id, token, earlier, device, address } = request;
  return store.write(place.id, async (tx) => {
    const known = await findToken(tx.db, place.id, hashSecret(token));
    const stored = await findAnswer(tx.db, place.id, id);
    if (stored) {
      const orderers = await provenOrderers(tx, place.id, known, earlier);
      return replay(stored, { id, token, fingerprint: undefined }, orderers, currency);
    }
    const sender = device ?? hashSecret(token);
    const wait = await limitCommand({ limits }, known, { sender, address });
    if (wait !== undefined) return rateLimited(id, wait);
    // A lapsed session suffices, because no order is placed.
    if (!known) return invalidSession(id);
    const orderer = ordererOfSitting(known.sitting);
    const body = JSON.stringify(refusedToWire(refusalOf('order_cancelled'), id, currency));
    const answer = { fingerprint: '', sessionId: known.sitting.id, orderer, status: REFUSED, body };
    await saveAnswer(tx, { placeId: place.id, id, at: clock() }, answer);
    return toAnswer(answer, token);
  });
};
