// News for a guest about dishes that run out or come back while they read the menu.
import type { OffKey } from '../ids.ts';
import type { AvailabilityRow } from '../menu/menu.ts';

export interface AvailabilityNews {
  readonly off: readonly OffKey[];
  readonly back: readonly OffKey[];
}

/**
 * Difference between two states of the menu. Reported as sold out: items switched off after the guest came (`since`, epoch
 * ms of the server's clock). Reported as back: items reported before, or present in the guest's order (`awaited`).
 */
export const availabilityNews = (
  {
    before,
    now,
    rows,
  }: {
    readonly before: ReadonlySet<OffKey>;
    readonly now: ReadonlySet<OffKey>;
    readonly rows: readonly AvailabilityRow[];
  },
  since: number,
  awaited: ReadonlySet<OffKey>,
): AvailabilityNews => {
  const isNews = (key: OffKey) =>
    rows.some(({ productId, at }) => productId === key && at !== undefined && at >= since);
  return {
    off: [...now].filter((key) => !before.has(key) && isNews(key)),
    back: [...before].filter((key) => !now.has(key) && awaited.has(key)),
  };
};
