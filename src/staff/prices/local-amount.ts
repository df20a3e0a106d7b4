const signs = new Map<string, string>();

const decimalSign = (language: string): string => {
  const known = signs.get(language);
  if (known !== undefined) return known;
  // Uses currency format, because Swiss French writes 8.80 for a price.
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).formatToParts(1.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  signs.set(language, sign);
  return sign;
};

/** An amount of the file for a field, with the reader's decimal sign: "6,20" for "6.20". Other text is unchanged. */
export const localAmount = (text: string, language: string): string =>
  /^\d+[.,]\d*$/.test(text) ? text.replace(/[.,]/, decimalSign(language)) : text;
