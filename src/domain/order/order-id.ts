// An order's id is made on the device and repeated with each retry: the server recognises completed work by this id.
import type { OrderId } from '../ids.ts';

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/**
 * A version 7 UUID: the time (epoch ms, rough order only), then 74 random bits. `randomBytes`: at least ten from a
 * cryptographic source; throws a RangeError for fewer, or for an invalid time.
 */
export const makeOrderId = (nowMs: number, randomBytes: Uint8Array): OrderId => {
  const time = Math.floor(nowMs);
  if (randomBytes.length < 10) throw new RangeError('Too few random bytes');
  if (!(time >= 0 && time < 2 ** 48)) throw new RangeError(`Not a time: ${nowMs}`);
  const bytes = [...randomBytes.subarray(0, 10)];
  bytes[0] = ((bytes[0] ?? 0) & 0x0f) | 0x70;
  bytes[2] = ((bytes[2] ?? 0) & 0x3f) | 0x80;
  const digits = hex(time, 12) + bytes.map((byte) => hex(byte, 2)).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as OrderId;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Parses a UUID of version 4 or 7 into lower case; undefined for any other text. */
export const parseOrderId = (text: string): OrderId | undefined => {
  const id = text.toLowerCase();
  return UUID.test(id) ? (id as OrderId) : undefined;
};
