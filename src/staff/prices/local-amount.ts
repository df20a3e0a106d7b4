const signs = new Map<string, string>();

const decimalSign = (language: string): string => {
  const known = signs.get(language);
  if (known !== undefined) return known;
  // As money is written: Swiss French writes 8.80 for a price.
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).formatToParts(1.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  signs.set(language, sign);
  return sign;
};

/** An amount of the file in a field, with the reader's decimal sign: "6,20" for "6.20". A text that is no amount stays. */
export const localAmount = (text: string, language: string): string =>
  /^\d+[.,]\d*$/.test(text) ? text.replace(/[.,]/, decimalSign(language)) : text;
