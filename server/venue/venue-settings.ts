// The settings of a venue: spelt in its file as the specification spells them, checked and made into `Settings`.

import { parseSettings, settingsToWire } from '#contract/settings.ts';
import type { Venue } from '#contract/venue.ts';
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings.ts';
import type { Report } from './problem.ts';

type Value = Venue['settings'][string];

const HTML_SETTINGS: readonly string[] = ['promotions_html', 'footer_html'];
const SWITCH = 'show_prices_in_two_currency';
/** These may be spelt in words; the wire has numbers for them. */
const NAMED_VALUES: Readonly<Record<string, readonly Value[]>> = {
  add_to_cart_view_page_button_position: ['top', 'bottom', 'both'],
};

/** Every key that does something, with a value for each, so that nothing is left out. */
const KNOWN_KEYS: ReadonlySet<string> = new Set(
  Object.keys(
    settingsToWire({
      ...DEFAULT_SETTINGS,
      secondCurrency: { currency: 'EUR', suffix: '€', rate: 1, from: '2026-01-01', to: '2026-01-01', first: false },
      chfRate: 1,
      firstLanguage: 'bg',
      minClientVersion: '1',
      openingHours: Array.from({ length: 7 }, () => []),
    }),
  ),
);

const read = (values: Readonly<Record<string, Value>>): Settings => {
  const parsed = parseSettings(Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])));
  // The values are strings, numbers and truth values, which parseSettings reads or passes over.
  return parsed.ok ? parsed.value : DEFAULT_SETTINGS;
};

const plain = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) return String(Number(value));
  return String(value);
};

/** Whether the value comes out as it went in: what cannot be read would silently be the default. */
function isReadable(key: string, value: Value): boolean {
  if (value === '' || NAMED_VALUES[key]?.includes(value)) return true;
  const back = settingsToWire(read({ [SWITCH]: 1, [key]: value }))[key]?.value;
  return plain(back) === plain(value);
}

/** Reports values that a setting cannot have, and hours that are said twice. */
export function checkSettings(venue: Venue, report: Report): void {
  for (const [key, value] of Object.entries(venue.settings)) {
    if (venue.hours && key.startsWith('working_hours_')) {
      report(['settings', key], 'the hours are said in "hours" already');
    } else if (KNOWN_KEYS.has(key) && !isReadable(key, value)) {
      report(['settings', key], `${JSON.stringify(value)} is not a value that it can have`);
    }
  }
  const language = venue.settings.default_lang;
  if (language !== undefined && language !== venue.defaultLanguage) {
    report(['settings', 'default_lang'], `is not ${venue.defaultLanguage}, the default language of this venue`);
  }
}

/** Tags taken out, whatever is left made harmless: a piece of HTML that is words alone. */
const withoutTags = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[<>]/g, (sign) => (sign === '<' ? '&lt;' : '&gt;'))
    .replace(/[ \t]+/g, ' ')
    .trim();

/** The settings, and what the owner should know of them. */
export function compileSettings(venue: Venue): { settings: Settings; notes: readonly string[] } {
  const notes: string[] = [];
  const values: Record<string, Value> = { default_lang: venue.defaultLanguage, ...venue.settings };
  for (const [day, windows] of Object.entries(venue.hours ?? {})) values[`working_hours_${day}`] = windows;
  for (const key of HTML_SETTINGS) {
    const html = values[key];
    if (typeof html !== 'string') continue;
    const words = withoutTags(html);
    if (words !== html) notes.push(`settings.${key}: tags were taken out, its words stay`);
    values[key] = words;
  }
  for (const key of Object.keys(venue.settings)) {
    if (!KNOWN_KEYS.has(key)) notes.push(`settings.${key}: there is no such setting; it does nothing`);
  }
  if (venue.settings.default_currency_suffix === undefined && venue.currency !== 'BGN') {
    notes.push(
      `settings.default_currency_suffix: is not set, so prices in ${venue.currency} show "${DEFAULT_SETTINGS.currencySuffix}"`,
    );
  }
  return { settings: read(values), notes };
}
