import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that depend on the colour scheme. */
const LOOKS = ['color-contrast', 'target-size'];

/** Checks only rules that depend on the colour scheme, after `checkAccessibility` has checked the page in one scheme. */
export const checkLooks = (page: Page): Promise<void> => findNothing(page, (axe) => axe.withRules(LOOKS));

/** Fails on any axe finding against WCAG 2.2 AA on the present page. */
export const checkAccessibility = (page: Page): Promise<void> => findNothing(page, (axe) => axe.withTags(TAGS));

async function findNothing(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // A scheme change starts its transitions with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // The animation of a pulsing mark is endless, and one that follows the scroll position never finishes.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          (one) =>
            one.timeline === document.timeline && one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );
  // A skipped off-screen box has no size, and axe would see it as covering its neighbours.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode(true)).analyze();
  const told: { readonly id: string; readonly help: string; readonly at: readonly string[] }[] = [];
  for (const { id, help, nodes } of violations) {
    const at: string[] = [];
    for (const node of nodes) {
      if (id === 'target-size' && !(await isTooSmall(page, node.target.join(' ')))) continue;
      at.push(`${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1]?.trim()}`);
    }
    if (at.length > 0) told.push({ id, help, at: at.slice(0, 5) });
  }
  expect(told).toEqual([]);
}

/**
 * Whether a target is too small when scrolled to the middle of the screen. axe also measures elements half covered by a bar.
 */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  const offset = await page.evaluate(() => scrollY);
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const again = await new AxeBuilder({ page }).setLegacyMode(true).include(target).withRules('target-size').analyze();
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), offset);
  return again.violations.length > 0;
}

/** The page must be readable without sideways scrolling. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
}
