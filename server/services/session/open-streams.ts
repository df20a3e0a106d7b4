// How many event streams may be open at once, so that one client cannot take all of a server's.

/** A full restaurant stands behind one address. */
const MOST_BY_ADDRESS = 400;
/** A device holds one; without locks between its tabs, one a tab. */
const MOST_BY_SESSION = 8;

/** Who opens a stream. `house`: the id of a device of the house, which its venue has set up: it is counted by that alone. */
export interface Opener {
  readonly address: string;
  readonly token: string | undefined;
  readonly house?: string | undefined;
}

export interface OpenStreams {
  /** Counts a stream and gives how to end it, which may be called again; undefined where there are too many. */
  readonly enter: (opener: Opener) => (() => void) | undefined;
}

export const createOpenStreams = (mostByAddress = MOST_BY_ADDRESS, mostBySession = MOST_BY_SESSION): OpenStreams => {
  const open = new Map<string, number>();
  const add = (key: string, by: number): void => {
    const count = (open.get(key) ?? 0) + by;
    if (count === 0) open.delete(key);
    else open.set(key, count);
  };
  return {
    enter: ({ address, token, house }) => {
      const limits: (readonly [key: string, most: number])[] = [
        house === undefined ? [`address ${address}`, mostByAddress] : [`house ${house}`, mostBySession],
      ];
      if (token !== undefined) limits.push([`session ${token}`, mostBySession]);
      if (limits.some(([key, most]) => (open.get(key) ?? 0) >= most)) return undefined;
      for (const [key] of limits) add(key, 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        for (const [key] of limits) add(key, -1);
      };
    },
  };
};
