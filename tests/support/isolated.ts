// Direction of foreign texts on a screen of another language.
import { expect } from 'vitest';

/** A guest's note that begins in Hebrew and holds Latin letters and a comma. */
export const HEBREW_NOTE = 'עם gluten, בלי nuts';
export const HEBREW_NAME = 'דוד';
export const ARABIC_NAME = 'مرحبا';

/** Text nodes with the text. The announcer's are left out: they are spoken and not seen. */
function textNodes(text: string): readonly Node[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.includes(text) && !node.parentElement?.matches('[role=status][aria-live]')) found.push(node);
  return found;
}

/**
 * Each place that shows the text isolates it by a `bdi`, or by an element with its own automatic direction that holds nothing
 * else. Quotation marks may stand within.
 */
export function expectIsolated(text: string): void {
  const nodes = textNodes(text);
  expect(nodes, `“${text}” is not on the screen`).not.toEqual([]);
  for (const node of nodes) {
    const isolate = node.parentElement?.closest('bdi, [dir=auto]');
    expect(isolate?.textContent?.replaceAll(/[“”]/g, ''), node.parentElement?.outerHTML).toBe(text);
  }
}
