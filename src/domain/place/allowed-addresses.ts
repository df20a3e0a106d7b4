// Allowed link and picture addresses in a venue's HTML and settings.

/** Allowed links. Browsers drop spaces and control characters from an address, so none are allowed. */
const LINK = /^(?:https?:\/\/[^\s/?#\\]|mailto:[^\s]|tel:[+\d(])[^\s]*$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/;
/** Allowed pictures: only our own, since a foreign server would learn who reads the menu. */
const PICTURE = /^\/pictures\/[0-9a-f]{32}\/\d{2,4}\.(?:avif|webp)$/;

export const isAllowedLink = (address: string): boolean => LINK.test(address) && !HIDDEN.test(address);
export const isAllowedPicture = (address: string): boolean => PICTURE.test(address);
