// The built page, split once; the parts that depend on the address are inserted. A rendered page has another order, so that
// its first cards are sent first.
import { escapeHtml } from '#domain/escape-html.ts';

/** The parts of a page that its head decides, as HTML. */
export interface ShellParts {
  /** The attributes of the root element. */
  readonly root: string;
  readonly title: string;
  readonly description: string;
  readonly theme: string;
  readonly manifest: string;
  /** Links, and the preview data of a shared address. */
  readonly rest: string;
  /** Data blocks for search engines. */
  readonly data: string;
  /** Text that explains how to read and order without scripts. */
  readonly withoutScript: string;
  /** URL of the texts in the page's language; `undefined`: the build's default. */
  readonly texts: string | undefined;
}

/** The renderer's output for a page. */
export interface Drawing {
  /** Content of #root. */
  readonly html: string;
  /** Markup beside #root. */
  readonly beside: string;
  /** Data of the first render on the device, as JSON for a script element; `undefined`: the device renders the page anew. */
  readonly slice: string | undefined;
  readonly css: string;
  readonly sheets: readonly string[];
}

export interface Shell {
  /** A page that the device renders. */
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
        // A press may come while the page is still loading, so its answers come before the first plus.
        page: `${beside}<div id="root">${page}</div>`,
        end: [
          slice === undefined ? '' : `<script type="application/json" id="${sliceId}">${slice}</script>\n`,
          used.map((href) => `    <link rel="stylesheet" crossorigin href="${href}">\n`).join(''),
          textsOf(parts),
          // After all visible parts, because pictures and styles have priority.
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
