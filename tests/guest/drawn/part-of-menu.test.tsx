// A server-drawn page has a part of the menu: unloaded dishes show as loading, never as missing.
import { expect, test } from 'vitest';
import { atRest, openDrawn, page } from '../../shared/open-drawn.tsx';

const at = (root: Element, testId: string) => root.querySelectorAll(`[data-testid=${testId}]`).length;
/** Opens another address before the rest of the menu is loaded. */
async function goOn(path: string) {
  const { root, router } = await openDrawn(page('/neven/salati'));
  await router.navigate({ href: path });
  await atRest();
  return { root, path: router.state.location.pathname };
}

test('partial menu: a category whose dishes are not loaded shows placeholders and is not called empty', async () => {
  const { root } = await goOn('/neven/supi');
  expect([at(root, 'category-loading'), at(root, 'product-card')]).toEqual([1, 0]);
});

test('partial menu: a dish that is not loaded shows loading, not "gone"', async () => {
  const { root, path } = await goOn('/neven/supi/shkembe-chorba');
  expect([path, at(root, 'on-its-way')]).toEqual(['/neven/supi/shkembe-chorba', 1]);
});

test('partial menu: calls no dish missing before the whole menu is loaded', async () => {
  const { root } = await goOn('/neven/search?q=zzzz');
  expect(root.textContent).not.toContain('zzzz');
  expect(at(root, 'nothing-found')).toBe(0);
});
