// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { checkSetting } from '#domain/owner/check-setting.ts';
import { SETTING_WORDS } from '#domain/owner/settings/setting-words.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { isFound } from '#staff/settings/found-settings.tsx';
import { SettingsScreen } from '#staff/settings/settings-screen.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

// The checkboxes measure themselves.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const FILE: VenueFile = { currency: 'EUR', defaultLanguage: 'bg', languages: ['bg'], orderTypes: [] };

const render = (
  section: string | undefined,
  changed = '',
  file = FILE,
  onSave = vi.fn(),
  values: VenueFile = {},
  onToggle = vi.fn(),
) =>
  renderScreen(
    <SettingsScreen
      isRead
      why={undefined}
      languages={{ all: ['bg'], first: 'bg' }}
      file={file}
      shownOf={(field) => values[field]}
      isChanged={(field) => field === changed}
      faultOf={(field, value) => checkSetting(file, field, value)}
      onSave={onSave}
      onToggle={onToggle}
      section={section}
      homeHref="/settings"
      hrefOf={(one) => `/settings?section=${one}`}
      partOf={(one) => (one === 'kitchen' ? <p>printers</p> : null)}
    />,
  );

test('settings: each section is a page with its own fields, and the list links all sections', () => {
  render('kitchen');
  const page = within(screen.getByRole('region', { name: 'Kitchen and printers' }));
  expect(page.getByTestId('stations')).toBeDefined();
  expect(page.getByText('printers')).toBeDefined();
  expect(page.queryByTestId('hours')).toBeNull();
  expect(page.getByRole('link', { name: 'All settings' }).getAttribute('href')).toBe('/settings');
  const list = within(screen.getByRole('navigation', { name: 'Groups of settings' }));
  expect(list.getByRole('link', { name: 'Hours and times' }).getAttribute('href')).toBe('/settings?section=hours');
  expect(list.getByRole('link', { current: 'page' }).textContent).toBe('Kitchen and printers');
});

test('settings: the list marks sections with unpublished changes', () => {
  render(undefined, 'stations');
  const list = within(screen.getByRole('navigation', { name: 'Groups of settings' }));
  expect(list.getByRole('link', { name: /^Kitchen and printers/ }).textContent).toContain('not live yet');
  expect(list.getAllByText('not live yet')).toHaveLength(1);
});

test('settings: an unknown section in the address shows the list with the first section beside it', () => {
  render('nonsense');
  expect(screen.getByTestId('staff-settings').hasAttribute('data-section')).toBe(false);
  expect(screen.getByRole('region', { name: 'Hours and times' })).toBeDefined();
});

test('settings: a menu in Swiss French without the rate of the franc asks for the rate on the section that has it, and opens its field', async () => {
  const { unmount } = render('money', '', { ...FILE, languages: ['bg', 'fr-CH'] });
  const asked = screen.getByTestId('franc-rate');
  expect(words(asked)).toContain('The menu is in French of Switzerland, and shows no francs.');
  await userEvent.click(within(asked).getByRole('button', { name: 'Enter the rate' }));
  expect(within(screen.getByRole('dialog')).getByRole('heading', { name: 'Rate of the franc' })).toBeDefined();
  unmount();
  const other = render('hours', '', { ...FILE, languages: ['bg', 'fr-CH'] });
  expect(screen.queryByTestId('franc-rate')).toBeNull();
  other.unmount();
  render('money', '', { ...FILE, languages: ['bg', 'fr-CH'], settings: { chf_rate: 0.94 } });
  expect(screen.queryByTestId('franc-rate')).toBeNull();
});

