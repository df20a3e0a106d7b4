// Page objects of a guest's screens. Their names outlive a redesign: test ids where the words change with the language,
// roles where there are none.

import { expect, type Locator, type Page } from '@playwright/test';
import type { EntryState } from '#domain/outbox/outbox.ts';
import { patience } from '../../tests/support/patience.ts';

/** The tool's name is its own word on a phone, and the chosen language elsewhere. */
export const LANGUAGE_TOOL = /Език|Language|Idioma|Sprache|Langue|Български|English|Español|Deutsch|Français/;

export class MenuPage {
  readonly page: Page;
  readonly cards: Locator;
  readonly tabs: Locator;
  readonly cartCount: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.getByTestId('product-card');
    this.tabs = page.getByTestId('category-tab');
    this.cartCount = page.getByTestId('cart-count');
  }

  /** The menu is there to be read: its first dish is on the screen. */
  async ready(): Promise<this> {
    await expect(this.cards.first()).toBeVisible();
    return this;
  }

  /** Adds a dish by one press; `nth` picks another one. */
  async addPlain(nth = 0): Promise<void> {
    await this.plainCard(nth).getByTestId('add-to-cart').click();
  }

  /** A dish with one size and nothing that must be chosen first. */
  plainCard(nth = 0): Locator {
    return this.cards.filter({ has: this.page.locator('[data-testid="add-to-cart"]:not([aria-haspopup])') }).nth(nth);
  }

  card(name: string | RegExp): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name }) });
  }

  async openCategory(name: string | RegExp): Promise<void> {
    await this.tabs.filter({ hasText: name }).click();
  }

  async openProduct(card: Locator): Promise<ProductPage> {
    await card.getByRole('link').first().click();
    return new ProductPage(this.page).ready();
  }

  /** Chooses a language as a guest does. */
  async speak(language: string): Promise<void> {
    await this.page.getByRole('button', { name: LANGUAGE_TOOL }).first().click();
    await this.page.getByTestId(`language-${language}`).click();
  }

  /** The order: behind the bar on a phone and a kiosk, beside the menu elsewhere. */
  async openCart(): Promise<CartPanel> {
    const bar = this.page.getByRole('button').filter({ has: this.cartCount });
    const cart = new CartPanel(this.page);
    await expect(bar.or(cart.root).first()).toBeVisible();
    if (await bar.isVisible()) await bar.click();
    return cart.ready();
  }
}

export class ProductPage {
  readonly page: Page;
  readonly root: Locator;
  readonly add: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByTestId('product-screen');
    this.add = page.getByTestId('add-product');
  }

  async ready(): Promise<this> {
    await expect(this.root).toBeVisible();
    return this;
  }
}

export class CartPanel {
  readonly page: Page;
  readonly root: Locator;
  readonly lines: Locator;
  readonly total: Locator;
  readonly send: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByTestId('cart');
    this.lines = page.getByTestId('cart-line');
    this.total = page.getByTestId('cart-total');
    this.send = page.getByTestId('send-order');
  }

  async ready(): Promise<this> {
    await expect(this.root).toBeVisible();
    return this;
  }
}

/** Orders that this device sent, with their stages. */
export class OrdersPanel {
  readonly page: Page;
  readonly entries: Locator;

  constructor(page: Page) {
    this.page = page;
    this.entries = page.getByTestId('order-entry');
  }

  entry(label: string): Locator {
    return this.page.locator(`[data-testid="order-entry"][data-label="${label}"]`);
  }

  /** The newest order's name. */
  async label(): Promise<string> {
    const label = await this.entries.first().getAttribute('data-label');
    if (!label) throw new Error('The order has no label.');
    return label;
  }

  /** Not settled: on the device, or begun and not answered. The guest has nothing to do. */
  async expectWaiting(label: string): Promise<void> {
    await expect(this.entry(label)).toHaveAttribute('data-state', /^(saved|sending)$/);
  }

  async expectState(label: string, state: EntryState, timeout = 15_000): Promise<void> {
    await expect(this.entry(label)).toHaveAttribute('data-state', state, { timeout: patience(timeout) });
  }
}
