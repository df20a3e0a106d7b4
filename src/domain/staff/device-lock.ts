// Devices of the venue locked by wrong PINs: each one alerts the place's manager.
import type { Ring } from '../service/rings.ts';

export interface LockedDevice {
  readonly device: string;
  readonly name: string;
  /** Epoch ms of the server's clock. */
  readonly since: number;
  /**
   * Name of the manager who has seen the lock; absent: none. The device stays locked until a manager signs in on the
   * device.
   */
  readonly seen?: { readonly by: string; readonly at: number } | undefined;
}

/** Each one rings until a manager has seen it, and again after a new lock. */
export const lockRings = (locked: readonly LockedDevice[]): readonly Ring[] =>
  locked.flatMap(({ device, since, seen }): Ring[] => (seen ? [] : [{ key: `lock ${device} ${since}`, kind: 'lock' }]));