test('settings: an owner adds a pickup place with its address; a venue without pickup is not asked for one', async () => {
  const { unmount } = render('orders');
  expect(screen.queryByTestId('orderTypes.preorder.pickupPlaces')).toBeNull();
  unmount();
  const onSave = vi.fn(async () => true);
  render('orders', '', { ...FILE, orderTypes: [{ type: 'preorder' }] }, onSave);
  await userEvent.click(screen.getByTestId('orderTypes.preorder.pickupPlaces'));
  const sheet = within(screen.getByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'Add one' }));
  expect(document.activeElement).toBe(sheet.getAllByLabelText(/^Name/)[0]);
  await userEvent.click(sheet.getByRole('button', { name: 'Keep for publishing' }));
  const name = sheet.getByLabelText(/^Name/);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(name, 'Пазар');
  expect(words(sheet.getByTestId('list-item').querySelector('summary'))).toBe('Пазар');
  await userEvent.type(sheet.getByLabelText(/^Address, where it is not your venue’s · Български/), 'Ситняково 14');
  await userEvent.click(sheet.getByRole('button', { name: 'Keep for publishing' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith('orderTypes.preorder.pickupPlaces', [
    { key: expect.any(String), name: { bg: 'Пазар' }, address: { bg: 'Ситняково 14' } },
  ]);
  const row = screen.getByTestId('orderTypes.preorder.pickupPlaces');
  expect(words(within(row).getByTestId('setting-saved'))).toBe('Saved');
});

test('settings: the search finds a setting of any group by a word of its name or explanation, and opens it', async () => {
  render(undefined);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the settings' }), 'FRANCS');
  const group = screen.getByRole('region', { name: 'Money' });
  expect(
    within(group)
      .getAllByRole('listitem')
      .map((row) => words(row)),
  ).toEqual(['Rate of the francGuests who read French of Switzerland see francs beside each price.nothing yet']);
  expect(screen.queryByRole('navigation', { name: 'Groups of settings' })).toBeNull();
  await userEvent.click(screen.getByTestId('settings.chf_rate'));
  expect(within(screen.getByRole('dialog')).getByRole('heading', { name: 'Rate of the franc' })).toBeDefined();
});

test('settings: the search says when no setting fits, and leads back to all settings', async () => {
  render(undefined);
  const box = screen.getByRole('searchbox', { name: 'Search the settings' });
  await userEvent.type(box, 'zebra');
  expect(words(screen.getByText(/No setting fits/))).toBe('No setting fits “zebra”. Try one word of what it does.');
  await userEvent.click(screen.getByRole('button', { name: 'All settings' }));
  expect(box).toHaveProperty('value', '');
  expect(screen.getByRole('navigation', { name: 'Groups of settings' })).toBeDefined();
});

test('settings: a rate names its two currencies, and a day is written for the reader', () => {
  render('money', '', { ...FILE, settings: { second_currency: 'BGN' } }, vi.fn(), {
    'settings.second_currency_rate': 1.95583,
    'settings.chf_rate': '0.94',
    'settings.second_currency_to': '2026-08-08',
  });
  expect(words(screen.getByTestId('settings.second_currency_rate'))).toContain('1 EUR = 1.95583 BGN');
  expect(words(screen.getByTestId('settings.chf_rate'))).toContain('1 EUR = 0.94 CHF');
  expect(words(screen.getByTestId('settings.second_currency_to'))).toContain('8 Aug 2026');
});

test('settings: a text of the venue is shown in the reader’s language where the venue has it, else in its own', () => {
  render('venue', '', FILE, vi.fn(), { name: { bg: 'Невен', en: 'Marigold' }, address: { bg: 'ул. Липа 1' } });
  expect(within(screen.getByTestId('name')).getByText('Marigold').getAttribute('lang')).toBe('en');
  expect(within(screen.getByTestId('address')).getByText('ул. Липа 1').getAttribute('lang')).toBe('bg');
});

test.each([
  ['wifi', 'service.needs'],
  ['бакшиш', 'service.payments'],
  ['MwSt', 'vat'],
  ['horario', 'hours'],
  ['frais de livraison', 'orderTypes.delivery.prices'],
  ['logo', 'accent'],
] as const)('settings: the search understands “%s” in each of the five languages', (query, field) => {
  expect(isFound(query, { label: '', meaning: '' }, SETTING_WORDS[field])).toBe(true);
});

test('settings: the notice about the franc does not name its setting on the page that has it', () => {
  render('money', '', { ...FILE, languages: ['bg', 'fr-CH'] });
  expect(words(screen.getByTestId('franc-rate'))).toContain('see francs beside each price');
  expect(words(screen.getByTestId('franc-rate'))).not.toContain('“Money”');
});

test('settings: one press on a yes/no setting changes it in its row, without a dialog', async () => {
  const onToggle = vi.fn(async () => true);
  render('hours', '', FILE, vi.fn(), { 'settings.disable_overtime_orders': 0 }, onToggle);
  const row = screen.getByRole('switch', { name: /^Only within the hours/ });
  expect(row.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(row);
  expect(onToggle).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(words(within(row).getByTestId('setting-saved'))).toBe('Saved');
});

test('settings: a switch whose change did not arrive says so', async () => {
  const onToggle = vi.fn(async () => false);
  render('hours', '', FILE, vi.fn(), {}, onToggle);
  await userEvent.click(screen.getByRole('switch', { name: /^Only within the hours/ }));
  expect(words(screen.getByRole('alert'))).toBe('It was not kept. Try again.');
  expect(screen.queryByTestId('setting-saved')).toBeNull();
});

test('settings: the payments of each order type are a page, and one method at least stays', async () => {
  const onSave = vi.fn(async () => true);
  const file: VenueFile = { ...FILE, orderTypes: [{ type: 'delivery' }, { type: 'spot' }] };
  render('payments', '', file, onSave, { 'orderTypes.delivery.payments': ['cash'] });
  expect(screen.queryByTestId('orderTypes.room.payments')).toBeNull();
  const row = screen.getByTestId('orderTypes.delivery.payments');
  expect(words(row)).toMatch(/cash$/);
  await userEvent.click(row);
  expect(screen.queryByRole('checkbox', { name: 'card online' }), 'the venue takes no cards online').toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'cash on receipt' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep for publishing' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(words(screen.getByRole('dialog'))).toContain('Choose one.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'card on receipt' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep for publishing' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith('orderTypes.delivery.payments', ['card']);
});
