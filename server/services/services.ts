import type { ServerKeys } from '../store/staff/server-key.ts';
import type { Store } from '../store/store.ts';
import type { Passwords } from './account/password-hash.ts';
import type { Geocoder, TileSource } from './delivery/map-ports.ts';
import type { PaymentPorts } from './payment/payment-port.ts';
import type { PublishedPlaces } from './place/published-places.ts';
import type { RateLimits } from './rate-limits.ts';

/** Shared dependencies of the services. `clock` (epoch ms) is the only source of time. */
export interface Services {
  readonly store: Store;
  readonly places: PublishedPlaces;
  readonly clock: () => number;
  readonly limits: RateLimits;
  /** Keys for staff tokens and PINs. */
  readonly keys: ServerKeys;
  /** Hashes passwords of customers. */
  readonly passwords: Passwords;
  /** Whether guests get their order links by mail; absent: no mail server is configured. */
  readonly sendsMail?: boolean | undefined;
  /** Way of account mails; absent: no guest can read them, although the operator finds them in a folder. */
  readonly accountMail?: 'sent' | 'folder' | undefined;
  /** Slugs of the demo venues, whose order and booking mails are written as files where no mail server is configured. */
  readonly demoSlugs?: readonly string[] | undefined;
  /** Address search; absent: none is configured. */
  readonly geocoder?: Geocoder | undefined;
  /** Payment providers; absent: none is configured. */
  readonly payments?: PaymentPorts | undefined;
  /** Map tiles; absent: none are configured. */
  readonly tiles?: TileSource | undefined;
}

/** An answer before serialisation. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Seconds. */
  readonly retryAfter?: number;
}
