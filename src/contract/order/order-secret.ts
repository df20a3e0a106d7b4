// Secret of an order without a table: made on the device before sending, stored as a hash on the server.
import * as v from 'valibot';
import type { OrderId, OrderSecret, PlaceId, VisitId } from '#domain/ids.ts';
import { id, maybe, name, rowReader } from '../stored-fields.ts';

/** At least 128 bits, in characters that need no escaping in URLs and headers. */
export const orderSecretSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,128}$/));

/** undefined: invalid. */
export const parseOrderSecret = (text: unknown): OrderSecret | undefined => {
  const parsed = v.safeParse(orderSecretSchema, text);
  return parsed.success ? (parsed.output as OrderSecret) : undefined;
};

/** Maximum number of followed orders per device; older ones have ended. */
export const MOST_SECRETS = 20;

/** The newest secrets as a header value; undefined: none. */
export const secretsToHeader = (secrets: readonly string[]): string | undefined =>
  secrets.length === 0 ? undefined : secrets.slice(-MOST_SECRETS).join(',');

/** Invalid entries are left out. */
export const parseSecrets = (header: string | undefined): OrderSecret[] =>
  (header ?? '').split(',', MOST_SECRETS).flatMap((one) => parseOrderSecret(one.trim()) ?? []);

/** Fields that following an accepted order of this device needs. */
export interface OwnEntry {
  readonly id: OrderId;
  readonly placeId: PlaceId;
  readonly secret: OrderSecret;
  readonly visitId?: VisitId | undefined;
}

/** undefined: no secret, or not known to be accepted. */
export const readOwnEntry = rowReader<OwnEntry>(
  v.looseObject({
    id: name,
    placeId: id,
    state: v.literal('received'),
    secret: orderSecretSchema,
    visitId: maybe(name),
  }),
);
