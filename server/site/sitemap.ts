// The sitemap: every public page, in each of its languages.

import { escapeHtml } from '#domain/escape-html.ts';
import type { Language } from '#domain/language/language.ts';
import { isCategoryVisible, isProductVisible } from '#domain/menu/visibility.ts';
import type { PublishedPlace } from '../services/place/published-places.ts';
import { inLanguage, type Origin } from './head/addresses.ts';
import { rootLanguages } from './head/root-head.ts';
import { isSection } from './head/sections.ts';

/** Maximum number of addresses in a sitemap. */
const MOST_ADDRESSES = 50_000;

interface Page {
  readonly path: string;
  /** The languages of the page; the first is that of its plain address. */
  readonly languages: readonly Language[];
}

export const sitemap = (places: readonly PublishedPlace[], origin: Origin): string => {
  const pages = [{ path: '/', languages: rootLanguages }, ...places.flatMap(pagesOf)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => addresses(page, origin)).slice(0, MOST_ADDRESSES),
    '</urlset>',
    '',
  ].join('\n');
};

function pagesOf({ document, index }: PublishedPlace): Page[] {
  const { place, settings, pages, menu } = document;
  const languages = [place.defaultLanguage, ...place.languages.filter((one) => one !== place.defaultLanguage)];
  const categories = menu.categories
    .filter((category) => isCategoryVisible(index, category.id, undefined) && isSection(index, category))
    .map(({ slug }) => `/${slug}`);
  const products = menu.products.flatMap((product) => {
    const home = index.homeCategory(product);
    return home && isProductVisible(index, product, undefined, settings, false) ? `/${home.slug}/${product.slug}` : [];
  });
  const gallery = pages.gallery.length > 0 ? ['/gallery'] : [];
  return ['', '/all', '/about', ...gallery, ...categories, ...products].map((path) => ({
    path: `/${place.slug}${path}`,
    languages,
  }));
}

/** Entries of a page, one per language, each with links to all languages, so that they count as one page. */
function addresses({ path, languages }: Page, origin: Origin): string[] {
  const [own] = languages;
  const at = (language: Language) => escapeHtml(origin + inLanguage(path, language, own ?? language));
  const links = [
    ...languages.map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${at(one)}"/>`),
    `<xhtml:link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + path)}"/>`,
  ].join('');
  return languages.map((one) => `<url><loc>${at(one)}</loc>${links}</url>`);
}

/** Rules for robots. Excludes table codes, because opening one starts a session; the pages' resources stay allowed. */
export const robots = (origin: Origin): string =>
  [
    'User-agent: *',
    'Disallow: /*/t/',
    'Disallow: /*/staff/',
    ...(origin === '' ? [] : [`Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');
