import type { ServerKeys } from '../store/staff/server-key.ts';
import type { Store } from '../store/store.ts';
import type { Passwords } from './account/password-hash.ts';
import type { Geocoder, TileSource } from './delivery/map-ports.ts';
import type { PaymentPorts } from './payment/payment-port.ts';
import type { PublishedPlaces } from './place/published-places.ts';
import type { RateLimits } from './rate-limits.ts';

/** Common parts of the services. Time comes from `clock`, epoch ms, and from nowhere else. */
export interface Services {
  readonly store: Store;
  readonly places: PublishedPlaces;
  readonly clock: () => number;
  readonly limits: RateLimits;
  /** Keys of the staff's tokens and PINs. */
  readonly keys: ServerKeys;
  /** Hashes the passwords of customers. */
  readonly passwords: Passwords;
  /** Whether guests are sent the links of their orders by mail; absent: no mail server is set. */
  readonly sendsMail?: boolean | undefined;
  /** Geocoder that finds addresses by their words; absent: none is set. */
  readonly geocoder?: Geocoder | undefined;
  /** Providers that take cards; absent: none is set. */
  readonly payments?: PaymentPorts | undefined;
  /** The pictures behind the map; absent: none are set. */
  readonly tiles?: TileSource | undefined;
}

/** An answer, before it is put on the wire. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Seconds. */
  readonly retryAfter?: number;
}
