// Common handling of every device command: the id is looked up before any rule, and effect and answer are one transaction
// under that id.
import { refusedToWire } from '#contract/order/order-answer.ts';
import type { CommandId, SessionId } from '#domain/ids.ts';
import { isCounter } from '#domain/order/handover.ts';
import { type Orderer, ordererKey, sessionOrderer } from '#domain/order/orderer.ts';
import { findAnswer, saveAnswer } from '../../store/order/orders.ts';
import { hashSecret } from '../../store/secrets.ts';
import { findToken, type KnownToken, type Sitting } from '../../store/session/sittings.ts';
import type { Tx } from '../../store/store.ts';
import { invalidSession, REFUSED, rateLimited, refusalOf, replay, toAnswer } from '../order/order-answers.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Answer, Services } from '../services.ts';

/** A parsed command that is not yet checked. */
export interface CommandRequest {
  /** Created on the device before the first send; every retry repeats it. */
  readonly id: CommandId;
  /** Secret of the table session. */
  readonly token: string;
  /** Secrets of earlier sittings that sent this command. If the server answered one of them, it repeats that answer. */
  readonly earlier: readonly string[];
  /** Equal for every retry of a command, different for any other command of any kind. */
  readonly fingerprint: string;
  /** The device's id; `undefined` when the device sent no id. */
  readonly device: string | undefined;
  /** IP address of the sender, for rate limits only. */
  readonly address: string;
}

/** A command whose orderer has a valid session. */
export interface CommandCase {
  readonly tx: Tx;
  /** The place as published now; the menu may have changed since the request. */
  readonly place: PublishedPlace;
  readonly orderer: Orderer;
  readonly sitting: Sitting;
  readonly known: KnownToken;
  readonly tokenHash: string;
  /** Sender for duplicate detection: the device, or its secret when it sent no id. */
  readonly sender: string;
  readonly now: number;
}

/** `settled`: repeated for good; `unsettled`: not stored, and the id may be sent again. */
export type Decision =
  | { readonly settled: { readonly status: number; readonly body: unknown } }
  | { readonly unsettled: Answer };

/** Orderer of a sitting. */
export const ordererOfSitting = (sitting: Sitting): Orderer =>
  sessionOrderer({ id: sitting.id as SessionId, orderType: sitting.orderType });

/** All orderers that a guest's secrets prove, including lapsed and closed sessions. */
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

/** A party shares one limit; at a counter each guest has a separate one. */
const limitedAs = (sitting: Sitting, sender: string): string =>
  isCounter(sitting.orderType) ? `counter:${sitting.id}:${sender}` : ordererKey(ordererOfSitting(sitting));

/** Counts a command by its orderer, or by IP address when the session is unknown. Returns the seconds to wait, if any. */
export const limitCommand = (
  { limits }: Pick<Services, 'limits'>,
  known: KnownToken | undefined,
  { sender, address }: { readonly sender: string; readonly address: string },
): Promise<number | undefined> =>
  known ? limits.orders.take(limitedAs(known.sitting, sender)) : limits.unprovenOrders.take(address);

export interface CommandRules {
  /** Only SQL is awaited. */
  readonly decide: (one: CommandCase) => Promise<Decision>;
  /** Final refusal of a command that is too old; `undefined` when it may still be done. */
  readonly outlived: (place: PublishedPlace) => unknown;
}

/**
 * Executes or rejects a command once: the same id always gets the same answer. A command that is too old ends even with a
 * lapsed or unknown session, because a new scan could not help.
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
    // Not stored: an unknown secret can claim no id.
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
