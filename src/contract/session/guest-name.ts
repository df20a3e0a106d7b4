// Nickname of a phone at its table. Our own endpoint.
import * as v from 'valibot';
import { cleanGuestName, type TableGuest } from '#domain/session/guest-name.ts';
import { flag, maybeText, numeric } from '../wire.ts';

/** Longer than any name: an overlong name is cut, not refused. */
const LONGEST = 400;

/** The server cleans each name that it shows to others. */
const guestName = v.pipe(v.string(), v.maxLength(LONGEST), v.transform(cleanGuestName));

export const guestNameBodySchema = v.object({
  session: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  name: guestName,
});
export const guestNameAnswerSchema = v.object({ success: v.boolean(), id: v.string() });

/** Guest who sent an order, for others at the table. */
export const tableGuestSchema = v.object({ number: numeric, name: maybeText, mine: flag() });

export const readTableGuest = (value: unknown): TableGuest | undefined => {
  const parsed = v.safeParse(tableGuestSchema, value);
  if (!parsed.success) return undefined;
  const { number, name, mine } = parsed.output;
  return { number, name: cleanGuestName(name ?? '') || undefined, isMine: mine };
};

export const tableGuestToWire = ({ number, name, isMine }: TableGuest): v.InferInput<typeof tableGuestSchema> => ({
  number,
  name: name ?? null,
  mine: isMine,
});
