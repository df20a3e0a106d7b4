// Validates a setting on the device before sending. The import validates again.
import { parseSeason } from '../booking/season.ts';
import { isLanguage, LANGUAGES, type Language } from '../language/language.ts';
import { detailFault } from '../order/details-verdict.ts';
import { DETAIL_LIMITS } from '../order/order-details.ts';
import { isAllowedLink } from '../place/allowed-addresses.ts';
import { datesIn } from '../place/dated-hours.ts';
import { parseWindows } from '../place/hours.ts';
import { dayFaults, type HoursFault, hoursFaults } from '../place/hours-faults.ts';
import { isEmail, isPhone } from '../place/reached.ts';
import { isPossibleRate } from '../pricing/possible-rate.ts';
import { fieldValue, withField } from './field-values.ts';
import { wordsOf } from './menu-outline.ts';
import { kindOf, type SettingField } from './setting-fields.ts';
import { chargeFault, noVatFault, ratesFault } from './settings/charges.ts';
import { amountFault, deliveryFault } from './settings/delivery.ts';
import { type FaultAt, faultAt } from './settings/fault-at.ts';
import { printerOfNoStation, printersFault, stationsFault } from './settings/kitchen.ts';
import { locationFault, noLocationFault } from './settings/location.ts';
import { isPayable } from './settings/payment-methods.ts';
import { defaultLanguageOf, isObject, type Json, type JsonObject, nameOf, type VenueFile } from './venue-file.ts';

export type SettingFault =
  | {
      readonly kind:
        | 'choose'
        | 'colour'
        | 'link'
        | 'email'
        | 'phone'
        | 'date'
        | 'rate'
        | 'code'
        | 'default-language'
        | 'words'
        | 'same-key';
    }
  /** Fault in hours that are the same on each day. */
  | { readonly kind: 'hours-of-days'; readonly fault: HoursFault['kind'] | 'unreadable' }
  /** Hours that contain no time at all. */
  | { readonly kind: 'never' }
  /** A menu text still uses a language that is to be removed. */
  | { readonly kind: 'language-in-use'; readonly language: Language }
  /** A printer still prints for a station that is to be removed. */
  | { readonly kind: 'station-in-use'; readonly printer: string }
  | FaultAt
  | { readonly kind: 'whole'; readonly most: number }
  | { readonly kind: 'longer'; readonly longest: number }
  /** No price can be converted into the second currency. */
  | { readonly kind: 'pair'; readonly own: string }
  /** Monday is 1. */
  | { readonly kind: 'dates'; readonly date: string; readonly fault: HoursFault['kind'] | 'unreadable' }
  | { readonly kind: 'hours'; readonly day: number; readonly fault: HoursFault['kind'] | 'unreadable' };

const PAIR: readonly SettingField[] = [
  'settings.show_prices_in_two_currency',
  'settings.second_currency',
  'settings.second_currency_rate',
];
const MOST_LISTED = 12;
const LONGEST_LISTED = 120;

/** First fault of a value; undefined: valid. The value undefined removes the field. */
export function checkSetting(file: VenueFile, field: SettingField, value: Json | undefined): SettingFault | undefined {
  const own = value === undefined ? absenceFault(file, field) : valueFault(file, field, value);
  return own ?? (PAIR.includes(field) ? pairFault(withField(file, field, value)) : undefined);
}

function absenceFault(file: VenueFile, field: SettingField): SettingFault | undefined {
  const kind = kindOf(field);
  if (kind.kind === 'languages') return { kind: 'choose' };
  if (kind.kind === 'vat') return noVatFault(file);
  if (kind.kind === 'location') return noLocationFault(file);
  if (kind.kind === 'seasons') return { kind: 'choose' };
  if (kind.kind === 'stations') return stationInUse(file, undefined);
  return kind.kind === 'words' && 'needed' in kind ? { kind: 'words' } : undefined;
}

