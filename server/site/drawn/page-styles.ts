// Extracts the CSS rules that a page's markup uses, to inline them: its first paint then waits for no other file.

interface Sheet {
  /** "/assets/first-….css" */
  readonly href: string;
  readonly rules: readonly Rule[];
}

type Rule =
  /** `needs`: the classes of each selector. */
  | { readonly kind: 'style'; readonly text: string; readonly needs: readonly (readonly string[])[] }
  | { readonly kind: 'group'; readonly prelude: string; readonly rules: readonly Rule[] }
  | { readonly kind: 'keyframes'; readonly text: string; readonly name: string }
  | { readonly kind: 'always'; readonly text: string };

export interface PageStyles {
  readonly css: string;
  /** The full style sheets, linked for later changes of the page. */
  readonly sheets: readonly string[];
}

const GROUP = /^@(?:media|supports|layer|container)\b/;
const COMMENT = /\/\*[\s\S]*?\*\//g;
/** Rules that only the full sheet needs after the first paint: web fonts and print. */
const isLater = (prelude: string, body: string): boolean =>
  prelude === '@media print' || (prelude === '@font-face' && body.includes('url('));

/** Parses style sheets of a build; the first has the lowest priority. */
export function readSheets(files: readonly { readonly href: string; readonly css: string }[]): PageStyler {
  const sheets: readonly Sheet[] = files.map(({ href, css }) => ({ href, rules: rulesOf(css) }));
  return (html) => {
    const classes = classesOf(html);
    const used = sheets.map(({ href, rules }) => ({ href, css: written(rules, classes) }));
    const all = used.map(({ css }) => css).join('');
    return {
      css: used.map(({ css }, at) => css + keyframes(sheets[at]?.rules ?? [], all)).join(''),
      sheets: used.filter(({ css }, at) => at === 0 || css !== '').map(({ href }) => href),
    };
  };
}

/** The styles of a page's markup, the root's attributes included. */
export type PageStyler = (html: string) => PageStyles;

const classesOf = (html: string): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) for (const name of names.split(' ')) found.add(name);
  for (const [, design = ''] of html.matchAll(/ data-theme="(\d)"/g)) found.add(designIn(design));
  return found;
};

/** A venue has one design; rules of other designs are treated as a missing class. */
const designIn = (number: string): string => `design ${number}`;

const written = (rules: readonly Rule[], classes: ReadonlySet<string>): string =>
  rules
    .map((rule) => {
      if (rule.kind === 'always') return rule.text;
      if (rule.kind === 'style') return rule.needs.some((all) => all.every((one) => classes.has(one))) ? rule.text : '';
      if (rule.kind === 'keyframes') return '';
      const inside = written(rule.rules, classes);
      return inside === '' ? '' : `${rule.prelude}{${inside}}`;
    })
    .join('');

/** Keyframes used by a kept rule. */
const keyframes = (rules: readonly Rule[], css: string): string =>
  rules.map((rule) => (rule.kind === 'keyframes' && css.includes(rule.name) ? rule.text : '')).join('');

function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    const open = endOf(css, at, '{;');
    const prelude = css.slice(at, open).replace(COMMENT, '').trim();
    if (css[open] !== '{') {
      if (prelude !== '') rules.push({ kind: 'always', text: `${prelude};` });
      at = open + 1;
      continue;
    }
    const close = endOf(css, open + 1, '}');
    const body = css.slice(open + 1, close);
    if (prelude !== '' && !isLater(prelude, body)) rules.push(ruleOf(prelude, body));
    at = close + 1;
  }
  return rules;
}

function ruleOf(prelude: string, body: string): Rule {
  const text = `${prelude}{${body}}`;
  if (GROUP.test(prelude)) return { kind: 'group', prelude, rules: rulesOf(body) };
  const [, name] = /^@keyframes (\S+)/.exec(prelude) ?? [];
  if (name) return { kind: 'keyframes', text, name };
  if (prelude.startsWith('@')) return { kind: 'always', text };
  return { kind: 'style', text, needs: selectorsOf(prelude).map(classesIn) };
}

/** Index of the first of these characters outside strings, comments and brackets; the end when there is none. */
function endOf(css: string, from: number, signs: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const sign = css[at] ?? '';
    if (depth === 0 && signs.includes(sign)) return at;
    if (sign === '"' || sign === "'") at = closing(css, at, sign);
    else if (sign === '/' && css[at + 1] === '*') at = css.indexOf('*/', at) + 1 || css.length;
    else if (sign === '\\') at++;
    else if ('({['.includes(sign)) depth++;
    else if (')}]'.includes(sign)) depth--;
  }
  return css.length;
}

function closing(css: string, open: number, quote: string): number {
  for (let at = open + 1; at < css.length; at++) {
    if (css[at] === '\\') at++;
    else if (css[at] === quote) return at;
  }
  return css.length;
}

function selectorsOf(prelude: string): readonly string[] {
  const selectors: string[] = [];
  for (let at = 0; at < prelude.length; ) {
    const end = endOf(prelude, at, ',');
    selectors.push(prelude.slice(at, end));
    at = end + 1;
  }
  return selectors;
}

/** Ignores classes in brackets: ":not(.a)" needs no a, and ":is(.a, .b)" not both. */
function classesIn(selector: string): readonly string[] {
  let plain = selector;
  for (let last = ''; last !== plain; ) {
    last = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  const designs = [...plain.matchAll(/\[data-theme="?(\d)"?\]/g)].map(([, number = '']) => designIn(number));
  const named = plain.replace(/\[[^[\]]*\]/g, '').matchAll(/\.(-?[_a-z][\w-]*)/gi);
  return [...designs, ...[...named].map(([, name = '']) => name)];
}
