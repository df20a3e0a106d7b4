// Amounts that coins can pay. A card is charged the exact amount.
import { apportion } from '../bill/bill-split.ts';
import { addMoney, type Minor, minor, ZERO } from './money.ts';

const SMALLEST_COINS: Readonly<Record<string, number>> = { CHF: 5, HUF: 500 };
/** Where a country has withdrawn 1 and 2 cents. */
const ROUNDED_EURO = 5;

/**
 * Minor units of the smallest coin that is given and taken; 1: amounts are paid to the minor unit. `roundsEuro`: the venue
 * stands where cents are withdrawn.
 */
export const smallestCoin = (currency: string, roundsEuro = false): number =>
  SMALLEST_COINS[currency] ?? (currency === 'EUR' && roundsEuro ? ROUNDED_EURO : 1);

/** The nearest amount that coins can pay, a half up. */
export const inCash = (amount: Minor, coin: number): Minor => minor(Math.floor((amount + coin / 2) / coin) * coin);

/**
 * Shares as coins can pay them: they sum to the whole in cash, each within a coin of its exact part; the odd coins are the
 * last ones'.
 */
export const sharesInCash = (shares: readonly Minor[], coin: number, isEven: boolean): Minor[] => {
  if (coin === 1) return [...shares];
  const coins = minor(inCash(addMoney(ZERO, ...shares), coin) / coin);
  const weights = isEven ? shares.map(() => 1) : shares;
  return apportion(coins, weights.toReversed())
    .toReversed()
    .map((count) => minor(count * coin));
};
