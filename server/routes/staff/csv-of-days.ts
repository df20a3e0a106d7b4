// CSV files of a range of days.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { daySchema } from '#contract/owner/order-history.ts';
import { daysBetween } from '#domain/owner/calendar-day.ts';
import { MOST_DAYS } from '#domain/owner/order-history.ts';
import { personal, refusal } from '../replies.ts';

/** `day`, or `from` and `to`; default: today. */
export const daysQuery = v.object({
  day: v.optional(daySchema),
  from: v.optional(daySchema),
  to: v.optional(daySchema),
});

/** OpenAPI response of such a route. */
export const csvResponse = { content: { 'text/csv': { schema: v.string() } } };

interface DaysFile {
  readonly name: string;
  readonly type: string;
  readonly parts: AsyncIterable<string>;
}

/** Streams the file of the requested days; rejects a reversed or too long range. */
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
