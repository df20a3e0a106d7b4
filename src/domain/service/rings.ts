// Rings on the staff's screens, and when they ring again.

/**
 * The most pressing first. void: what was seen is not to be cooked; unseen: an order that no screen and no printer has shown
 * for a minute; paper: a ticket that may not be printed; new: one that no station has taken, or no waiter where no station could; changed: one that was called back; call, bill: guests ask for
 * somebody; lock: wrong PINs have locked a device; trouble: a printer cannot print; ready: it went out.
 */
export const RING_KINDS = [
  'void',
  'unseen',
  'paper',
  'new',
  'changed',
  'call',
  'bill',
  'lock',
  'trouble',
  'ready',
] as const;
export type RingKind = (typeof RING_KINDS)[number];

/** A matter that rings until somebody sees to it. */
export interface Ring {
  /** One and the same for as long as it rings. */
  readonly key: string;
  readonly kind: RingKind;
}

/** Guests are not called over again as often as an order that may never be cooked. */
const AGAIN_MS: Readonly<Record<RingKind, number>> = {
  void: 6_000,
  unseen: 6_000,
  paper: 6_000,
  new: 6_000,
  call: 20_000,
  bill: 20_000,
  lock: 20_000,
  // Said once.
  changed: Number.POSITIVE_INFINITY,
  trouble: Number.POSITIVE_INFINITY,
  ready: Number.POSITIVE_INFINITY,
};

/** When each thing rang last, epoch ms. What no longer rings is not in it. */
export type Rung = ReadonlyMap<string, number>;

/**
 * Rings of now: matters that have not rung yet, and matters whose pause is over. The most pressing kind alone is heard, so
 * that two bells are never muddled.
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
