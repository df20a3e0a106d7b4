// Checks sanitised HTML: parses it and names everything outside the allow-list. Needs a DOM.
import { isAllowedLink, isAllowedPicture } from '#domain/place/allowed-addresses.ts';
import { ALLOWED_EVERYWHERE, ALLOWED_HTML } from '#domain/place/allowed-html.ts';

/** Parts outside the allow-list. */
export function strangersIn(html: string): string[] {
  const found: string[] = [];
  const document = new DOMParser().parseFromString(html, 'text/html');
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Element)) {
      if (node.nodeType !== Node.TEXT_NODE && node.nodeType !== Node.DOCUMENT_TYPE_NODE) found.push(node.nodeName);
      continue;
    }
    const isOurs = ['html', 'head', 'body'].includes(node.localName) && node.attributes.length === 0;
    const own = ALLOWED_HTML[node.localName];
    if (isOurs) continue;
    if (!own || node.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(node.nodeName);
    for (const { name, value } of node.attributes) {
      if (!own?.includes(name) && !ALLOWED_EVERYWHERE.includes(name)) found.push(`${node.nodeName} ${name}`);
      if (name === 'href' && !isAllowedLink(value)) found.push(`href ${value}`);
      if (name === 'src' && !isAllowedPicture(value)) found.push(`src ${value}`);
    }
  }
  return found;
}
