// A head as HTML. All values are escaped here.

import { escapeHtml } from '#domain/escape-html.ts';
import type { OfferedLanguages } from '#domain/language/first-language.ts';
import type { Language } from '#domain/language/language.ts';
import { inLanguage, type Origin } from './addresses.ts';
import { scriptJson } from './escape.ts';
import type { SharePicture } from './share-picture.ts';
import type { ShellParts } from './shell.ts';
import type { Data } from './structured-data.ts';

export interface Head {
  readonly language: Language;
  /** The languages of the page; the first is that of its plain address. */
  readonly languages: readonly [Language, ...Language[]];
  /** Languages of a first visit, which the early script of the app reads. */
  readonly offered: OfferedLanguages;
  /** The canonical path, without a language. */
  readonly path: string;
  /** Search engines may index the page. */
  readonly isIndexed: boolean;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  readonly picture: SharePicture & { readonly alt: string };
  readonly darkerTheme: 0 | 1 | 2;
  readonly manifestPath: string;
  readonly data: readonly Data[];
}

/** `--paper` of tokens.css. */
export const PAPERS = { light: '#f8faf8', dim: '#0f1814', black: '#000000' } as const;
const OG_LOCALES: Readonly<Record<Language, string>> = {
  bg: 'bg_BG',
  en: 'en_GB',
  es: 'es_ES',
  de: 'de_DE',
  'fr-CH': 'fr_CH',
};

/** Attributes as HTML. */
export const written = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ');
const tag = (name: string, attributes: Readonly<Record<string, string>>): string => `<${name} ${written(attributes)}>`;
const meta = (name: string, content: string): string => tag('meta', { name, content });
const property = (name: string, content: string): string => tag('meta', { property: name, content });

/** The parts of a page that its head decides; all others are the page's own. */
export type HeadParts = Omit<ShellParts, 'withoutScript' | 'texts'>;

export const headParts = (head: Head, origin: Origin): HeadParts => ({
  root: written({ lang: head.language, 'data-languages': [...new Set(head.offered)].join(' ') }),
  title: `<title>${escapeHtml(head.title)}</title>`,
  description: meta('description', head.description),
  theme: themeTags(head.darkerTheme),
  manifest: tag('link', { rel: 'manifest', href: inLanguage(head.manifestPath, head.language, head.languages[0]) }),
  rest: [
    ...(head.isIndexed ? addressTags(head, origin) : [meta('robots', 'noindex')]),
    ...shareTags(head, origin),
  ].join('\n    '),
  data: dataTag(head.data),
});

/** Colours of the browser's bars: a browser uses the first match, which the app replaces later. */
const themeTags = (darkerTheme: 0 | 1 | 2): string => {
  if (darkerTheme !== 0) return meta('theme-color', darkerTheme === 1 ? PAPERS.dim : PAPERS.black);
  const dark = tag('meta', { name: 'theme-color', content: PAPERS.dim, media: '(prefers-color-scheme: dark)' });
  return dark + meta('theme-color', PAPERS.light);
};

const addressTags = ({ path, language, languages }: Head, origin: Origin): string[] => {
  const [own] = languages;
  const alternate = (hreflang: string, address: string) =>
    tag('link', { rel: 'alternate', hreflang, href: origin + address });
  return [
    tag('link', { rel: 'canonical', href: origin + inLanguage(path, language, own) }),
    ...languages.map((one) => alternate(one, inLanguage(path, one, own))),
    alternate('x-default', path),
  ];
};

const shareTags = (head: Head, origin: Origin): string[] => {
  const { picture, language, languages } = head;
  const others = languages.filter((one) => one !== language);
  return [
    property('og:type', 'website'),
    property('og:site_name', head.siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', origin + inLanguage(head.path, language, languages[0])),
    property('og:locale', OG_LOCALES[language]),
    ...others.map((one) => property('og:locale:alternate', OG_LOCALES[one])),
    property('og:image', origin + picture.path),
    property('og:image:type', picture.type),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alt),
    // Twitter reads all other fields from the tags above.
    meta('twitter:card', 'summary_large_image'),
  ];
};

/** A data block, which no browser runs and no script policy governs. */
const dataTag = (data: readonly Data[]): string =>
  data.length === 0
    ? ''
    : `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': data })}</script>`;
