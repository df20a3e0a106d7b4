// @vitest-environment jsdom
// What a screen shows of hostile HTML, whatever the server has stored.
import { expect, test } from 'vitest';
import { cleanHtml } from '#ui/words/safe-html-clean.ts';
import { FAMILIES, HOSTILE_HTML } from '../../support/hostile-html.ts';
import { strangersIn } from '../../support/html-strangers.ts';

const shown = (html: string, links: 'open' | 'none'): HTMLElement => {
  const place = document.createElement('div');
  place.replaceChildren(cleanHtml(html, links));
  return place;
};

test.each(FAMILIES)('sanitizer: turns hostile HTML of the family %s into text and allowed tags', (family) => {
  for (const { html } of HOSTILE_HTML.filter((one) => one.family === family)) {
    const open = shown(html, 'open');
    for (const link of open.querySelectorAll('a')) {
      expect([link.target, link.rel], html).toEqual(['_blank', 'noopener noreferrer']);
      link.removeAttribute('target');
      link.removeAttribute('rel');
    }
    for (const image of open.querySelectorAll('img')) image.removeAttribute('loading');
    expect(strangersIn(open.innerHTML), html).toEqual([]);
    expect(shown(html, 'none').querySelector('a'), html).toBeNull();
  }
  expect(Reflect.get(globalThis, '__hit')).toBeUndefined();
});
