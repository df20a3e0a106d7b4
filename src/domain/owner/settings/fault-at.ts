// A fault within a setting of many fields, so that it is told at its field.

import type { RingFault } from '../../delivery/zone-faults.ts';

/** `at`: which field, as its editor names it: "1.address", "value". */
export interface FaultAt {
  readonly kind: 'at';
  readonly at: string;
  readonly why: FaultOfField;
  /** Which corner of a zone is wrong, from 1. */
  readonly corner?: number;
}

/** A closed list: a new one is a line here and in `FieldFaultWords` of the screens. */
export type FaultOfField =
  /** No key, or that of another one. */
  | 'printer-name'
  | 'taken'
  | 'printer-address'
  | 'port'
  | 'papers'
  /** A charge on no kind of order. */
  | 'no-orders'
  /** Fault of a number. */
  | 'percent'
  | 'amount'
  | 'nothing'
  | 'number'
  /** A ring that ends before it begins. */
  | 'ring'
  /** Kilometres before this ring of which no ring speaks. */
  | 'gap'
  /** Prices by amount that leave the smallest orders out. */
  | 'from-zero'
  /** One end of a window alone. */
  | 'half'
  /** No words in the language of the menu. */
  | 'words'
  /** Fault of a zone's corners. */
  | RingFault['kind']
  /** Fault of all zones together: none holds the venue. */
  | 'swapped'
  | 'outside'
  /** The file says not where the venue stands, from which rings are measured. */
  | 'no-location'
  /** No place on the globe. */
  | 'place'
  /** Rings are measured from the venue, which would stand nowhere. */
  | 'measured'
  /** Dishes or categories have rates of their own, and all others would have none. */
  | 'vat-needed';

export const faultAt = (at: string, why: FaultOfField): FaultAt => ({ kind: 'at', at, why });
