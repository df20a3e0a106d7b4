// The orderer in storage (an object) and in a column or header (a text).
import * as v from 'valibot';
import type { SessionId } from '#domain/ids.ts';
import { type DeviceId, type Orderer, sessionOrderer, type UserId } from '#domain/order/orderer.ts';

const sitting = v.pipe(
  v.string(),
  v.minLength(1),
  v.transform((id) => id as SessionId),
);
const device = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{8,64}$/),
  v.transform((id) => id as DeviceId),
);
const user = v.pipe(
  v.string(),
  v.regex(/^[^:]{1,64}$/),
  v.transform((id) => id as UserId),
);

export const storedOrderer = v.variant('kind', [
  v.object({ kind: v.literal('table'), sessionId: sitting }),
  v.object({ kind: v.literal('room'), sessionId: sitting }),
  v.object({ kind: v.literal('device'), deviceId: device }),
  v.object({ kind: v.literal('user'), userId: user }),
  v.object({ kind: v.literal('staff'), userId: user, table: v.pipe(v.string(), v.minLength(1)) }),
]) satisfies v.GenericSchema<unknown, Orderer>;

/** Parses the output of `ordererKey`; undefined for any other text. */
export function parseOrderer(text: string): Orderer | undefined {
  const [, kind = '', rest = ''] = /^([a-z]+):(.+)$/s.exec(text) ?? [];
  const [, userId = '', table = ''] = /^([^:]+):(.+)$/s.exec(rest) ?? [];
  const parsed = v.safeParse(
    storedOrderer,
    kind === 'staff' ? { kind, userId, table } : { kind, sessionId: rest, deviceId: rest, userId: rest },
  );
  return parsed.success ? parsed.output : undefined;
}

/** The orderer, or the sitting that earlier builds stored instead. undefined: neither. */
export const ordererOr = (
  orderer: Orderer | undefined,
  sessionId: SessionId | undefined,
  orderType: string,
): Orderer | undefined => orderer ?? (sessionId && sessionOrderer({ id: sessionId, orderType }));

/** A device's id from a header; undefined: invalid. */
export function parseDeviceId(text: string | undefined): DeviceId | undefined {
  const parsed = v.safeParse(device, text);
  return parsed.success ? parsed.output : undefined;
}
