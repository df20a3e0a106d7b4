// Limit of open event streams, so that one client cannot use all of a server's.

/** Phones without a session in a full restaurant behind one IP address. */
const MOST_BY_ADDRESS = 400;
/** A phone holds one stream, or one per tab when the browser has no locks. */
const MOST_BY_PROOF = 8;

/** Caller that opens a stream. `proof`: its valid session or venue device, which alone is then counted. */
export interface Opener {
  readonly address: string;
  readonly proof: string | undefined;
}

export interface OpenStreams {
  /** Counts a stream and returns an idempotent release function; `undefined` when the limit is reached. */
  readonly enter: (opener: Opener) => (() => void) | undefined;
}

export const createOpenStreams = (mostByAddress = MOST_BY_ADDRESS, mostByProof = MOST_BY_PROOF): OpenStreams => {
  const open = new Map<string, number>();
  const add = (key: string, by: number): void => {
    const count = (open.get(key) ?? 0) + by;
    if (count === 0) open.delete(key);
    else open.set(key, count);
  };
  return {
    enter: ({ address, proof }) => {
      const [key, most] = proof === undefined ? [`address ${address}`, mostByAddress] : [`proof ${proof}`, mostByProof];
      if ((open.get(key) ?? 0) >= most) return undefined;
      add(key, 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        add(key, -1);
      };
    },
  };
};
