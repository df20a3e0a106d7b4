// Rings on staff screens, and their repetition.

/**
 * Most urgent first. void: a seen order must not be cooked; unseen: no screen or printer has shown the order for a minute;
 * paper: a ticket that may be unprinted; new: accepted by no station, or by no waiter when no station could; changed:
 * recalled; call, bill: guests ask for staff; due: an accepted service is to be done now; lock: a device locked by wrong PINs; trouble: a printer cannot print; ready:
 * the order went out.
 */
export const RING_KINDS = [
  'void',
  'unseen',
  'paper',
  'new',
  'changed',
  'call',
  'bill',
  'due',
  'lock',
  'trouble',
  'ready',
] as const;
export type RingKind = (typeof RING_KINDS)[number];

/** A matter that rings until staff handle it. */
export interface Ring {
  /** Id of the ring: stays the same while this ring continues. */
  readonly key: string;
  readonly kind: RingKind;
}

/** Calls ring again less often than an order that may never be cooked. */
const AGAIN_MS: Readonly<Record<RingKind, number>> = {
  void: 6_000,
  unseen: 6_000,
  paper: 6_000,
  new: 6_000,
  call: 20_000,
  bill: 20_000,
  lock: 20_000,
  // Rings only once.
  due: Number.POSITIVE_INFINITY,
  changed: Number.POSITIVE_INFINITY,
  trouble: Number.POSITIVE_INFINITY,
  ready: Number.POSITIVE_INFINITY,
};

/** Last ring time per key, epoch ms. Ended rings are removed. */
export type Rung = ReadonlyMap<string, number>;

/**
 * Rings due now: new ones, and those whose pause is over. Only the most urgent kind sounds, so that two sounds never
 * overlap.
 */
export const ringNow = (
  wanted: readonly Ring[],
  rung: Rung,
  now: number,
): { readonly kind: RingKind | undefined; readonly rung: Rung } => {
  const due = wanted.filter(({ key, kind }) => now - (rung.get(key) ?? Number.NEGATIVE_INFINITY) >= AGAIN_MS[kind]);
  return {
    kind: RING_KINDS.find((kind) => due.some((ring) => ring.kind === kind)),
    rung: new Map(
      wanted.flatMap(({ key }) => {
        const at = due.some((ring) => ring.key === key) ? now : rung.get(key);
        return at === undefined ? [] : [[key, at] as const];
      }),
    ),
  };
};
