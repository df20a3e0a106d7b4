// The built page, taken apart once: what differs from address to address is put between the pieces.

/** All of it HTML already. */
export interface ShellParts {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly theme: string;
  readonly manifest: string;
  /** Behind the scripts and styles: nothing that the first paint waits for stands behind it. */
  readonly rest: string;
}

/** In the order in which they stand in index.html. */
const MARKS: readonly (readonly [keyof ShellParts, RegExp])[] = [
  ['language', /(?<=<html lang=")[^"]*/],
  ['title', /<title>[^<]*<\/title>/],
  ['description', /<meta name="description"[^>]*>/],
  ['theme', /<meta name="theme-color"[^>]*>/],
  ['manifest', /<link rel="manifest"[^>]*>/],
  ['rest', /(?=<\/head>)/],
];

/** A page that lacks one of the places goes without that part; tests/server/site/head.test.ts knows that ours lacks none. */
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
