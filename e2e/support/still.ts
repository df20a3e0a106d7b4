// Waiting for nothing: a journey that proves that something does not happen waits until the page has come to rest.
import type { Page } from '@playwright/test';
import { patience } from '../../tests/support/patience.ts';

/** A page is at rest when it has not changed for this long, in ms of the page's own clock. */
const QUIET = 250;
/** A page that never rests is looked at as it is after this long. */
const LONGEST = patience(5_000);

/**
 * Waits until nothing on the page has changed or scrolled for a while, no picture and no lazy chunk is under way, and the
 * browser has nothing to do.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(
    async ({ quiet, longest }) => {
      const end = performance.now() + longest;
      let changed = performance.now();
      const touch = () => (changed = performance.now());
      const mutations = new MutationObserver(touch);
      mutations.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const requests = new PerformanceObserver(touch);
      requests.observe({ type: 'resource' });
      addEventListener('scroll', touch, { capture: true, passive: true });
      const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: quiet }));
      do await idle();
      while (performance.now() < end && performance.now() - changed < quiet);
      mutations.disconnect();
      requests.disconnect();
      removeEventListener('scroll', touch, { capture: true });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    },
    { quiet: QUIET, longest: LONGEST },
  );
}
