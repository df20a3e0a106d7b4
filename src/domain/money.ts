// Money is whole minor units (cents) with a brand; a plain number is never an amount.
import type { Brand } from './brand.ts';

/** A whole number of a currency's minor units. May be negative in a breakdown (a discount), never in a price. */
export type Minor = Brand<number, 'Minor'>;
/** ISO 4217, upper case. */
export type Currency = Brand<string, 'Currency'>;