function valueFault(file: VenueFile, field: SettingField, value: Json): SettingFault | undefined {
  const kind = kindOf(field);
  switch (kind.kind) {
    case 'switch':
      return value === 0 || value === 1 || typeof value === 'boolean' ? undefined : { kind: 'choose' };
    case 'choice':
      return kind.values.some((one) => one === value) ? undefined : { kind: 'choose' };
    case 'whole':
      return isWhole(value, kind.most) ? undefined : { kind: 'whole', most: kind.most };
    case 'line':
      return lineFault(value, kind.longest);
    case 'email':
    case 'phone':
      return lineFault(value, kind.longest) ?? reachedFault(String(value), kind.kind);
    case 'words':
      return wordsFault(file, value, kind.longest);
    case 'link':
      return matches(value, /^https:/i) && isAllowedLink(String(value)) ? undefined : { kind: 'link' };
    case 'date':
      return isDate(value) ? undefined : { kind: 'date' };
    case 'rate':
      return typeof value === 'number' && value >= 0.000001 && value <= 1_000_000 ? undefined : { kind: 'rate' };
    case 'currency':
      return matches(value, /^[A-Z]{3}$/) ? undefined : { kind: 'code' };
    case 'colour':
      return matches(value, /^#[0-9a-f]{6}$/i) ? undefined : { kind: 'colour' };
    case 'language':
      return listOf(file.languages).some((one) => one === value) ? undefined : { kind: 'choose' };
    case 'languages':
      return languagesFault(file, value);
    case 'hours':
      return weekFault(value);
    case 'dates':
      return datesFault(value);
    case 'needs':
    case 'payments':
    case 'questions':
    case 'pickup-places':
      return listFault(file, value);
    case 'methods':
      return isPayable(file, kind.methods, value) ? undefined : { kind: 'choose' };
    case 'additional-types':
      return listFault(file, value) ?? additionalTypesFault(file, value);
    case 'stations':
      return stationsFault(file, value) ?? namesFault(file, objectsOf(value)) ?? stationInUse(file, value);
    case 'printers':
      return printersFault(value);
    case 'seasons':
      return seasonsFault(value);
    case 'vat':
      return ratesFault(value);
    case 'charge':
      return chargeFault(file, value);
    case 'location':
      return locationFault(file, value);
    case 'amount':
      return amountFault(file, value);
    case 'zones':
    case 'rings':
    case 'regions':
    case 'ways':
      return deliveryFault(file, kind.kind, value);
  }
}

const matches = (value: Json, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value);
const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isWhole = (value: Json, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
const isDate = (value: Json): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

const lineFault = (value: Json, longest: number): SettingFault | undefined => {
  if (typeof value !== 'string') return { kind: 'words' };
  return value.length > longest ? { kind: 'longer', longest } : undefined;
};

/** An empty value is valid: a venue need not have one. */
const reachedFault = (text: string, kind: 'email' | 'phone'): SettingFault | undefined =>
  text === '' || (kind === 'email' ? isEmail(text) : isPhone(text)) ? undefined : { kind };

/** Text in the default language only, or by language including the default one. */
function wordsFault(file: VenueFile, value: Json, longest: number): SettingFault | undefined {
  const all: readonly Json[] = typeof value === 'string' ? [value] : isTexts(value) ? Object.values(value) : [null];
  const said = typeof value === 'string' ? value : isTexts(value) ? value[defaultLanguageOf(file)] : undefined;
  if (typeof said !== 'string' || said.trim() === '') return { kind: 'words' };
  return all.map((one) => lineFault(one, longest)).find((fault) => fault !== undefined);
}

const isTexts = (value: Json): value is { readonly [language: string]: Json } =>
  isObject(value) && Object.entries(value).every(([language, one]) => isLanguage(language) && typeof one === 'string');

function languagesFault(file: VenueFile, value: Json): SettingFault | undefined {
  const list = listOf(value);
  if (list.length === 0 || !list.every(isLanguage)) return { kind: 'choose' };
  if (!list.some((one) => one === defaultLanguageOf(file))) return { kind: 'default-language' };
  const said = LANGUAGES.find((language) => !list.includes(language) && isSaidIn(file, language));
  return said && { kind: 'language-in-use', language: said };
}

/** Whether any text of the file is in a language. */
const isSaidIn = (value: Json, language: Language): boolean => {
  if (isList(value)) return value.some((one) => isSaidIn(one, language));
  if (!isObject(value)) return false;
  if (isTexts(value) && Object.hasOwn(value, language)) return true;
  return Object.values(value).some((one) => isSaidIn(one, language));
};

function weekFault(value: Json): SettingFault | undefined {
  const days = Array.from({ length: 7 }, (_, i) => (isObject(value) ? value[i + 1] : undefined));
  const week = days.map((day) => (typeof day === 'string' ? parseWindows(day) : undefined));
  const unread = week.indexOf(undefined);
  if (unread !== -1) return { kind: 'hours', day: unread + 1, fault: 'unreadable' };
  const faults = hoursFaults(week.map((windows) => windows ?? []));
  const day = faults.findIndex((one) => one.length > 0);
  const fault = faults[day]?.[0];
  return fault && { kind: 'hours', day: day + 1, fault: fault.kind };
}

/** Halls keep their other fields; a season is a range of yearly days. */
function seasonsFault(value: Json): SettingFault | undefined {
  const halls = objectsOf(value);
  const isRead = ({ season }: JsonObject) =>
    season === undefined || (typeof season === 'string' && parseSeason(season) !== undefined);
  return halls.length > 0 && halls.every(isRead) ? undefined : { kind: 'date' };
}

/** First day with an invalid date or hours. */
function datesFault(value: Json): SettingFault | undefined {
  if (!isObject(value)) return { kind: 'date' };
  for (const [date, text] of Object.entries(value)) {
    if (datesIn(date) === undefined) return { kind: 'date' };
    const windows = typeof text === 'string' ? parseWindows(text) : undefined;
    if (!windows) return { kind: 'dates', date, fault: 'unreadable' };
    const [fault] = dayFaults(windows);
    if (fault) return { kind: 'dates', date, fault: fault.kind };
  }
  return undefined;
}

const objectsOf = (value: Json): readonly JsonObject[] => listOf(value).map((one) => (isObject(one) ? one : {}));

/** A list may have only as many named items as a guest can survey. */
function listFault(file: VenueFile, value: Json): SettingFault | undefined {
  const list = objectsOf(value);
  if (!Array.isArray(value) || list.length > MOST_LISTED) return { kind: 'whole', most: MOST_LISTED };
  return namesFault(file, list);
}

/** An order contains the name of its additional type, so names are short and told apart. */
function additionalTypesFault(file: VenueFile, value: Json): SettingFault | undefined {
  const own = defaultLanguageOf(file);
  const names = objectsOf(value).map(({ name }) => wordsOf(name, own, own).trim());
  if (names.some((name) => detailFault('additionalType', name))) {
    return { kind: 'longer', longest: DETAIL_LIMITS.additionalType };
  }
  return new Set(names).size < names.length ? { kind: 'same-key' } : undefined;
}

/** Named items: each has a text, and none occurs twice. */
function namesFault(file: VenueFile, list: readonly JsonObject[]): SettingFault | undefined {
  if (new Set(list.map((one) => nameOf(one))).size < list.length) return { kind: 'same-key' };
  for (const [at, { name, title }] of list.entries()) {
    const fault = wordsFault(file, name ?? title ?? null, LONGEST_LISTED);
    if (fault?.kind === 'words') return faultAt(`${at}.name`, 'words');
    if (fault) return fault;
  }
  return undefined;
}

const stationInUse = (file: VenueFile, stations: Json | undefined): SettingFault | undefined => {
  const printer = printerOfNoStation(file, stations);
  return printer === undefined ? undefined : { kind: 'station-in-use', printer };
};

/** A second price that cannot be converted would be missing or wrong on each card. */
function pairFault(file: VenueFile): SettingFault | undefined {
  const on = fieldValue(file, 'settings.show_prices_in_two_currency');
  if (on !== 1 && on !== true && on !== '1') return undefined;
  const own = String(file.currency);
  const second = fieldValue(file, 'settings.second_currency') ?? 'EUR';
  const rate = fieldValue(file, 'settings.second_currency_rate');
  const known = rate === undefined ? undefined : Number(rate);
  return isPossibleRate(own, String(second), known) ? undefined : { kind: 'pair', own };
}
