// Takes the pictures of the app that browsers show before they install it, of the demo of a running server:
//
//   node tests/support/take-screenshots.ts http://localhost:8080
//
// Look at them before they are committed.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../../e2e/support/browser.ts';

const FOLDER = join(import.meta.dirname, '../../public/screenshots');
const SHAPES = [
  { name: 'narrow', viewport: { width: 390, height: 844 }, scale: 1.5 },
  { name: 'wide', viewport: { width: 1280, height: 800 }, scale: 1 },
] as const;
const PAGES = [
  { name: 'menu', path: '/neven/salati' },
  { name: 'dish', path: '/neven/salati/shopska-salata' },
] as const;
/** Wait for pictures and card animations, ms. */
const CALM_MS = 3000;

const [origin = 'http://localhost:8080'] = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch(await launchOptions());
for (const { name: shape, viewport, scale } of SHAPES) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    locale: 'bg-BG',
  });
  const page = await context.newPage();
  for (const { name, path } of PAGES) {
    await page.goto(origin + path);
    await page.waitForTimeout(CALM_MS);
    const file = join(FOLDER, `${name}-${shape}.webp`);
    const { width, height, size } = await sharp(await page.screenshot())
      .webp({ quality: 72, effort: 6 })
      .toFile(file);
    console.log(`${file} ${width}x${height} ${size}`);
  }
  await context.close();
}
await browser.close();
