// Checks of the venue itself: time zone, currency, languages, order types, tables.
import type { Venue } from '#contract/place/venue.ts';
import { LAST_PORT, portOf } from '#domain/kitchen/printer-setup.ts';
import { datesIn } from '#domain/place/dated-hours.ts';
import { formatWindows, parseWindows } from '#domain/place/hours.ts';
import { dayFaults, type HoursFault, hoursFaults } from '#domain/place/hours-faults.ts';
import { currencyDecimals, parseAmount } from '#domain/pricing/money.ts';
import { RESERVED_PLACE_SLUGS } from '#domain/slug.ts';
import { MODULES, unknownName } from './known-names.ts';
import type { ReadableVenue } from './parse-venue.ts';
import { type Path, pathText, type Report } from './problem.ts';

/** Reports an amount with more decimals than the currency has, because amounts are never rounded when read. */
export const checkAmount = (amount: string, currency: string, path: Path, report: Report): void => {
  if (parseAmount(amount, currency) !== undefined) return;
  report(path, `${amount} has more decimals than ${currency}, which has ${currencyDecimals(currency)}`);
};

/** Reports repeated names with the path of the first. */
export const checkUnique = (
  names: Iterable<readonly [name: string | undefined, path: Path]>,
  what: string,
  report: Report,
): void => {
  const seen = new Map<string, Path>();
  for (const [name, path] of names) {
    if (name === undefined) continue;
    const first = seen.get(name);
    if (first) report(path, `"${name}" is the ${what} of another one already: ${pathText(first)}`);
    else seen.set(name, path);
  }
};

const isTimeZone = (name: string): boolean => {
  // Intl accepts "+02:00" too, which has no daylight saving time.
  if (/^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

export function checkPlace(readable: ReadableVenue, report: Report): void {
  const { venue, indexes } = readable;
  if (RESERVED_PLACE_SLUGS.includes(venue.slug)) report(['slug'], `"${venue.slug}" is an address of the app itself`);
  if (!isTimeZone(venue.timeZone)) {
    report(['timeZone'], `"${venue.timeZone}" is not a time zone of the IANA list, such as "Europe/Sofia"`);
  }
  if (!Intl.supportedValuesOf('currency').includes(venue.currency)) {
    report(['currency'], `"${venue.currency}" is not a currency of ISO 4217`);
  }
  if (!venue.languages.includes(venue.defaultLanguage)) {
    report(['defaultLanguage'], `${venue.defaultLanguage} is not among the languages of this venue`);
  }
  checkUnique(
    venue.languages.map((language, i) => [language, ['languages', i]]),
    'language',
    report,
  );
  checkUnique(
    venue.orderTypes.map(({ type }, i) => [type, ['orderTypes', indexes.orderTypes[i] ?? i, 'type']]),
    'type',
    report,
  );
  for (const [i, orderType] of venue.orderTypes.entries()) {
    checkOrderType(orderType, venue.currency, ['orderTypes', indexes.orderTypes[i] ?? i], report);
  }
  for (const [i, module] of venue.modules.entries()) {
    if (!MODULES.includes(module)) report(['modules', i], unknownName('module', module, MODULES));
  }
  checkHours(
    (day) => venue.hours?.[day],
    (day) => ['hours', String(day)],
    report,
  );
  checkDatedHours(venue, report);
  checkPrinters(venue, report);
  checkTables(readable, report);
  for (const part of ['needs', 'payments', 'questions'] as const) {
    checkUnique(
      venue.service[part].map(({ key }, i) => [key, ['service', part, i, 'key']]),
      'key',
      report,
    );
  }
}

function checkPrinters({ printers }: Venue, report: Report): void {
  checkUnique(
    printers.map(({ name }, i) => [name, ['printers', i, 'name']]),
    'name',
    report,
  );
  for (const [i, { address }] of printers.entries()) {
    const port = portOf(address);
    if (port > LAST_PORT) report(['printers', i, 'address'], `there is no port ${port}; it is at most ${LAST_PORT}`);
  }
}

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Reports probable mistakes in a week's hours; `textOf` returns a day's hours as written. */
export function checkHours(
  textOf: (day: (typeof DAYS)[number]) => string | undefined,
  at: (day: number) => Path,
  report: Report,
): void {
  const week = DAYS.map((day) => parseWindows(textOf(day) ?? '-') ?? []);
  for (const [day, faults] of hoursFaults(week).entries()) {
    for (const fault of faults) report(at(day + 1), hoursFaultText(fault));
  }
}

function checkDatedHours({ datedHours }: Venue, report: Report): void {
  for (const [dates, text] of Object.entries(datedHours)) {
    const at: Path = ['datedHours', dates];
    if (datesIn(dates) === undefined)
      report(at, `"${dates}" is no day of the calendar, nor the days of a year at most`);
    for (const fault of dayFaults(parseWindows(text) ?? [])) report(at, hoursFaultText(fault));
  }
}

/** A fault in words. */
export function hoursFaultText(fault: HoursFault): string {
  const text = formatWindows([fault.window]);
  if (fault.kind === 'no-length') return `${text} has no length; a whole day is 00:00-24:00`;
  if (fault.kind === 'ends-next-day') {
    const [from, to] = text.split('-');
    return `${text} ends at ${to} of the next day; where that is so, write ${from}-24:00 here and 00:00-${to} there`;
  }
  const other = `${formatWindows([fault.other])}${fault.isOfDayBefore ? ' of the day before' : ''}`;
  return `${text} begins before ${other} has ended`;
}

function checkOrderType(type: Venue['orderTypes'][number], currency: string, at: Path, report: Report): void {
  const amount = (value: string | undefined, ...path: Path) => {
    if (value !== undefined) checkAmount(value, currency, [...at, ...path], report);
  };
  const window = (one: { activeFrom?: string | undefined; activeTo?: string | undefined }, ...path: Path) => {
    if ((one.activeFrom === undefined) !== (one.activeTo === undefined)) {
      report([...at, ...path], 'activeFrom and activeTo stand together or not at all');
    }
  };
  for (const [i, tier] of type.discounts.entries()) {
    amount(tier.priceOver, 'discounts', i, 'priceOver');
    if (tier.valueType === 'money') amount(tier.value, 'discounts', i, 'value');
    else if (Number(tier.value) > 100) report([...at, 'discounts', i, 'value'], `${tier.value} is over 100 percent`);
    window(tier, 'discounts', i);
  }
  for (const [i, tier] of type.prices.entries()) {
    amount(tier.priceOver, 'prices', i, 'priceOver');
    amount(tier.price, 'prices', i, 'price');
  }
}

function checkTables({ venue, indexes, unread }: ReadableVenue, report: Report): void {
  const at = (i: number): Path => ['tables', indexes.tables[i] ?? i];
  checkUnique(
    venue.tables.map(({ name }, i) => [name, [...at(i), 'name']]),
    'name',
    report,
  );
  checkUnique(
    venue.tables.map(({ code }, i) => [code, [...at(i), 'code']]),
    'code',
    report,
  );
  for (const [i, { orderType }] of venue.tables.entries()) {
    if (!venue.orderTypes.some(({ type }) => type === orderType) && !unread.orderTypes.has(orderType)) {
      report([...at(i), 'orderType'], `"${orderType}" is not among the order types of this venue`);
    }
  }
}
