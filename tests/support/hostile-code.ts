// Goals of hostile HTML, and its obfuscations.

/** The script that every payload tries to run. */
export const RUN = 'top.__hit=1';
/** An address of no real server: any request to it is a leak. */
export const FOREIGN = 'https://hostile.example';

const entities = (text: string, as: (code: number) => string): string =>
  Array.from(text, (letter) => as(letter.codePointAt(0) ?? 0)).join('');
export const decimal = (text: string) => entities(text, (code) => `&#${code};`);
export const padded = (text: string) => entities(text, (code) => `&#${String(code).padStart(7, '0')}`);
export const hexadecimal = (text: string) => entities(text, (code) => `&#x${code.toString(16)};`);
/** jAvAsCrIpT */
export const mixed = (text: string) => Array.from(text, (one, at) => (at % 2 ? one.toUpperCase() : one)).join('');
