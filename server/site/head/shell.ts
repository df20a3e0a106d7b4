// The built page, taken apart once: what differs from address to address is put between its pieces. A page that the
// renderer has drawn has its parts in another order, so that the first cards are on the line before all else.
import { escapeHtml } from './escape.ts';

/** The parts of a page that its head decides, as HTML. */
export interface ShellParts {
  /** The attributes of the root element. */
  readonly root: string;
  readonly title: string;
  readonly description: string;
  readonly theme: string;
  readonly manifest: string;
  /** Addresses and what a shared address shows. */
  readonly rest: string;
  /** Data blocks for search engines. */
  readonly data: string;
  /** How the menu is read and ordered from without scripts, as text. */
  readonly withoutScript: string;
  /** The address of the texts in the page's language; undefined: as the build has it. */
  readonly texts: string | undefined;
}

/** The renderer's output for a page. */
export interface Drawing {
  /** Content of #root. */
  readonly html: string;
  /** Markup beside #root. */
  readonly beside: string;
  /** Data of the first render on the device, as JSON for a script element; undefined: the device draws the page anew. */
  readonly slice: string | undefined;
  readonly css: string;
  readonly sheets: readonly string[];
}

export interface Shell {
  /** A page that the device draws. */
  readonly plain: (parts: ShellParts) => string;
  readonly drawn: (parts: ShellParts, drawing: Drawing) => string;
  /** The addresses of the style sheets. */
  readonly sheets: readonly string[];
}

/** The id of the slice's element, as src/contract/menu/slice.ts has it. */
export interface ShellNames {
  readonly sliceId: string;
}

type Piece = Exclude<keyof ShellParts, 'data' | 'texts' | 'withoutScript'> | 'noscript' | 'page' | 'end';

/** The marks in the order of index.html. */
const MARKS: readonly (readonly [Piece, RegExp])[] = [
  ['root', /(?<=<html )[^>]*/],
  ['title', /<title>[^<]*<\/title>/],
  ['description', /<meta name="description"[^>]*>/],
  ['theme', /<meta name="theme-color"[^>]*>/],
  ['manifest', /<link rel="manifest"[^>]*>/],
  ['rest', /(?=<\/head>)/],
  ['noscript', /<noscript>[^<]*<\/noscript>/],
  ['page', /<div id="root"><\/div>/],
  ['end', /(?=<\/body>)/],
];

const SCRIPT = /[ \t]*<script type="module"[^>]*><\/script>\n?/g;
const SHEET = /[ \t]*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>\n?/g;
const TEXTS = /[ \t]*<link rel="modulepreload"[^>]*>\n?/g;

/**
 * Reads the page's pieces. A page without one of the marks goes without that part; tests/server/site/head.test.ts
 * checks that ours has all.
 */
export function readShell(html: string, { sliceId }: ShellNames): Shell {
  const scripts = html.match(SCRIPT) ?? [];
  const sheets = [...html.matchAll(SHEET)];
  const texts = (html.match(TEXTS) ?? []).join('');
  const frame = readFrame(html.replace(SCRIPT, '').replace(SHEET, '').replace(TEXTS, ''));
  const styles = sheets.map(([link]) => link).join('');
  const textsOf = (parts: ShellParts) =>
    parts.texts === undefined ? texts : `    <link rel="modulepreload" crossorigin href="${parts.texts}">\n`;
  const noscriptOf = (parts: ShellParts) =>
    `<noscript><p style="margin:0;padding:1rem">${escapeHtml(parts.withoutScript)}</p></noscript>`;
  return {
    plain: (parts) =>
      frame({
        ...parts,
        rest: `${scripts.join('')}${styles}${textsOf(parts)}    ${[parts.rest, parts.data].filter(Boolean).join('\n    ')}\n  `,
        noscript: noscriptOf(parts),
        page: '<div id="root"></div>',
        end: '',
      }),
    drawn: (parts, { html: page, beside, slice, css, sheets: used }) =>
      frame({
        ...parts,
        rest: `<style>${css}</style>\n    ${parts.rest}\n  `,
        noscript: noscriptOf(parts),
        // A press may come before the page is read to its end: its answers stand before the first plus.
        page: `${beside}<div id="root">${page}</div>`,
        end: [
          slice === undefined ? '' : `<script type="application/json" id="${sliceId}">${slice}</script>\n`,
          used.map((href) => `    <link rel="stylesheet" crossorigin href="${href}">\n`).join(''),
          textsOf(parts),
          // Behind all that is seen: pictures and styles come before it.
          ...scripts.map((script) => script.replace('<script ', '<script fetchpriority="low" ')),
          parts.data === '' ? '' : `    ${parts.data}\n`,
          '  ',
        ].join(''),
      }),
    sheets: sheets.flatMap(([, href]) => href ?? []),
  };
}

/** The page between its marks. */
function readFrame(html: string): (pieces: Readonly<Record<Piece, string>>) => string {
  const found: { readonly before: string; readonly name: Piece }[] = [];
  let left = html;
  for (const [name, mark] of MARKS) {
    const match = mark.exec(left);
    if (!match) continue;
    found.push({ before: left.slice(0, match.index), name });
    left = left.slice(match.index + match[0].length);
  }
  return (pieces) => found.map(({ before, name }) => before + pieces[name]).join('') + left;
}
