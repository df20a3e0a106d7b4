// Every screen of the app, and how a guest comes to it. Who wants to look at all of them (pictures, axe) walks this list.
import { expect, type Page } from '@playwright/test';
import { MenuPage } from './pages.ts';

export type DeviceName = 'phone' | 'tablet' | 'kiosk' | 'room';

export interface Visit {
  readonly page: Page;
  readonly device: DeviceName;
  /** The venue's address: "neven". */
  readonly place: string;
  /** The address of a table of it. */
  readonly tableUrl: string;
}

export interface Screen {
  readonly name: string;
  /** Comes to the screen from anywhere; the screen is there when it resolves. */
  readonly open: (visit: Visit) => Promise<void>;
  /** Where it is; everywhere where it is not said. */
  readonly on?: readonly DeviceName[];
}

/** `path` within the venue, or from the root where it begins with a slash. */
const at = (name: string, path: string, testId: string): Screen => ({
  name,
  open: async ({ page, place }) => {
    await page.goto(path.startsWith('/') ? path : `/${place}/${path}`);
    await expect(page.getByTestId(testId).first()).toBeVisible();
  },
});

const menuAt = (name: string, path: string): Screen => at(name, path, 'product-card');

/** In an order in which each can be reached from the one before; the last ones have something in the order. */
export const SCREENS: readonly Screen[] = [
  at('places', '/', 'place-link'),
  at('not-found', '/no-such-place', 'not-found'),
  menuAt('category', 'salati'),
  menuAt('category-printed-card', '/hotel-rila'),
  menuAt('category-counter', '/briz'),
  at('product', 'salati/shopska-salata', 'product-screen'),
  {
    name: 'cart',
    open: async ({ page, tableUrl }) => {
      await page.goto(tableUrl);
      const menu = await new MenuPage(page).ready();
      await menu.addPlain();
      await expect(page.getByTestId('added-toast')).toBeHidden({ timeout: 6000 });
      await menu.openCart();
    },
  },
];

/** Everything has come and nothing moves: what is painted now is what stays. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    const loaded = (image: HTMLImageElement) =>
      new Promise<void>((done) => {
        if (image.complete) return done();
        image.addEventListener('load', () => done(), { once: true });
        image.addEventListener('error', () => done(), { once: true });
        setTimeout(done, 5000);
      });
    await Promise.all(inSight.map(loaded));
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
  });
}
