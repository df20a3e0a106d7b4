// How many event streams may be open at once, so that one client cannot take all of a server's.

/** Phones without a table session, of a full restaurant behind one address. */
const MOST_BY_ADDRESS = 400;
/** A phone holds one stream; without locks between its tabs, one for each tab. */
const MOST_BY_PROOF = 8;

/** Caller that opens a stream. `proof`: what the server knows it by, such as its valid session or venue device; it is counted by that alone. */
export interface Opener {
  readonly address: string;
  readonly proof: string | undefined;
}

export interface OpenStreams {
  /** Counts a stream and gives how to end it, which may be called again; undefined where there are too many. */
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
