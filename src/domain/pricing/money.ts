// Money as branded integer minor units (cents); a plain number is never an amount.
import type { Brand } from '../brand.ts';

/** An integer of a currency's minor units. May be negative in a breakdown (a discount), never in a price. */
export type Minor = Brand<number, 'Minor'>;
/** ISO 4217, upper case. */
export type Currency = Brand<string, 'Currency'>;

/** Creates an amount. Throws a RangeError for anything but a safe integer, which is a programming error. */
export const minor = (value: number): Minor => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of minor units: ${value}`);
  // -0 would be shown as "-0.00".
  return (value === 0 ? 0 : value) as Minor;
};

export const ZERO: Minor = minor(0);

/** Sum of amounts of one currency; zero for none. */
export const addMoney = (...amounts: readonly Minor[]): Minor =>
  minor(amounts.reduce<number>((sum, amount) => sum + amount, 0));

const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** Decimals of the currency by ISO 4217; two for an unknown one. */
export const currencyDecimals = (currency: string): number => {
  if (WITHOUT_DECIMALS.includes(currency)) return 0;
  return THREE_DECIMALS.includes(currency) ? 3 : 2;
};

/**
 * "7.90" → 790, "7.9" → 790, "7" → 700. Digits beyond the currency's decimals must be zeros: parsing never rounds. undefined
 * for any other text, including a minus, since parsed amounts are prices.
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

/** 790 → "7.90", with the currency's decimals and a point: for the wire and files, not for display. */
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

/** A number as its exact decimal fraction (1.95583 is 195583/100000), without floating-point error. */
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

/** The only place where money is rounded: to the nearest minor unit, a half away from zero ("half up"). */
export const timesRounded = (amount: Minor, { numerator, denominator }: Fraction): Minor => {
  const product = BigInt(amount) * numerator;
  const size = product < 0n ? -product : product;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return minor(Number(product < 0n ? -rounded : rounded));
};

/** A percentage as a fraction of one. */
export const asPercent = (percent: number): Fraction => {
  const { numerator, denominator } = exactly(percent);
  return { numerator, denominator: denominator * 100n };
};

/** Percentage of an amount, half up. Percent is exact as written ("12.5"), two decimals being the rule. */
export const percentOf = (amount: Minor, percent: number): Minor => timesRounded(amount, asPercent(percent));

/**
 * Amount less a percentage, half up. Differs from subtracting `percentOf`: the remainder is the shown price, so the
 * remainder is rounded.
 */
export const lessPercent = (amount: Minor, percent: number): Minor => {
  const { numerator, denominator } = asPercent(percent);
  return timesRounded(amount, { numerator: denominator - numerator, denominator });
};

/** Converts a rate between units into one between minor units. */
export const byUnits = ({ numerator, denominator }: Fraction, from: string, to: string): Fraction => ({
  numerator: numerator * powerOfTen(currencyDecimals(to)),
  denominator: denominator * powerOfTen(currencyDecimals(from)),
});

/**
 * Converts an amount, half up to the target's decimals. `rate`: units of the target per unit of the source (1.95583 leva per
 * euro), used as its exact decimal. [S9.01]
 */
export const convert = (amount: Minor, rate: number, fromCurrency: string, toCurrency: string): Minor => {
  const { numerator, denominator } = exactly(rate);
  return timesRounded(amount, byUnits({ numerator, denominator }, fromCurrency, toCurrency));
};

/** Default suffix of prices in a currency: "€", "lv.", else the code. */
export const currencySuffix = (currency: string): string =>
  currency === 'EUR' ? '€' : currency === 'BGN' ? 'lv.' : currency;
