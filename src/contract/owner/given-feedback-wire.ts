// Guests' feedback on their visits, for the place's manager.
import * as v from 'valibot';
import { typedReader } from '#contract/staff/staff-answers.ts';
import { maybe, name, type Plain, rowReader, whole } from '#contract/stored-fields.ts';
import type { FeedbackNews, FeedbackPage, GivenFeedback } from '#domain/service/given-feedback.ts';
import { SCORES } from '#domain/service/service-offer.ts';

const score = v.pipe(whole, v.minValue(1), v.maxValue(SCORES.length));

const answersSchema = v.array(
  v.object({ question: v.string(), title: v.string(), score: maybe(score), option: maybe(v.string()) }),
);

const givenFeedbackSchema = v.object({
  id: name,
  at: v.number(),
  table: maybe(v.string()),
  answers: answersSchema,
  text: v.string(),
}) satisfies v.GenericSchema<unknown, Plain<GivenFeedback>>;

export const feedbackPageSchema = v.object({
  page: whole,
  pages: whole,
  found: whole,
  feedback: v.array(givenFeedbackSchema),
  summary: maybe(
    v.array(
      v.object({ question: v.string(), title: v.string(), counts: v.pipe(v.array(whole), v.length(SCORES.length)) }),
    ),
  ),
});

export const feedbackNewsSchema = v.object({
  count: whole,
  low: maybe(
    v.object({ at: v.number(), table: maybe(v.string()), question: maybe(v.string()), title: v.string(), score }),
  ),
}) satisfies v.GenericSchema<unknown, Plain<FeedbackNews>>;

/** Stored answers of one feedback; undefined: unreadable. */
export const readAnswers = rowReader<GivenFeedback['answers']>(answersSchema);

export const readFeedbackPage = typedReader<FeedbackPage>(feedbackPageSchema);
