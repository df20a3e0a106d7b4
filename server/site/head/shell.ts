// The built page, split once: the parts that differ from address to address are put between the pieces.

/** The parts of a page's head, as HTML. */
export interface ShellParts {
  /** The attributes of the root element. */
  readonly root: string;
  readonly title: string;
  readonly description: string;
  readonly theme: string;
  readonly manifest: string;
  /** The part behind scripts and styles: nothing in it delays the first paint. */
  readonly rest: string;
}

/** The marks in the order of index.html. */
const MARKS: readonly (readonly [keyof ShellParts, RegExp])[] = [
  ['root', /(?<=<html )[^>]*/],
  ['title', /<title>[^<]*<\/title>/],
  ['description', /<meta name="description"[^>]*>/],
  ['theme', /<meta name="theme-color"[^>]*>/],
  ['manifest', /<link rel="manifest"[^>]*>/],
  ['rest', /(?=<\/head>)/],
];

/**
 * Reads the page's pieces. A page without one of the marks goes without that part; tests/server/site/head.test.ts
 * checks that ours has all.
 */
export const readShell = (html: string): ((parts: ShellParts) => string) => {
  const pieces: { readonly before: string; readonly name: keyof ShellParts }[] = [];
  let left = html;
  for (const [name, mark] of MARKS) {
    const match = mark.exec(left);
    if (!match) continue;
    pieces.push({ before: left.slice(0, match.index), name });
    left = left.slice(match.index + match[0].length);
  }
  return (parts) => pieces.map(({ before, name }) => before + parts[name]).join('') + left;
};
