// A venue's HTML, cleaned again on the screen. DOMPurify comes with this file, so it is loaded only where HTML is
// shown.
import DOMPurify, { type Config } from 'dompurify';
import { isAllowedLink, isAllowedPicture } from '#domain/place/allowed-addresses.ts';
import { ALLOWED_EVERYWHERE, ALLOWED_HTML, TAKEN_WHOLE } from '#domain/place/allowed-html.ts';

/** `none`: on a shared screen no link may lead out; its address is shown instead. */
export type HtmlLinks = 'open' | 'none';

const CONFIG: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: Object.keys(ALLOWED_HTML),
  ALLOWED_ATTR: [...new Set([...ALLOWED_EVERYWHERE, ...Object.values(ALLOWED_HTML).flat()])],
  // The rules for each kind of address stand below.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/pictures\/)/i,
  ADD_URI_SAFE_ATTR: ['lang', 'dir', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope'],
  ADD_FORBID_CONTENTS: [...TAKEN_WHOLE],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_DOM: true,
  // Nodes, not text: the checked nodes themselves are shown, and no parser reads them a second time.
  RETURN_DOM_FRAGMENT: true,
};

/** The allowed part of the HTML, as nodes that have not run. */
export function cleanHtml(html: string, links: HtmlLinks): DocumentFragment {
  // DOMPurify returns null for a whole document without a body, against its own types.
  const fragment: DocumentFragment | null = DOMPurify.sanitize(html, CONFIG);
  if (!fragment) return document.createDocumentFragment();
  for (const element of fragment.querySelectorAll('*')) keepOwnAttributes(element);
  for (const image of fragment.querySelectorAll('img')) {
    if (isAllowedPicture(image.getAttribute('src') ?? '')) image.setAttribute('loading', 'lazy');
    else image.remove();
  }
  for (const link of fragment.querySelectorAll('a')) {
    const address = link.getAttribute('href');
    if (address === null || !isAllowedLink(address)) link.replaceWith(...link.childNodes);
    else if (links === 'none') sayAddress(link, address);
    else {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer');
    }
  }
  return fragment;
}

/**
 * DOMPurify has one list of attributes for all tags, so each tag's own list is checked here: a paragraph may have no
 * `src`.
 */
function keepOwnAttributes(element: Element): void {
  const own = ALLOWED_HTML[element.localName] ?? [];
  for (const name of element.getAttributeNames()) {
    if (!own.includes(name) && !ALLOWED_EVERYWHERE.includes(name)) element.removeAttribute(name);
  }
}

/** A phone number or address without the signs that only space it. */
const plain = (text: string): string => text.toLowerCase().replace(/[\s()./-]+/g, '');

function sayAddress(link: Element, address: string): void {
  const short = address.replace(/^(?:https?:\/\/|mailto:|tel:)(?:www\.)?/i, '').replace(/\/$/, '');
  const words = link.textContent ?? '';
  const isSaid = plain(words).includes(plain(short));
  link.replaceWith(...link.childNodes, ...(isSaid ? [] : [`${words.trim() === '' ? '' : ' '}(${short})`]));
}
