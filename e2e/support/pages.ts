// Page objects of guest screens. They survive a redesign: test ids for translated elements, roles for others.

import { expect, type Locator, type Page } from '@playwright/test';
import { furtherLabels } from '#domain/order/order-label.ts';
import type { EntryState } from '#domain/outbox/outbox.ts';
import { patience } from '../../tests/support/patience.ts';

/** On a phone the tool has its own name, elsewhere that of the present language. */
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

  /** Resolves when the menu can be read: its first dish is visible. */
  async ready(): Promise<this> {
    await expect(this.cards.first()).toBeVisible();
    return this;
  }

  /** Adds a dish by one press; `nth` picks another one. */
  async addPlain(nth = 0): Promise<void> {
    await this.plainCard(nth).getByTestId('add-to-cart').click();
  }

  /** A dish with one size and no required choice. */
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

  /** Chooses a language in the interface. */
  async speak(language: string): Promise<void> {
    await this.page.getByRole('button', { name: LANGUAGE_TOOL }).first().click();
    await this.page.getByTestId(`language-${language}`).click();
  }

  /** The order: behind the bar on phone and kiosk, beside the menu elsewhere. */
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

/** Orders sent by this device, with their states. */
export class OrdersPanel {
  readonly page: Page;
  readonly entries: Locator;

  constructor(page: Page) {
    this.page = page;
    this.entries = page.getByTestId('order-entry');
  }

  /** The server adds a letter to the label of a device if another open order has it. */
  entry(label: string): Locator {
    const labels = [label, ...furtherLabels(label)];
    return this.page.locator(labels.map((one) => `[data-testid="order-entry"][data-label="${one}"]`).join());
  }

  /** The newest order's name. */
  async label(): Promise<string> {
    const label = await this.entries.first().getAttribute('data-label');
    if (!label) throw new Error('The order has no label.');
    return label;
  }

  /** Checks that the order is unsettled: stored, or sent without an answer. The guest need not act. */
  async expectWaiting(label: string): Promise<void> {
    await expect(this.entry(label)).toHaveAttribute('data-state', /^(saved|sending)$/);
  }

  async expectState(label: string, state: EntryState, timeout = 15_000): Promise<void> {
    await expect(this.entry(label)).toHaveAttribute('data-state', state, { timeout: patience(timeout) });
  }
}
