/** A figure and the short unit behind it: "700 g", "0,5 л", "12 Stk.". */
const VALUE = /(?<=\d) (?=(?:\p{L}{1,3}|%)(?!\p{L}))/gu;

/** The text with its values kept on one line each: "For two · 700 g" never ends a line with "700". */
export const unbroken = (text: string): string => text.replace(VALUE, '\u00a0');
