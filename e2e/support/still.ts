// Proves that something does not happen: waits until the page is idle.
import type { Page } from '@playwright/test';
import { patience } from '../../tests/support/patience.ts';

/** Time without changes after which a page is idle, ms of the page's clock. */
const QUIET = 250;
/** Maximum wait for a page that never becomes idle. */
const LONGEST = patience(5_000);

/**
 * Waits until no element has changed or scrolled for a while, no picture or lazy chunk is loading, and the browser is idle.
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
