// @vitest-environment jsdom
// Category of the menu's own address while its hours change.
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { categoryKey } from '#domain/availability/availability.ts';
import type { CategoryId, OffKey } from '#domain/ids.ts';
import type { CategoryLinkView } from '#shared/menu/category-links.ts';
import { useFirstCategory } from '#shared/menu/use-first-category.ts';

const [BREAKFAST, LUNCH] = [1 as CategoryId, 2 as CategoryId];
const LINKS = [BREAKFAST, LUNCH].map((id) => ({ id, isPage: true }) as CategoryLinkView);
const off = (...ids: readonly CategoryId[]): ReadonlySet<OffKey> => new Set(ids.map(categoryKey));

test('first category: stays under the guest’s finger when its hours end, and is chosen anew on the next visit', () => {
  const { result, rerender } = renderHook(
    ({ closed, isHere }: { closed: ReadonlySet<OffKey>; isHere: boolean }) => useFirstCategory(LINKS, closed, isHere),
    { initialProps: { closed: off(), isHere: true } },
  );
  expect(result.current).toBe(BREAKFAST);
  rerender({ closed: off(BREAKFAST), isHere: true });
  expect(result.current).toBe(BREAKFAST);
  rerender({ closed: off(BREAKFAST), isHere: false });
  expect(result.current).toBeUndefined();
  rerender({ closed: off(BREAKFAST), isHere: true });
  expect(result.current).toBe(LUNCH);
});
