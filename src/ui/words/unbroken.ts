/** A number and its short unit: "700 g", "0,5 л", "12 Stk.". */
const VALUE = /(?<=\d) (?=(?:\p{L}{1,3}|%)(?!\p{L}))/gu;

/** The text with no-break spaces inside its values: "For two · 700 g" never breaks after "700". */
export const unbroken = (text: string): string => text.replace(VALUE, '\u00a0');
