// Money is whole minor units (cents) with a brand; a plain number is never an amount.
import type { Brand } from '../brand.ts';

/** A whole number of a currency's minor units. May be negative in a breakdown (a discount), never in a price. */
export type Minor = Brand<number, 'Minor'>;
/** ISO 4217, upper case. */
export type Currency = Brand<string, 'Currency'>;

/** Makes an amount. Throws a RangeError for what is not a safe whole number: such an amount is a mistake of ours. */
export const minor = (value: number): Minor => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of minor units: ${value}`);
  // -0 would be shown as "-0.00".
  return (value === 0 ? 0 : value) as Minor;
};

export const ZERO: Minor = minor(0);

/** The sum of amounts of one currency; zero for none. */
export const addMoney = (...amounts: readonly Minor[]): Minor =>
  minor(amounts.reduce<number>((sum, amount) => sum + amount, 0));

const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** How many decimals ISO 4217 gives the currency; an unknown one has two. */
export const currencyDecimals = (currency: string): number => {
  if (WITHOUT_DECIMALS.includes(currency)) return 0;
  return THREE_DECIMALS.includes(currency) ? 3 : 2;
};

/**
 * "7.90" → 790, "7.9" → 790, "7" → 700. Digits beyond the currency's decimals must be zeros: an amount is never
 * rounded while it is read. undefined for anything else, a minus included: what is written as an amount is a price.
 */
export const parseAmount = (text: string, currency: string): Minor | undefined => {
  const match = /^(\d{1,15})(?:\.(\d{1,15}))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  const decimals = currencyDecimals(currency);
  if (/[1-9]/.test(fraction.slice(decimals))) return undefined;
  const value = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return Number.isSafeInteger(value) ? minor(value) : undefined;
};

/** 790 → "7.90", always with the currency's decimals and a point: for the wire and for files, not for people. */
export const formatAmountPlain = (amount: Minor, currency: string): string => {
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const sign = amount < 0 ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

/** The decimal that a number is written as (1.95583 is 195583/100000), so that nothing drifts in binary. */
export const exactly = (value: number): Fraction => {
  if (!Number.isFinite(value)) throw new RangeError(`Not a rate or percentage: ${value}`);
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale >= 0
    ? { numerator: digits, denominator: powerOfTen(scale) }
    : { numerator: digits * powerOfTen(-scale), denominator: 1n };
};

/** Money is rounded only here: to the nearest minor unit, a half away from zero ("half up"). */
export const timesRounded = (amount: Minor, { numerator, denominator }: Fraction): Minor => {
  const product = BigInt(amount) * numerator;
  const size = product < 0n ? -product : product;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return minor(Number(product < 0n ? -rounded : rounded));
};

/** A share as a fraction of one. */
export const asPercent = (percent: number): Fraction => {
  const { numerator, denominator } = exactly(percent);
  return { numerator, denominator: denominator * 100n };
};

/** Percentage of an amount, half up. Percent is exact as written ("12.5"), two decimals being the rule. */
export const percentOf = (amount: Minor, percent: number): Minor => timesRounded(amount, asPercent(percent));

/**
 * Rest of an amount when a percentage is taken off, half up. Subtracting `percentOf` gives another result: here the
 * remainder is the price that is shown, so the remainder is rounded.
 */
export const lessPercent = (amount: Minor, percent: number): Minor => {
  const { numerator, denominator } = asPercent(percent);
  return timesRounded(amount, { numerator: denominator - numerator, denominator });
};

/** A rate of units as one of minor units. */
export const byUnits = ({ numerator, denominator }: Fraction, from: string, to: string): Fraction => ({
  numerator: numerator * powerOfTen(currencyDecimals(to)),
  denominator: denominator * powerOfTen(currencyDecimals(from)),
});

/**
 * An amount in another currency, half up to that currency's decimals. `rate` is units of the second currency for one
 * unit of the first (1.95583 leva for a euro), taken as the exact decimal that it is written as. [S9.01]
 */
export const convert = (amount: Minor, rate: number, fromCurrency: string, toCurrency: string): Minor => {
  const { numerator, denominator } = exactly(rate);
  return timesRounded(amount, byUnits({ numerator, denominator }, fromCurrency, toCurrency));
};

/** How a price in a currency is spelt where nobody says otherwise: "€", "lv.", else the code itself. */
export const currencySuffix = (currency: string): string =>
  currency === 'EUR' ? '€' : currency === 'BGN' ? 'lv.' : currency;
