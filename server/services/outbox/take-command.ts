// Common steps of every command of a device, of any kind: its id is looked up before every other rule, and its change and
// its answer are one transaction under that id.
import { refusedToWire } from '#contract/order/order-answer.ts';
import type { CommandId, SessionId } from '#domain/ids.ts';
import { isCounter } from '#domain/order/order-type.ts';
import { type Orderer, ordererKey, sessionOrderer } from '#domain/order/orderer.ts';
import { findAnswer, saveAnswer } from '../../store/order/orders.ts';
import { hashSecret } from '../../store/secrets.ts';
import { findToken, type KnownToken, type Sitting } from '../../store/session/sittings.ts';
import type { Tx } from '../../store/store.ts';
import { invalidSession, REFUSED, rateLimited, refusalOf, replay, toAnswer } from '../order/order-answers.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Answer, Services } from '../services.ts';

/** A command as it arrived: readable, not yet judged. */
export interface CommandRequest {
  /** Made on the device before it was first sent; every retry bears it. */
  readonly id: CommandId;
  /** The table session's secret. */
  readonly token: string;
  /** Sessions of the sittings that it was sent under before: an answer there is its answer. */
  readonly earlier: readonly string[];
  /** Equal for every retry of a command, different for any other command of any kind. */
  readonly fingerprint: string;
  /** The device's own id; undefined where it gave none. */
  readonly device: string | undefined;
  /** Address of the sender, for limits alone. */
  readonly address: string;
}

/** A command that may be judged: its orderer has the right to ask, now. */
export interface CommandCase {
  readonly tx: Tx;
  /** The place as it is published now: another menu may have come since the request. */
  readonly place: PublishedPlace;
  readonly orderer: Orderer;
  readonly sitting: Sitting;
  readonly known: KnownToken;
  readonly tokenHash: string;
  /** Sender, for the slip of the finger: the device, or its secret where it gave no id. */
  readonly sender: string;
  readonly now: number;
}

/** `settled` is said again for ever; an `unsettled` answer is not written, and the id may come again. */
export type Decision =
  | { readonly settled: { readonly status: number; readonly body: unknown } }
  | { readonly unsettled: Answer };

/** Orderer of a sitting. */
export const ordererOfSitting = (sitting: Sitting): Orderer =>
  sessionOrderer({ id: sitting.id as SessionId, orderType: sitting.orderType });

/** Everybody whom the secrets of one guest prove them to be, lapsed or closed as those rights may be. */
export const provenOrderers = async (
  tx: Tx,
  placeId: number,
  known: KnownToken | undefined,
  earlier: readonly string[],
): Promise<readonly Orderer[]> => {
  const before: (KnownToken | undefined)[] = [];
  for (const token of earlier) before.push(await findToken(tx.db, placeId, hashSecret(token)));
  return [known, ...before].flatMap((one) => (one ? [ordererOfSitting(one.sitting)] : []));
};

/** A party is counted together; at a counter every guest is counted alone. */
const limitedAs = (sitting: Sitting, sender: string): string =>
  isCounter(sitting.orderType) ? `counter:${sitting.id}:${sender}` : ordererKey(ordererOfSitting(sitting));

/** Counts a command by its orderer, or by its address where the session is unknown. Returns the seconds to wait, if any. */
export const limitCommand = (
  { limits }: Pick<Services, 'limits'>,
  known: KnownToken | undefined,
  { sender, address }: { readonly sender: string; readonly address: string },
): Promise<number | undefined> =>
  known ? limits.orders.take(limitedAs(known.sitting, sender)) : limits.unprovenOrders.take(address);

/** Rules of a kind of command. */
export interface CommandRules {
  /** Only SQL is awaited. */
  readonly decide: (one: CommandCase) => Promise<Decision>;
  /** The end of one that is too old, whatever comes; undefined: it may still be done. */
  readonly outlived: (place: PublishedPlace) => unknown;
}

/**
 * Does a command or turns it down, once: the same id is always answered the same. One that is too old comes to its end
 * also where its right has lapsed, or is not known: no scan could help it, so none is asked for.
 */
export const takeCommand = (
  services: Services,
  found: PublishedPlace,
  command: CommandRequest,
  { decide, outlived }: CommandRules,
): Promise<Answer> => {
  const { id, token, earlier, fingerprint, device, address } = command;
  const { currency } = found.document.place;
  return services.store.write(found.id, async (tx) => {
    const tokenHash = hashSecret(token);
    const known = await findToken(tx.db, found.id, tokenHash);
    const orderer = known && ordererOfSitting(known.sitting);
    const stored = await findAnswer(tx.db, found.id, id);
    if (stored) {
      const orderers = await provenOrderers(tx, found.id, known, earlier);
      return replay(stored, { id, token, fingerprint }, orderers, currency);
    }
    const sender = device ?? tokenHash;
    const wait = await limitCommand(services, known, { sender, address });
    if (wait !== undefined) return rateLimited(id, wait);

    const now = services.clock();
    const place = (await services.places.at(tx.db, found.id)) ?? found;
    const tooOld = outlived(place);
    // Not written down: nobody could ever be given this id by a secret that was never given out.
    if (!known || !orderer) return tooOld === undefined ? invalidSession(id) : { status: REFUSED, body: tooOld };
    const { sitting } = known;
    const settle = async (status: number, body: unknown): Promise<Answer> => {
      const answer = { fingerprint, sessionId: sitting.id, orderer, status, body: JSON.stringify(body) };
      await saveAnswer(tx, { placeId: found.id, id, at: now }, answer);
      return toAnswer(answer, token);
    };
    if (sitting.closedAt !== null) {
      return settle(REFUSED, refusedToWire(refusalOf('session_closed'), id, currency));
    }
    if (known.expiresAt <= now) return tooOld === undefined ? invalidSession(id) : settle(REFUSED, tooOld);
    const decision = await decide({ tx, place, orderer, sitting, known, tokenHash, sender, now });
    return 'unsettled' in decision ? decision.unsettled : settle(decision.settled.status, decision.settled.body);
  });
};
