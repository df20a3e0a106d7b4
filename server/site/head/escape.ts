// Escapes venues' words for the place in a page where they stand.

/** JSON inside a script element: no value can end the element or begin a comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A text as one line without control characters and soft hyphens, for a title or a description. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u00ad\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Plain text of sanitised HTML. */
export const wordsOfHtml = (html: string): string =>
  oneLine(
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => NAMED[name] ?? ' ')
      .replace(/ +([.,;:!?])/g, '$1'),
  );

/** A text cut to at most `max` characters, between two words. */
export const shortened = (text: string, max: number): string => {
  const line = oneLine(text);
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > max / 2 ? end : undefined).replace(/[\s,;:.–-]+$/, '')}…`;
};
