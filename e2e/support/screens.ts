// Every screen of the app, and how to open it; used for pictures and axe.
import { expect, type Page } from '@playwright/test';
import { patience } from '../../tests/support/patience.ts';
import { LANGUAGE_TOOL, MenuPage } from './pages.ts';
import { PLACE } from './test-venues.ts';

export type DeviceName = 'phone' | 'tablet' | 'kiosk' | 'room';

export interface Visit {
  readonly page: Page;
  readonly device: DeviceName;
  /** Slug of the venue: "neven". */
  readonly place: string;
  /** Address of one of the venue's tables. */
  readonly tableUrl: string;
  /** Address of a hotel room, for room screens. */
  readonly roomUrl?: string;
}

export interface Screen {
  readonly name: string;
  /** Opens the screen from anywhere, and resolves when it is there. */
  readonly open: (visit: Visit) => Promise<void>;
  /** Devices that have the screen; absent: all. */
  readonly on?: readonly DeviceName[];
  /** The screen belongs to another venue, or to no venue. The theme of the tested venue does not change the screen. */
  readonly isElsewhere?: boolean;
}

/** `path` within the venue, or from the root with a leading slash. */
const at = (name: string, path: string, testId: string): Screen => ({
  name,
  isElsewhere: path.startsWith('/'),
  open: async ({ page, place }) => {
    await page.goto(path.startsWith('/') ? path : `/${place}/${path}`);
    await expect(page.getByTestId(testId).first()).toBeVisible();
  },
});

const menuAt = (name: string, path: string): Screen => at(name, path, 'product-card');

/** A screen with a dialog: a press opens it, and a test id shows that it is open. */
const over = (name: string, under: Screen, press: (page: Page) => Promise<void>, testId: string): Screen => ({
  name,
  open: async (visit) => {
    await under.open(visit);
    await press(visit.page);
    await expect(visit.page.getByTestId(testId).first()).toBeVisible();
  },
});

const category = menuAt('category', 'salati');

/** The profile of a guest without a sign-in. */
const profile = at('profile', 'profile', 'profile-out');
const OWN_DEVICES: readonly DeviceName[] = ['phone', 'tablet'];

/** Each screen is reachable from the one before; the last one has a dish in the order. */
export const SCREENS: readonly Screen[] = [
  at('places', '/', 'place-link'),
  at('join', '/join', 'join-screen'),
  at('not-found', '/no-such-place', 'not-found'),
  category,
  menuAt('category-printed-card', '/hotel-rila'),
  menuAt('category-counter', '/briz'),
  at('subcategories', 'napitki', 'subcategory'),
  menuAt('subcategory', 'bira'),
  at('info-category', 'za-nas', 'info-banner'),
  at('image-category', '/briz/kokteyl-na-denya', 'category-image'),
  menuAt('whole-menu', 'all'),
  at('product', 'salati/shopska-salata', 'product-screen'),
  at('search', 'search', 'search-field'),
  {
    name: 'search-results',
    open: async ({ page, place }) => {
      await page.goto(`/${place}/search?q=shopska`);
      // All four results in every language: texts of other languages load later.
      await expect(page.getByTestId('search-result')).toHaveCount(4);
    },
  },
  at('about', 'about', 'contact'),
  at('about-tabl', 'about-tabl', 'packages'),
  at('gallery', 'gallery', 'gallery-picture'),
  at('terms', 'custom-terms', 'terms-screen'),
  over(
    'sizes',
    category,
    (page) => page.locator('[data-testid="add-to-cart"][aria-haspopup]').first().click(),
    'choose-variant',
  ),
  over(
    'language',
    category,
    (page) => page.getByRole('button', { name: LANGUAGE_TOOL }).first().click(),
    'language-en',
  ),
  over('more', category, (page) => page.getByTestId('more').click(), 'more-list'),
  // A shared device says that sign-in is not possible on it.
  { ...at('profile-shared', 'profile', 'profile-shared'), on: ['kiosk'] },
  { ...profile, on: OWN_DEVICES },
  {
    ...over('sign-in', profile, (page) => page.getByTestId('open-sign-in').click(), 'sign-in'),
    on: OWN_DEVICES,
  },
  {
    name: 'cart',
    open: async ({ page, tableUrl }) => {
      await page.goto(tableUrl);
      const menu = await new MenuPage(page).ready();
      await menu.addPlain();
      await expect(page.getByTestId('added-toast')).toBeVisible();
      // The message stays while the pointer is over it, and it may have appeared there.
      await page.mouse.move(0, 0);
      await expect(page.getByTestId('added-toast')).toBeHidden();
      // The press may have scrolled the menu, which shows above the order.
      await page.evaluate(() => window.scrollTo(0, 0));
      await menu.openCart();
    },
  },
];

/** The order page with one dish; `way`: the order type, if the page asks. */
const orderPage = (name: string, on: readonly DeviceName[], open: Screen['open'], way?: string): Screen => ({
  name,
  on,
  open: async (visit) => {
    const { page } = visit;
    await open(visit);
    await page.goto(`${new URL(page.url()).pathname}?show=checkout`);
    if (way) await page.getByTestId(`way-${way}`).click();
    // One dish does not reach the minimum of a delivery.
    await expect(page.getByTestId('send-checkout').or(page.getByTestId('below-minimum'))).toBeVisible();
  },
});

/** Opens a menu and adds a dish; resolves when it is in the order. */
const withDish =
  (pathOf: (visit: Visit) => string): Screen['open'] =>
  async (visit) => {
    const { page } = visit;
    await page.goto(pathOf(visit));
    const menu = await new MenuPage(page).ready();
    await menu.addPlain();
    await expect(menu.cartCount.or(page.getByTestId('cart-line')).first()).toBeVisible();
    await expect(page.getByTestId('added-toast').or(page.getByTestId('cart-line')).first()).toBeVisible();
  };

/** The order page for delivery and pickup. A shared device offers neither to a guest without a table. */
export const OWN_ORDER_PAGES: readonly Screen[] = [
  orderPage(
    'order-delivery',
    ['phone', 'tablet'],
    withDish(() => `/${PLACE}/salati`),
    'delivery',
  ),
  orderPage('order-pickup', ['phone', 'tablet'], async () => undefined, 'preorder'),
];

/** The order page of a room, in another place, which would ask a guest with dishes of the first one. */
export const ROOM_ORDER_PAGES: readonly Screen[] = [
  orderPage(
    'order-room',
    ['phone', 'room'],
    withDish(({ roomUrl = '' }) => roomUrl),
  ),
];

/** Resolves when all content has loaded and no element moves. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    await document.fonts.ready;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const isHere = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      const isInSight = width > 0 && bottom > 0 && top < innerHeight;
      return !isInSight || (image.complete && image.naturalWidth > 0);
    };
    // Late pictures bring others into view, so it checks again; a broken one is not awaited longer.
    for (const end = performance.now() + longest; performance.now() < end; await frame()) {
      if ([...document.images].every(isHere)) break;
    }
    const decoded = [...document.images].map(
      (image) => image.naturalWidth > 0 && image.decode().catch(() => undefined),
    );
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    const ended = moving.map((one) => one.finished.catch(() => undefined));
    // Animations of skipped off-screen cards are paused and never end.
    const late = new Promise((done) => setTimeout(done, longest));
    await Promise.race([late, Promise.all([...decoded, ...ended])]);
    await frame();
    await frame();
  }, patience(5_000));
}
