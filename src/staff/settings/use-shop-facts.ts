import type { ShopFacts } from '#contract/owner/shop-facts.ts';
import { fetchShopFacts } from '#core/api/staff/shop-facts.ts';
import { useManaged } from '#staff/frame/use-managed.ts';

export interface ShownShopFacts {
  /** `undefined`: not loaded yet. */
  readonly facts: ShopFacts | undefined;
  /** Why they could not be loaded. */
  readonly why: string | undefined;
}

/** Facts that a tax office requires about the open place's software. */
export function useShopFacts(): ShownShopFacts {
  const { found, problem } = useManaged(fetchShopFacts);
  return { facts: found, why: problem?.why };
}
