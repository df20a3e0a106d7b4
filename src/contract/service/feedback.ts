// Guests' feedback on their visit. Our own endpoint. [S7.45]
import * as v from 'valibot';
import { LONGEST_FEEDBACK_TEXT } from '#domain/service/service-offer.ts';

/** Why feedback is refused. */
export const FEEDBACK_REFUSALS = ['nothing_said'] as const;

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Answer to one question: a mark, or the index of an option. */
export const feedbackAnswerEntries = {
  question: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  score: v.optional(whole(1, 5)),
  option: v.optional(whole(0, 20)),
};

export const feedbackBodySchema = v.object({
  /** Session of the table where the feedback was written; the session may have ended. */
  session: v.nullish(v.pipe(v.string(), v.maxLength(200))),
  answers: v.optional(v.pipe(v.array(v.object(feedbackAnswerEntries)), v.maxLength(20)), []),
  text: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_FEEDBACK_TEXT)), ''),
});

export const feedbackAnswerSchema = v.object({ success: v.boolean(), id: v.string() });
