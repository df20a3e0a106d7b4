// Banned guests of a place, for its managers.
import * as v from 'valibot';
import { answerReader, typedReader } from '#contract/staff/staff-answers.ts';
import { maybe } from '#contract/stored-fields.ts';
import { BAN_SPANS, type Ban, LONGEST_BAN_TEXT } from '#domain/staff/ban.ts';

const text = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_BAN_TEXT));

export const newBanSchema = v.object({
  orderId: v.pipe(v.string(), v.maxLength(100)),
  span: v.picklist(BAN_SPANS),
  reason: text,
  words: text,
});

const banSchema = v.object({
  id: v.string(),
  orderId: v.string(),
  label: v.string(),
  at: v.number(),
  by: v.string(),
  until: maybe(v.number()),
  reason: v.string(),
  words: v.string(),
});

export const bansSchema = v.object({ bans: v.array(banSchema) });
export const bannedSchema = v.object({ success: v.literal(true), ban: banSchema });

export const readBans = typedReader<{ readonly bans: readonly Ban[] }>(bansSchema);
export const readBanned = answerReader(bannedSchema);
