// A venue's HTML, cleaned once more where it is shown. Comes with DOMPurify, so it is loaded only there.
import DOMPurify, { type Config } from 'dompurify';
import {
  ALLOWED_EVERYWHERE,
  ALLOWED_HTML,
  isAllowedLink,
  isAllowedPicture,
  TAKEN_WHOLE,
} from '#domain/place/allowed-html.ts';

/** `none`: on a screen that everybody uses no link may lead out; its address is said instead. */
export type HtmlLinks = 'open' | 'none';

const CONFIG: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: Object.keys(ALLOWED_HTML),
  ALLOWED_ATTR: [...new Set([...ALLOWED_EVERYWHERE, ...Object.values(ALLOWED_HTML).flat()])],
  // Addresses are looked at below, each by its own rule.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/pictures\/)/i,
  ADD_URI_SAFE_ATTR: ['lang', 'dir', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope'],
  ADD_FORBID_CONTENTS: [...TAKEN_WHOLE],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_DOM: true,
  // Nodes, not text: what was checked is what is shown, and no parser reads it a second time.
  RETURN_DOM_FRAGMENT: true,
};

/** What may be shown of it, as nodes that have done nothing yet. */
export function cleanHtml(html: string, links: HtmlLinks): DocumentFragment {
  // It gives null for a whole document without a body, whatever its types say.
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

/** DOMPurify has one list for all tags; a paragraph with a `src` is still nothing that we know. */
function keepOwnAttributes(element: Element): void {
  const own = ALLOWED_HTML[element.localName] ?? [];
  for (const name of element.getAttributeNames()) {
    if (!own.includes(name) && !ALLOWED_EVERYWHERE.includes(name)) element.removeAttribute(name);
  }
}

/** A number is the same however it is spaced. */
const plain = (text: string): string => text.toLowerCase().replace(/[\s()./-]+/g, '');

function sayAddress(link: Element, address: string): void {
  const short = address.replace(/^(?:https?:\/\/|mailto:|tel:)(?:www\.)?/i, '').replace(/\/$/, '');
  const words = link.textContent ?? '';
  const isSaid = plain(words).includes(plain(short));
  link.replaceWith(...link.childNodes, ...(isSaid ? [] : [`${words.trim() === '' ? '' : ' '}(${short})`]));
}
