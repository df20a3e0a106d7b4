// The server's rate limits on the simulation's clock: the real ones use the machine's clock, on which a schedule takes no
// time.
import type { CreateLimit } from '../../server/store/limit.ts';

/**
 * Fixed windows, like the real limits. `clock`: epoch ms. When a schedule reuses a server and sets the clock back, its
 * windows are counted separately.
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
