// A guest's feedback: stored once per id, from any device, at a table or elsewhere.
import type { CommandId } from '#domain/ids.ts';
import type { DeviceId, Orderer } from '#domain/order/orderer.ts';
import type { FeedbackAnswer, Question } from '#domain/service/service-offer.ts';
import { canonicalJson, sha256 } from '../../store/canonical-json.ts';
import { isSharedSender } from '../../store/device/shared-senders.ts';
import { appendJournal } from '../../store/journal.ts';
import { findAnswer, saveAnswer } from '../../store/order/orders.ts';
import { hashSecret } from '../../store/secrets.ts';
import { addFeedback } from '../../store/service/feedbacks.ts';
import { findToken } from '../../store/session/sittings.ts';
import type { Tx } from '../../store/store.ts';
import { DONE, keyReused, REFUSED, rateLimited, toAnswer } from '../order/order-answers.ts';
import { ordererOfSitting } from '../outbox/take-command.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Answer, Services } from '../services.ts';
import { offerOf } from './venue-offer.ts';

interface AnswerGiven {
  readonly question: string;
  readonly score?: number | undefined;
  readonly option?: number | undefined;
}

export interface FeedbackRequest {
  readonly id: CommandId;
  /** Session secret of the table; may have lapsed. */
  readonly token: string | undefined;
  readonly device: string | undefined;
  readonly address: string;
  readonly answers: readonly AnswerGiven[];
  readonly text: string;
}

/** Answers with their questions in the venue's language; empty answers and unknown questions are dropped. */
const readable = (questions: readonly Question[], given: readonly AnswerGiven[]): FeedbackAnswer[] =>
  questions.flatMap(({ key, title, options }): FeedbackAnswer[] => {
    const answer = given.find(({ question }) => question === key);
    const option = answer?.option === undefined ? undefined : options[answer.option]?.text;
    if (options.length > 0) return option === undefined ? [] : [{ question: key, title: title.text, option }];
    return answer?.score === undefined ? [] : [{ question: key, title: title.text, score: answer.score }];
  });

/** The server drew the venue device's id and sent it to that device only, so it proves the caller. */
const sharedDeviceOf = async (
  tx: Tx,
  { id }: PublishedPlace,
  { device }: FeedbackRequest,
): Promise<string | undefined> =>
  device !== undefined && (await isSharedSender(tx.db, id, device)) ? device : undefined;

interface Counted {
  readonly sittingId: string | undefined;
  readonly house: string | undefined;
  readonly address: string;
}

const limitFeedback = (
  { limits }: Pick<Services, 'limits'>,
  { sittingId, house, address }: Counted,
): Promise<number | undefined> => {
  if (sittingId !== undefined) return limits.feedback.take(sittingId);
  return house === undefined ? limits.unprovenFeedback.take(address) : limits.deviceFeedback.take(house);
};

/** Stores feedback once per id. Needs no session, because every guest may give feedback. */
export const takeFeedback = (services: Services, found: PublishedPlace, request: FeedbackRequest): Promise<Answer> => {
  const { id, token, address } = request;
  const { currency } = found.document.place;
  const said = request.answers.map(({ question, score, option }) => [question, score ?? null, option ?? null]);
  const fingerprint = sha256(canonicalJson({ kind: 'feedback', place: found.id, said, text: request.text }));
  return services.store.write(found.id, async (tx) => {
    const stored = await findAnswer(tx.db, found.id, id);
    if (stored) return stored.fingerprint === fingerprint ? toAnswer(stored, '') : keyReused(id, currency);
    const known = token === undefined ? undefined : await findToken(tx.db, found.id, hashSecret(token));
    const sitting = known?.sitting;
    const wait = await limitFeedback(services, {
      sittingId: sitting?.id,
      house: await sharedDeviceOf(tx, found, request),
      address,
    });
    if (wait !== undefined) return rateLimited(id, wait);
    const at = services.clock();
    const device: Orderer = { kind: 'device', deviceId: (request.device ?? id) as DeviceId };
    const orderer = sitting ? ordererOfSitting(sitting) : device;
    const place = (await services.places.at(tx.db, found.id)) ?? found;
    const answers = readable(offerOf(place.document).questions, request.answers);
    const text = request.text.trim();
    const isSaid = answers.length > 0 || text !== '';
    if (isSaid) {
      await addFeedback(tx, {
        placeId: found.id,
        id,
        sessionId: sitting?.id,
        table: sitting?.table,
        answers,
        text,
        at,
      });
      await appendJournal(tx, {
        placeId: found.id,
        at,
        type: 'feedback.given',
        sessionId: sitting?.id,
        orderer,
        payload: { feedbackId: id, table: sitting?.table ?? null, answers, text },
      });
    }
    const body = isSaid ? { success: true, id } : { success: false, id, payload: { message: 'nothing_said' } };
    const answer = {
      fingerprint,
      sessionId: sitting?.id,
      orderer,
      status: isSaid ? DONE : REFUSED,
      body: JSON.stringify(body),
    };
    await saveAnswer(tx, { placeId: found.id, id, at }, answer);
    return toAnswer(answer, '');
  });
};
