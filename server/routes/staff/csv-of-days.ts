// Lists of some days for spreadsheets: which days are asked for, and the file.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { daySchema } from '#contract/owner/order-history.ts';
import { daysBetween } from '#domain/owner/calendar-day.ts';
import { MOST_DAYS } from '#domain/owner/order-history.ts';
import { personal, refusal } from '../replies.ts';

/** `day`, or `from` and `to`; today where none is named. */
export const daysQuery = v.object({
  day: v.optional(daySchema),
  from: v.optional(daySchema),
  to: v.optional(daySchema),
});

/** Response of such a route in its description. */
export const csvResponse = { content: { 'text/csv': { schema: v.string() } } };

interface DaysFile {
  readonly name: string;
  readonly type: string;
  readonly parts: AsyncIterable<string>;
}

/** Answers with the file of the days that are asked for, as it is made; refuses days that run backwards or are too many. */
export const sendDaysFile = (
  reply: FastifyReply,
  { day, from, to }: v.InferOutput<typeof daysQuery>,
  today: string,
  fileOf: (days: { readonly from: string; readonly to: string }) => DaysFile,
): FastifyReply => {
  const days = { from: from ?? day ?? today, to: to ?? day ?? today };
  const count = daysBetween(days.from, days.to) + 1;
  if (count < 1 || count > MOST_DAYS) return personal(reply, { status: 400, body: refusal('invalid_days') });
  const { name, type, parts } = fileOf(days);
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(parts));
};
