// The bistro's whole menu on one page.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

interface VenueTexts {
  readonly categories: readonly { readonly slug: string; readonly parent?: string; readonly type?: string }[];
  readonly products: readonly { readonly slug: string; readonly categories: readonly string[] }[];
}
/** Categories and products of the venue file of Neven. */
export const NEVEN = JSON.parse(readFileSync('demo/neven/venue.json', 'utf8')) as VenueTexts;

/** Section of a category, by name. */
export const section = (page: Page, name: string | RegExp): Locator =>
  page.getByTestId('menu-section').filter({ has: page.getByRole('heading', { name }) });
