// A category's video: muted, can be stopped, and is not loaded with reduced motion.
import { patience } from '../tests/support/patience.ts';
import { untilStill } from './support/still.ts';
import { expect, speak, test } from './support/test.ts';

test('category video: plays under its title, and can be stopped [S2.28] @deep', async ({ page, baseURL }) => {
  await speak(page, 'en', baseURL ?? '');
  await page.goto('/neven/na-zhar');
  const frame = page.getByTestId('category-video');
  const film = frame.locator('video');
  await expect(film).toHaveAttribute('src', /^\/videos\//);
  const stop = frame.getByRole('button', { name: 'Stop the video' });
  await expect(stop).toBeVisible({ timeout: patience(15_000) });
  expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.paused])).toEqual([
    true,
    true,
    false,
  ]);
  await stop.click();
  await expect(frame.getByRole('button', { name: 'Play the video' })).toBeVisible();
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test('category video: with reduced motion only the picture is shown, and no video is fetched [S2.28] @deep', async ({
  page,
  baseURL,
  network,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/neven/na-zhar');
  await expect(page.getByTestId('category-video')).toBeVisible();
  // The video's chunk loads after the first card, together with the swipe.
  await expect(page.locator('[data-ruler]')).toBeAttached();
  await untilStill(page);
  await expect(page.locator('video')).toHaveCount(0);
  expect(network.forwarded().filter((request) => request.includes('/videos/'))).toEqual([]);
});
