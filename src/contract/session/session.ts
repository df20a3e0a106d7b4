// POST tables/verify_token, POST tables/verify_session, and the cookie `_tot_`. [S3.29, S7.10, S7.11]
import * as v from 'valibot';
import type { PlaceId, SessionId, SessionToken } from '#domain/ids.ts';
import { numberOfOrderType, orderTypeFromNumber } from '#domain/order/order-type.ts';
import { ORDER_TYPES, type OrderType } from '#domain/place/place.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { TableSession } from '#domain/session/session.ts';
import { DEAD_CODES, type DeadCode } from '#domain/table/dead-code.ts';
import { flag, maybeText, numeric, reasonOf } from '../wire.ts';

/** Code printed on a table, with a limit against pasted long texts. */
const printedCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/));
const secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,128}$/));

export const verifyTokenBodySchema = v.object({ token: printedCode, placeSlug: v.pipe(v.string(), v.maxLength(100)) });
export type VerifyTokenBody = v.InferInput<typeof verifyTokenBodySchema>;

/** `token`: the signed-in user's, if any; `session`: the table session's secret. */
export const verifySessionBodySchema = v.object({
  token: v.nullish(v.string()),
  session: secret,
  placeSlug: v.pipe(v.string(), v.maxLength(100)),
});
export type VerifySessionBody = v.InferInput<typeof verifySessionBodySchema>;

/** A name or a number. [S1.11] */
const orderType = v.pipe(
  v.union([v.picklist(ORDER_TYPES), numeric]),
  v.transform((value): OrderType | undefined => (typeof value === 'number' ? orderTypeFromNumber(value) : value)),
  v.picklist(ORDER_TYPES),
);

export const sessionTokenSchema = v.object({
  token: secret,
  /** Epoch milliseconds of the server's clock. */
  expires: numeric,
  ordertype: orderType,
  room_number: maybeText,
  room_number_disabled: flag(),
  tablet_mode: flag(),
  table: maybeText,
  /** Ours: public id of the sitting and its place. */
  session_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  place_id: v.pipe(numeric, v.integer()),
});
export type WireSessionToken = v.InferInput<typeof sessionTokenSchema>;

export const sessionAnswerSchema = v.object({ success: v.literal(true), session: sessionTokenSchema });

export function parseSessionToken(value: unknown): Result<TableSession, string> {
  const parsed = v.safeParse(sessionTokenSchema, value);
  if (!parsed.success) return fail(reasonOf(parsed.issues));
  const wire = parsed.output;
  return ok({
    placeId: wire.place_id as PlaceId,
    id: wire.session_id as SessionId,
    token: wire.token as SessionToken,
    expiresAt: wire.expires,
    orderType: wire.ordertype,
    table: wire.table,
    roomNumber: wire.room_number,
    roomNumberDisabled: wire.room_number_disabled,
    tabletMode: wire.tablet_mode,
  });
}

/** `invalid`: unknown table or session; `replaced`, `retired`: formerly valid; otherwise not the server's own answer. */
export function parseSessionAnswer(
  status: number,
  body: unknown,
): Result<TableSession, 'invalid' | DeadCode | 'unreadable'> {
  const parsed = v.safeParse(v.object({ success: v.literal(true), session: v.unknown() }), body);
  if (parsed.success && status === 200) {
    const session = parseSessionToken(parsed.output.session);
    return session.ok ? session : fail('unreadable');
  }
  const refused = v.safeParse(
    v.object({
      success: v.literal(false),
      payload: v.object({ message: v.string(), reason: v.optional(v.unknown()) }),
    }),
    body,
  );
  if (!refused.success || status < 400 || status >= 500 || status === 429) return fail('unreadable');
  const dead = DEAD_CODES.find((reason) => reason === refused.output.payload.reason);
  return fail(dead ?? 'invalid');
}

/** Number of an order type, when the number means only this type: a tablet on a table shares the table's number. */
const orderTypeToWire = (type: OrderType): number | OrderType => {
  const number = numberOfOrderType(type);
  return number !== undefined && orderTypeFromNumber(number) === type ? number : type;
};

export const sessionToWire = (session: TableSession): WireSessionToken => ({
  token: session.token,
  expires: session.expiresAt,
  ordertype: orderTypeToWire(session.orderType),
  room_number: session.roomNumber ?? null,
  room_number_disabled: session.roomNumberDisabled,
  tablet_mode: session.tabletMode,
  table: session.table ?? null,
  session_id: session.id,
  place_id: session.placeId,
});

/** Parses the cookie's JSON; undefined: invalid. */
export function parseSessionCookie(value: string | undefined): TableSession | undefined {
  if (!value) return undefined;
  try {
    const parsed = parseSessionToken(JSON.parse(value));
    return parsed.ok ? parsed.value : undefined;
  } catch {
    return undefined;
  }
}
