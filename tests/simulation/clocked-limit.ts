// The server's limits by the simulation's clock: the real ones count by the machine's, on which a schedule takes no time.
import type { CreateLimit } from '../../server/store/limit.ts';

/**
 * Fixed windows, like the real limits. `clock`: epoch ms. A schedule that reuses a server sets the clock back, and its
 * windows are then counted separately.
 */
export function clockedLimit(clock: () => number): CreateLimit {
  let latest = Number.NEGATIVE_INFINITY;
  let schedule = 0;
  return ({ most, seconds }) => {
    const windows = new Map<string, { readonly from: number; readonly schedule: number; taken: number }>();
    return {
      take: async (key) => {
        const now = clock();
        if (now < latest) schedule += 1;
        latest = now;
        const known = windows.get(key);
        const isOpen = known?.schedule === schedule && now < known.from + seconds * 1000;
        const window = isOpen ? known : { from: now, schedule, taken: 0 };
        windows.set(key, window);
        window.taken += 1;
        return window.taken > most ? Math.max(1, Math.ceil((window.from + seconds * 1000 - now) / 1000)) : undefined;
      },
    };
  };
}
