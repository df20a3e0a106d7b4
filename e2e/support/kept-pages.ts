// Helpers for the pages cached on a device.
import type { Page } from '@playwright/test';

/** Whether the device has cached the page of an address, for any reader. */
export const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('tabl-pages-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().some(({ url }) => new URL(url).pathname === wanted);
  }, path);

/** Opens an address; returns whether the worker answered, and with the page itself rather than the shell. */
export async function openKept(
  page: Page,
  path: string,
): Promise<{ byWorker: boolean; isOwnPage: boolean; html: string }> {
  const answer = await page.goto(path);
  const html = (await answer?.text()) ?? '';
  return { byWorker: answer?.fromServiceWorker() ?? false, isOwnPage: html.includes('application/ld+json'), html };
}
