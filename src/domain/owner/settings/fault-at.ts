// A fault within a setting of many fields, so that it is told at its field.

/** `at`: which field, as its editor names it: "1.address", "value". */
export interface FaultAt {
  readonly kind: 'at';
  readonly at: string;
  readonly why: FaultOfField;
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
  /** Of a number. */
  | 'percent'
  | 'amount'
  | 'nothing'
  /** Dishes or categories have rates of their own, and all others would have none. */
  | 'vat-needed';

export const faultAt = (at: string, why: FaultOfField): FaultAt => ({ kind: 'at', at, why });
