import { useRef } from 'react';
import type { CategoryId, OffKey } from '#domain/ids.ts';
import { type CategoryLinkView, firstOf } from './category-links.ts';

/**
 * Category of the menu's own address. It stays while the guest reads it, even when its hours end. `isHere`: the address is
 * open.
 */
export function useFirstCategory(
  links: readonly CategoryLinkView[],
  off: ReadonlySet<OffKey>,
  isHere: boolean,
): CategoryId | undefined {
  const kept = useRef<CategoryId>(undefined);
  const shown = links.find(({ id }) => id === kept.current) ?? firstOf(links, off);
  kept.current = isHere ? shown?.id : undefined;
  return kept.current;
}
