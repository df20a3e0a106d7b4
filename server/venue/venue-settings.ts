// Settings of a venue: named as in the specification, checked and converted to `Settings`.

import { translatedToWire } from '#contract/language/translated.ts';
import { DEVICE_SETTINGS, isDeviceSetting, isDeviceValue } from '#contract/place/device-settings.ts';
import { isSocialLink, parseSettings, settingsToWire, socialKey, WORD_SETTINGS } from '#contract/place/settings.ts';
import type { Venue } from '#contract/place/venue.ts';
import { isClientVersion } from '#domain/device/client-version.ts';
import { datedHoursOf } from '#domain/place/dated-hours.ts';
import { formatWindows, parseWindows } from '#domain/place/hours.ts';
import { DEFAULT_SETTINGS, type Settings, SOCIAL_SITES } from '#domain/place/settings.ts';
import { currencySuffix } from '#domain/pricing/money.ts';
import { isPossibleRate } from '#domain/pricing/possible-rate.ts';
import { checkHours } from './check-place.ts';
import type { CompileInput } from './compile-input.ts';
import { translatedHtml, translatedOf } from './compile-pages.ts';
import { SETTINGS_WITHOUT_EFFECT, unknownName } from './known-names.ts';
import type { Report } from './problem.ts';

type Value = Venue['settings'][string];
type Plain = Exclude<Value, object>;

const HTML_SETTINGS: readonly string[] = ['promotions_html', 'footer_html'];
const SOCIAL_KEYS: readonly string[] = SOCIAL_SITES.map(socialKey);
const SWITCH = 'show_prices_in_two_currency';
const RATE = 'second_currency_rate';
/** Settings that may be written as words; the wire uses numbers. */
const NAMED_VALUES: Readonly<Record<string, readonly Value[]>> = {
  add_to_cart_view_page_button_position: ['top', 'bottom', 'both'],
};

/** All keys with an effect, each with a value, so that none is forgotten. */
const KNOWN_KEYS: ReadonlySet<string> = new Set([
  ...SOCIAL_KEYS,
  ...Object.keys(DEVICE_SETTINGS),
  ...Object.keys(
    settingsToWire({
      ...DEFAULT_SETTINGS,
      secondCurrency: { currency: 'EUR', suffix: '€', rate: 1, from: '2026-01-01', to: '2026-01-01', first: false },
      chfRate: 1,
      firstLanguage: 'bg',
      minClientVersion: '1',
      openingHours: Array.from({ length: 7 }, () => []),
    }),
  ),
]);

export const isTextSetting = (key: string): key is keyof typeof WORD_SETTINGS => Object.hasOwn(WORD_SETTINGS, key);

const read = (entries: Readonly<Record<string, unknown>>): Settings => {
  const parsed = parseSettings(entries);
  // Setting values are strings, numbers and booleans; `parseSettings` reads or ignores each of them.
  return parsed.ok ? parsed.value : DEFAULT_SETTINGS;
};

const plain = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) return String(Number(value));
  return String(value);
};

/** Whether the value survives parsing; an unreadable one would silently become the default. */
function isReadable(key: string, value: Plain): boolean {
  if (value === '' || NAMED_VALUES[key]?.includes(value)) return true;
  if (isDeviceSetting(key)) return isDeviceValue(key, value);
  const back = settingsToWire(read({ [SWITCH]: { value: 1 }, [key]: { value } }))[key]?.value;
  return plain(back) === plain(value);
}

/** Reports invalid values of settings, and hours given twice. */
export function checkSettings(venue: Venue, report: Report): void {
  for (const [key, value] of Object.entries(venue.settings)) {
    if (venue.hours && key.startsWith('working_hours_')) {
      report(['settings', key], 'the hours are said in "hours" already');
    } else if (isTextSetting(key)) {
      // Texts are checked in `checkText`.
      if (typeof value === 'number' || typeof value === 'boolean')
        report(['settings', key], `must be text, or texts by language, not ${value}`);
    } else if (!KNOWN_KEYS.has(key) && !SETTINGS_WITHOUT_EFFECT.includes(key)) {
      report(['settings', key], unknownName('setting', key, KNOWN_KEYS));
    } else if (typeof value === 'object') {
      report(['settings', key], 'is not words: it has one value for all languages');
    } else if (SOCIAL_KEYS.includes(key)) {
      if (value !== '' && !isSocialLink(String(value))) {
        report(['settings', key], 'must be an address that begins with https://');
      }
    } else if (key === 'min_client_version' && value !== '' && !isClientVersion(String(value))) {
      report(['settings', key], `${JSON.stringify(value)} is not a version: numbers between dots, such as "1.4"`);
    } else if (KNOWN_KEYS.has(key) && !isReadable(key, value)) {
      report(['settings', key], `${JSON.stringify(value)} is not a value that it can have`);
    }
  }
  if (!venue.hours) {
    const textOf = (day: number) => {
      const written = venue.settings[`working_hours_${day}`];
      return typeof written === 'string' ? written : undefined;
    };
    checkHours(textOf, (day) => ['settings', `working_hours_${day}`], report);
  }
  checkSecondCurrency(venue, report);
  const language = venue.settings.default_lang;
  if (language !== undefined && language !== venue.defaultLanguage) {
    report(['settings', 'default_lang'], `is not ${venue.defaultLanguage}, the default language of this venue`);
  }
}

/** Rejects a wrong rate, which would show wrong prices; it is ignored when no second currency is shown. */
function checkSecondCurrency(venue: Venue, report: Report): void {
  const entries = Object.entries(venue.settings).map(([key, value]) => [key, { value }] as const);
  const { secondCurrency: second } = read(Object.fromEntries(entries));
  const own = venue.currency;
  if (!second || isPossibleRate(own, second.currency, second.rate)) return;
  if (second.currency === own) {
    report(['settings', 'second_currency'], `must be another currency than ${own}, the venue's own`);
  } else if (second.rate === undefined) {
    report(['settings', RATE], `is missing: how many ${second.currency} one ${own} is`);
  } else {
    report(['settings', RATE], `${second.rate} cannot be: a euro is 1.95583 leva; leave it out`);
  }
}

/** The settings, and notes for the owner. */
export function compileSettings(input: Pick<CompileInput, 'venue' | 'pictures' | 'hashes'>): {
  settings: Settings;
  notes: readonly string[];
} {
  const { venue } = input;
  const notes: string[] = [];
  const entries: Record<string, unknown> = {
    default_lang: { value: venue.defaultLanguage },
    default_currency_suffix: { value: currencySuffix(venue.currency) },
  };
  for (const [day, windows] of Object.entries(venue.hours ?? {})) entries[`working_hours_${day}`] = { value: windows };
  const written = Object.entries(venue.datedHours).map(([dates, text]) => [dates, parseWindows(text) ?? []] as const);
  for (const [date, windows] of Object.entries(datedHoursOf(Object.fromEntries(written))))
    entries[`working_hours_${date}`] = { value: formatWindows(windows) };
  for (const [key, value] of Object.entries(venue.settings)) {
    if (!KNOWN_KEYS.has(key)) notes.push(`settings.${key}: it has no effect in this app`);
    if (!isTextSetting(key)) {
      entries[key] = { value };
    } else if (typeof value === 'string' || typeof value === 'object') {
      const words = HTML_SETTINGS.includes(key)
        ? translatedHtml(value, `settings.${key}`, input, notes)
        : translatedOf(value, venue);
      entries[key] = translatedToWire(words);
    }
  }
  return { settings: read(entries), notes };
}
