// The secret of an order without a table: made on the device before the order is first sent, kept as its hash by the server.
import * as v from 'valibot';
import type { OrderId, OrderSecret, PlaceId, VisitId } from '#domain/ids.ts';
import { id, maybe, name, rowReader } from '../stored-fields.ts';

/** At least 128 bits, in letters that need no escaping in an address or a header. */
export const orderSecretSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,128}$/));

/** undefined where it is none. */
export const parseOrderSecret = (text: unknown): OrderSecret | undefined => {
  const parsed = v.safeParse(orderSecretSchema, text);
  return parsed.success ? (parsed.output as OrderSecret) : undefined;
};

/** Most orders of one device that are followed at once; older ones have ended. */
export const MOST_SECRETS = 20;

/** The newest of them, as a header bears them; undefined: there are none. */
export const secretsToHeader = (secrets: readonly string[]): string | undefined =>
  secrets.length === 0 ? undefined : secrets.slice(-MOST_SECRETS).join(',');

/** Words that cannot be secrets are left out. */
export const parseSecrets = (header: string | undefined): OrderSecret[] =>
  (header ?? '').split(',', MOST_SECRETS).flatMap((one) => parseOrderSecret(one.trim()) ?? []);

/** An order of this device that the server has, as far as following it needs its row. */
export interface OwnEntry {
  readonly id: OrderId;
  readonly placeId: PlaceId;
  readonly secret: OrderSecret;
  readonly visitId?: VisitId | undefined;
}

/** undefined: it has no secret, or the server is not known to have it. */
export const readOwnEntry = rowReader<OwnEntry>(
  v.looseObject({
    id: name,
    placeId: id,
    state: v.literal('received'),
    secret: orderSecretSchema,
    visitId: maybe(name),
  }),
);
