// The addresses that a venue's HTML and settings may lead to, and the pictures that they may show.

/**
 * The links that are allowed. A browser drops spaces and control characters from an address, so none may stand in one.
 */
const LINK = /^(?:https?:\/\/[^\s/?#\\]|mailto:[^\s]|tel:[+\d(])[^\s]*$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/;
/** The pictures that are allowed: our own. A foreign picture would tell its server who reads the menu. */
const PICTURE = /^\/pictures\/[0-9a-f]{32}\/\d{2,4}\.(?:avif|webp)$/;

export const isAllowedLink = (address: string): boolean => LINK.test(address) && !HIDDEN.test(address);
export const isAllowedPicture = (address: string): boolean => PICTURE.test(address);
