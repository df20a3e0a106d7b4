// Staff of a venue, each with their own browser.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Role } from '#domain/account/user.ts';
import type { TestServer } from '../../tests/support/serve.ts';
import type { Guard } from './guard.ts';
import { invite } from './publish.ts';
import { expect } from './test.ts';

/** The journey's own place, and what its staff need of it. */
export interface VenueNow {
  readonly browser: Browser;
  readonly server: TestServer;
  readonly guard: Guard;
  readonly baseURL: string | undefined;
  /** Slug of the place: "neven-3". */
  readonly place: string;
}

/** Secret of a link in the output of a command or page. */
export const secretOf = (words: string): string => /sign-in#([\w-]{22,})/.exec(words)?.[1] ?? '';

/** Another browser, on another device. */
export async function another(
  { browser, guard, baseURL }: Pick<VenueNow, 'browser' | 'guard' | 'baseURL'>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'bg-BG', ...options });
  await guard.watch(context);
  return context.newPage();
}

/** Adds a person, who signs in by a link. */
export async function signIn(
  page: Page,
  { server, place }: Pick<VenueNow, 'server' | 'place'>,
  name: string,
  role: Role,
): Promise<void> {
  await page.goto(`/${place}/staff/sign-in#${await invite(server, { place, name, role })}`);
  await page.getByRole('button', { name: 'Вход' }).click();
  await expect(page.getByTestId('staff-frame')).toBeVisible();
}

/** Opens a staff page by name: a tab, or under "More" on a phone. */
export async function openPage(page: Page, name: string): Promise<void> {
  await expect(page.getByTestId('staff-frame')).toBeVisible();
  const link = page.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await page.getByTestId('more-pages').click();
  await link.click();
}

/** Enrols a venue device: the owner creates the code, which is typed on the device. */
export async function enrol(
  owner: Page,
  device: Page,
  {
    place,
    name,
    kind,
    station,
  }: {
    readonly place: string;
    readonly name: string;
    readonly kind: 'shared' | 'station' | 'kiosk';
    /** Name of its station, in a place with several. */
    readonly station?: string;
  },
): Promise<void> {
  await openPage(owner, 'Устройства');
  await owner.getByRole('button', { name: 'Ново устройство' }).click();
  await owner.getByLabel('Име, с което го наричате').fill(name);
  if (kind === 'station') await owner.getByRole('radio', { name: 'Екран в кухнята' }).click();
  if (station !== undefined) await owner.getByRole('radio', { name: station, exact: true }).click();
  if (kind === 'kiosk') await owner.getByRole('radio', { name: 'Киоск' }).click();
  await owner.getByRole('button', { name: 'Създаване на код' }).click();
  const code = (await owner.getByTestId('device-code').textContent()) ?? '';
  await device.goto(`/${place}/staff/sign-in`);
  await device.getByLabel('Код на това устройство').fill(code.toLowerCase());
  await device.keyboard.press('Enter');
}

export const PIN = '2468';

/** The owner sets a person's PIN for the place's tablets. */
export async function setPin(owner: Page, name: string, pin = PIN): Promise<void> {
  await openPage(owner, 'Хора');
  await owner.getByRole('button', { name }).click();
  await owner.getByTestId('open-pin').click();
  await owner.getByLabel('ПИН за таблетите на заведението').fill(pin);
  await owner.getByLabel('Същият ПИН още веднъж').fill(pin);
  await owner.getByRole('button', { name: 'Запазване на ПИН' }).click();
  await expect(owner.getByRole('status').filter({ hasText: 'запазен' })).toBeVisible();
  await owner.getByRole('button', { name: 'Затваряне' }).click();
  // The closing sheet goes back in history, which would abort a reload.
  await expect(owner.getByRole('dialog')).toBeHidden();
}

/** Signs in on a staff tablet by tile and PIN, with keys. */
export async function signInByPin(tablet: Page, name: string, pin: string): Promise<void> {
  await tablet.getByTestId('staff-tiles').getByRole('button', { name }).press('Enter');
  await tablet.getByTestId('pin-pad').focus();
  await tablet.keyboard.type(pin);
  await tablet.keyboard.press('Enter');
  await expect(tablet.getByTestId('staff-frame')).toContainText(name);
}
