// A fault inside a composite setting, shown at its field.

import type { RingFault } from '../../delivery/zone-faults.ts';

/** `at`: path of the field in its editor: "1.address", "value". */
export interface FaultAt {
  readonly kind: 'at';
  readonly at: string;
  readonly why: FaultOfField;
  /** Number of the wrong corner of a zone, from 1. */
  readonly corner?: number;
}

/** A closed list: a new fault also needs a line in `FieldFaultText` of the screens. */
export type FaultOfField =
  /** Missing key, or a key in use. */
  | 'printer-name'
  | 'taken'
  | 'printer-address'
  | 'port'
  | 'papers'
  /** A charge that applies to no order type. */
  | 'no-orders'
  /** Fault of a number. */
  | 'percent'
  | 'amount'
  | 'nothing'
  | 'number'
  /** A ring that ends before it begins. */
  | 'ring'
  /** A gap in kilometres before this ring, covered by no ring. */
  | 'gap'
  /** Fees by amount that do not start at zero. */
  | 'from-zero'
  /** Only one end of a time window. */
  | 'half'
  /** No text in the menu's language. */
  | 'words'
  /** Fault of a zone's corners. */
  | RingFault['kind']
  /** Fault of all zones together: none contains the venue. */
  | 'swapped'
  | 'outside'
  /** The file has no location, from which rings are measured. */
  | 'no-location'
  /** Not a valid point on the globe. */
  | 'place'
  /** Rings need the venue's location, which would be removed. */
  | 'measured'
  /** Some dishes or categories have their own rates, and all others would have none. */
  | 'vat-needed';

export const faultAt = (at: string, why: FaultOfField): FaultAt => ({ kind: 'at', at, why });
