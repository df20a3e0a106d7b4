// Sanitizes a venue's HTML on the device. This file includes DOMPurify, so it loads only when HTML is shown.
import DOMPurify, { type Config } from 'dompurify';
import { isAllowedLink, isAllowedPicture } from '#domain/place/allowed-addresses.ts';
import { ALLOWED_EVERYWHERE, ALLOWED_HTML, TAKEN_WHOLE } from '#domain/place/allowed-html.ts';

/** `none`: on a shared screen links are disabled and show their address. */
export type HtmlLinks = 'open' | 'none';

const CONFIG: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: Object.keys(ALLOWED_HTML),
  ALLOWED_ATTR: [...new Set([...ALLOWED_EVERYWHERE, ...Object.values(ALLOWED_HTML).flat()])],
  // Stricter rules per attribute follow below.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/pictures\/)/i,
  ADD_URI_SAFE_ATTR: ['lang', 'dir', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope'],
  ADD_FORBID_CONTENTS: [...TAKEN_WHOLE],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_DOM: true,
  // Nodes instead of text: the checked nodes themselves are inserted and never parsed again.
  RETURN_DOM_FRAGMENT: true,
};

/** The allowed part of the HTML, as inert nodes. */
export function cleanHtml(html: string, links: HtmlLinks): DocumentFragment {
  // DOMPurify returns null for a whole document without a body, contrary to its types.
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

/** DOMPurify has one attribute list for all tags, so each tag's own list is checked here: a paragraph may have no `src`. */
function keepOwnAttributes(element: Element): void {
  const own = ALLOWED_HTML[element.localName] ?? [];
  for (const name of element.getAttributeNames()) {
    if (!own.includes(name) && !ALLOWED_EVERYWHERE.includes(name)) element.removeAttribute(name);
  }
}

/** A phone number or address without spacing characters. */
const plain = (text: string): string => text.toLowerCase().replace(/[\s()./-]+/g, '');

function sayAddress(link: Element, address: string): void {
  const short = address.replace(/^(?:https?:\/\/|mailto:|tel:)(?:www\.)?/i, '').replace(/\/$/, '');
  const words = link.textContent ?? '';
  const isSaid = plain(words).includes(plain(short));
  link.replaceWith(...link.childNodes, ...(isSaid ? [] : [`${words.trim() === '' ? '' : ' '}(${short})`]));
}
