// How people write a currency beside an amount or in a heading: leva that are read as euros would be twice the price.

/** Without the point behind them, small letters. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  EUR: ['€', 'euro', 'евро'],
  BGN: ['лв', 'lv', 'лева', 'leva'],
  CHF: ['fr', 'sfr'],
  USD: ['$'],
  GBP: ['£'],
};

const signsOf = (currency: string): readonly string[] => [currency.toLowerCase(), ...(SIGNS[currency] ?? [])];

/** An amount without the sign beside it, where that is the currency's own; another one stays, and makes it no amount. */
export const withoutOwnSign = (text: string, currency: string): string => {
  const trimmed = text.trim();
  const bare = trimmed.replace(/\.$/, '');
  const signs = signsOf(currency);
  const behind = signs.find((one) => bare.toLowerCase().endsWith(one));
  if (behind !== undefined) return bare.slice(0, -behind.length).trim();
  const before = signs.find((one) => trimmed.toLowerCase().startsWith(one));
  return before === undefined ? trimmed : trimmed.slice(before.length).replace(/^\./, '').trim();
};

/** Whether a heading is of another currency than this one, and not of this one too: "Цена, лв." of a venue that has euros. */
export const isOfAnother = (heading: string, currency: string): boolean => {
  const words = new Set(heading.toLowerCase().match(/\p{L}+|\p{Sc}/gu));
  const isNamed = (one: string): boolean => signsOf(one).some((sign) => words.has(sign));
  return !isNamed(currency) && Object.keys(SIGNS).some(isNamed);
};
