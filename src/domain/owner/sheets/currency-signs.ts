// Currency signs as people write them beside an amount or in a heading: leva read as euros would double the price.

/** Lower case, without a trailing point. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  EUR: ['€', 'euro', 'евро'],
  BGN: ['лв', 'lv', 'лева', 'leva'],
  CHF: ['fr', 'sfr'],
  USD: ['$'],
  GBP: ['£'],
};

const signsOf = (currency: string): readonly string[] => [currency.toLowerCase(), ...(SIGNS[currency] ?? [])];

/** An amount without its own currency's sign; another sign stays, so that the amount is rejected. */
export const withoutOwnSign = (text: string, currency: string): string => {
  const trimmed = text.trim();
  const bare = trimmed.replace(/\.$/, '');
  const signs = signsOf(currency);
  const behind = signs.find((one) => bare.toLowerCase().endsWith(one));
  if (behind !== undefined) return bare.slice(0, -behind.length).trim();
  const before = signs.find((one) => trimmed.toLowerCase().startsWith(one));
  return before === undefined ? trimmed : trimmed.slice(before.length).replace(/^\./, '').trim();
};

/** Whether a heading names only another currency: "Цена, лв." at a venue with euros. */
export const isOfAnother = (heading: string, currency: string): boolean => {
  const words = new Set(heading.toLowerCase().match(/\p{L}+|\p{Sc}/gu));
  const isNamed = (one: string): boolean => signsOf(one).some((sign) => words.has(sign));
  return !isNamed(currency) && Object.keys(SIGNS).some(isNamed);
};
