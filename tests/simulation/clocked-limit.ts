// The server's limits by the simulation's clock: the real ones count by the machine's, on which a schedule takes no time.
import type { CreateLimit } from '../../server/store/limit.ts';

/** The same fixed windows as the real limits. `clock`: epoch ms; schedules that share a server may set it back. */
export const clockedLimit =
  (clock: () => number): CreateLimit =>
  ({ most, seconds }) => {
    const windows = new Map<string, { readonly from: number; taken: number }>();
    return {
      take: async (key) => {
        const now = clock();
        const known = windows.get(key);
        const isOpen = known !== undefined && now >= known.from && now < known.from + seconds * 1000;
        const window = isOpen ? known : { from: now, taken: 0 };
        windows.set(key, window);
        window.taken += 1;
        return window.taken > most ? Math.max(1, Math.ceil((window.from + seconds * 1000 - now) / 1000)) : undefined;
      },
    };
  };
