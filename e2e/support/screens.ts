// Every screen of the app, and how a guest comes to it. Who wants to look at all of them (pictures, axe) walks this list.
import { expect, type Page } from '@playwright/test';
import { patience } from '../../tests/support/patience.ts';
import { LANGUAGE_TOOL, MenuPage } from './pages.ts';
import { PLACE } from './test-venues.ts';

export type DeviceName = 'phone' | 'tablet' | 'kiosk' | 'room';

export interface Visit {
  readonly page: Page;
  readonly device: DeviceName;
  /** The venue's address: "neven". */
  readonly place: string;
  /** The address of a table of it. */
  readonly tableUrl: string;
  /** The address of a room of the hotel, for the screens of a room. */
  readonly roomUrl?: string;
}

export interface Screen {
  readonly name: string;
  /** Comes to the screen from anywhere; the screen is there when it resolves. */
  readonly open: (visit: Visit) => Promise<void>;
  /** Where it is; everywhere where it is not said. */
  readonly on?: readonly DeviceName[];
  /** It is another venue's, or the house's own: a change of this venue's looks does not reach it. */
  readonly isElsewhere?: boolean;
}

/** `path` within the venue, or from the root where it begins with a slash. */
const at = (name: string, path: string, testId: string): Screen => ({
  name,
  isElsewhere: path.startsWith('/'),
  open: async ({ page, place }) => {
    await page.goto(path.startsWith('/') ? path : `/${place}/${path}`);
    await expect(page.getByTestId(testId).first()).toBeVisible();
  },
});

const menuAt = (name: string, path: string): Screen => at(name, path, 'product-card');

/** A screen with a dialog over it: a press brings it, a test id tells that it is there. */
const over = (name: string, under: Screen, press: (page: Page) => Promise<void>, testId: string): Screen => ({
  name,
  open: async (visit) => {
    await under.open(visit);
    await press(visit.page);
    await expect(visit.page.getByTestId(testId).first()).toBeVisible();
  },
});

const category = menuAt('category', 'salati');

/** Nobody is signed in. */
const profile = at('profile', 'profile', 'profile-out');
const OWN_DEVICES: readonly DeviceName[] = ['phone', 'tablet'];

/** In an order in which each can be reached from the one before; the last one has something in the order. */
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
      // All that is found, in every language: the words of the others come behind the guest's own.
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
  // A shared device says that nobody signs in on it.
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
      // The message stays while a pointer is on it, and it may have come under the one that pressed.
      await page.mouse.move(0, 0);
      await expect(page.getByTestId('added-toast')).toBeHidden();
      await menu.openCart();
    },
  },
];

/** The order page with one dish in the order; `way`: as what it is had, where the page asks. */
const orderPage = (name: string, on: readonly DeviceName[], open: Screen['open'], way?: string): Screen => ({
  name,
  on,
  open: async (visit) => {
    const { page } = visit;
    await open(visit);
    await page.goto(`${new URL(page.url()).pathname}?show=checkout`);
    if (way) await page.getByTestId(`way-${way}`).click();
    await expect(page.getByTestId('send-checkout')).toBeVisible();
  },
});

/** Opens a menu and chooses a dish: it lies in the order when it resolves. */
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

/** The order page, delivered and fetched. A shared device offers a guest without a table neither. */
export const OWN_ORDER_PAGES: readonly Screen[] = [
  orderPage(
    'order-delivery',
    ['phone', 'tablet'],
    withDish(() => `/${PLACE}/salati`),
    'delivery',
  ),
  orderPage('order-pickup', ['phone', 'tablet'], async () => undefined, 'preorder'),
];

/** The order page of a room: of another place, which would ask a guest who has dishes of the first whether to give them up. */
export const ROOM_ORDER_PAGES: readonly Screen[] = [
  orderPage(
    'order-room',
    ['phone', 'room'],
    withDish(({ roomUrl = '' }) => roomUrl),
  ),
];

/** Everything has come and nothing moves: what is painted now is what stays. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    await document.fonts.ready;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const isHere = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      const isInSight = width > 0 && bottom > 0 && top < innerHeight;
      return !isInSight || (image.complete && image.naturalWidth > 0);
    };
    // What comes late brings others into sight, so it is looked at again; a broken one is not waited for longer.
    for (const end = performance.now() + longest; performance.now() < end; await frame()) {
      if ([...document.images].every(isHere)) break;
    }
    const decoded = [...document.images].map(
      (image) => image.naturalWidth > 0 && image.decode().catch(() => undefined),
    );
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    const ended = moving.map((one) => one.finished.catch(() => undefined));
    // Animations of cards that are skipped off the screen stand still and never end.
    const late = new Promise((done) => setTimeout(done, longest));
    await Promise.race([late, Promise.all([...decoded, ...ended])]);
    await frame();
    await frame();
  }, patience(5_000));
}
