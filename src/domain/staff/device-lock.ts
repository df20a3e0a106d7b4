// Devices of the venue that wrong PINs have locked: each rings with the place's manager.
import type { Ring } from '../service/rings.ts';

export interface LockedDevice {
  readonly device: string;
  readonly name: string;
  /** Epoch ms of the server's clock. */
  readonly since: number;
  /** A manager who has seen it, by name; absent: nobody has. It stays locked until one signs in there. */
  readonly seen?: { readonly by: string; readonly at: number } | undefined;
}

/** Each rings until a manager has seen it, and anew where it is locked again. */
export const lockRings = (locked: readonly LockedDevice[]): readonly Ring[] =>
  locked.flatMap(({ device, since, seen }): Ring[] => (seen ? [] : [{ key: `lock ${device} ${since}`, kind: 'lock' }]));
