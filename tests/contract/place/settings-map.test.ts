import { expect, test } from 'vitest';
import { parseSettings, settingsToWire } from '#contract/place/settings.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';

const NAMED = {
  default_currency_suffix: { value: '€' },
  show_prices_in_two_currency: { value: 1 },
  default_lang: { value: 'de' },
  first_init_lang: { value: 'en' },
  promotions_html: { value: '<b>two for one</b>' },
  promotions_text: { value: 'two for one' },
  tablet_mode_always_on: { value: '1' },
  one_page_menu_style: { value: 1 },
  subcategories_design: { value: 3 },
  show_footer: { value: true },
  pdf_menu_enabled: { value: 1 },
  hide_add_to_cart_btn: { value: 2 },
  view_product_page: { value: 0 },
};

test('settings are a map of key to value, and each specified key is read [S3.25]', () => {
  const read = parseSettings(NAMED);
  if (!read.ok) throw new Error(read.error);
  expect(read.value).toMatchObject({
    ...{ currencySuffix: '€', secondCurrency: { currency: 'EUR' }, defaultLanguage: 'de', firstLanguage: 'en' },
    ...{ promotionsHtml: { text: '<b>two for one</b>' }, promotionsText: { text: 'two for one' } },
    ...{ tabletModeAlwaysOn: true, onePageMenu: true, subcategoriesDesign: 3, showFooter: true, pdfMenu: true },
    ...{ hideAddToCart: 2, viewProductPage: 0 },
  });
  const told = settingsToWire(read.value);
  for (const [key, entry] of Object.entries(told)) expect(entry, key).toHaveProperty('value');
  expect(parseSettings(told)).toEqual(read);
});

test('a missing or unreadable key has its default, and an unknown key is ignored', () => {
  const read = parseSettings({ ...NAMED, default_lang: { value: 'tlh' }, show_footer: 'yes', more: { value: 1 } });
  if (!read.ok) throw new Error(read.error);
  expect([read.value.defaultLanguage, read.value.showFooter]).toEqual([DEFAULT_SETTINGS.defaultLanguage, false]);
  expect(parseSettings({})).toEqual({ ok: true, value: DEFAULT_SETTINGS });
});
