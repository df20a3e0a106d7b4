// The HTML that a venue may write, as data: the server keeps nothing else, and a screen shows nothing else.

/** By tag, the attributes that it may bear beside `ALLOWED_EVERYWHERE`. No class, no id, no style, no data: the house dresses. */
export const ALLOWED_HTML: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  div: [],
  span: [],
  strong: [],
  em: [],
  b: [],
  i: [],
  u: [],
  s: [],
  small: [],
  sub: [],
  sup: [],
  blockquote: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: [],
  li: [],
  dl: [],
  dt: [],
  dd: [],
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  figure: [],
  figcaption: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

export const ALLOWED_EVERYWHERE: readonly string[] = ['lang', 'dir', 'title'];

/** What goes with everything that is in it; of any other tag the words stay. */
export const TAKEN_WHOLE: readonly string[] = [
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'title',
  'head',
  'textarea',
  'select',
  'option',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'canvas',
];

/** Where a link may lead: a browser takes spaces and control characters out of an address, so there may be none. */
const LINK = /^(?:https?:\/\/[^\s/?#\\]|mailto:[^\s]|tel:[+\d(])[^\s]*$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/;
/** A picture of ours alone: one from elsewhere would tell somebody who reads the menu. */
const PICTURE = /^\/pictures\/[0-9a-f]{32}\/\d{2,4}\.(?:avif|webp)$/;

export const isAllowedLink = (address: string): boolean => LINK.test(address) && !HIDDEN.test(address);
export const isAllowedPicture = (address: string): boolean => PICTURE.test(address);

/** The words alone, a line where a paragraph ends: for a screen that cannot show HTML yet, and for what is told as text. */
export const wordsOfHtml = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style|template|svg|math|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<(?:br|hr|\/(?:p|div|h[1-6]|li|tr|dt|dd|blockquote|caption|figcaption))\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|shy));/gi, entityOf)
    .replace(/[ \t\r\f\u00a0]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
};

function entityOf(
  whole: string,
  decimal: string | undefined,
  hex: string | undefined,
  name: string | undefined,
): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}
