// Amounts payable in coins. A card is charged the exact amount.
import { apportion } from '../bill/bill-split.ts';
import { addMoney, type Minor, minor, ZERO } from './money.ts';

const SMALLEST_COINS: Readonly<Record<string, number>> = { CHF: 5, HUF: 500 };
/** For countries that have withdrawn 1 and 2 cents. */
const ROUNDED_EURO = 5;

/** Smallest coin in use, minor units; 1: no rounding. `roundsEuro`: the venue's country has withdrawn small cents. */
export const smallestCoin = (currency: string, roundsEuro = false): number =>
  SMALLEST_COINS[currency] ?? (currency === 'EUR' && roundsEuro ? ROUNDED_EURO : 1);

/** Nearest payable amount, half up. */
export const inCash = (amount: Minor, coin: number): Minor => minor(Math.floor((amount + coin / 2) / coin) * coin);

/**
 * Shares payable in coins: they sum to the cash total, each within one coin of its exact part; the last ones get the odd
 * coins.
 */
export const sharesInCash = (shares: readonly Minor[], coin: number, isEven: boolean): Minor[] => {
  if (coin === 1) return [...shares];
  const coins = minor(inCash(addMoney(ZERO, ...shares), coin) / coin);
  const weights = isEven ? shares.map(() => 1) : shares;
  return apportion(coins, weights.toReversed())
    .toReversed()
    .map((count) => minor(count * coin));
};
