// @vitest-environment jsdom
// Which parts of a venue's HTML are stored, as judged by a browser's parser.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitiseHtml } from '../../../server/venue/sanitise-html.ts';
import { FAMILIES, HOSTILE_HTML } from '../../support/hostile-html.ts';
import { strangersIn } from '../../support/html-strangers.ts';

const parsed = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

test('HTML sanitiser: the corpus has over 500 distinct payloads of nine families', () => {
  expect(HOSTILE_HTML.length).toBeGreaterThan(500);
  expect(new Set(HOSTILE_HTML.map(({ html }) => html)).size).toBe(HOSTILE_HTML.length);
  for (const family of FAMILIES) {
    const own = HOSTILE_HTML.filter((one) => one.family === family);
    expect(own.length, family).toBeGreaterThanOrEqual(30);
    // The checker of these tests recognises the payloads in the input; plain text stays plain text.
    if (family !== 'template')
      expect(own.filter(({ html }) => strangersIn(html).length > 0).length).toBeGreaterThan(own.length / 2);
  }
});

test.each(FAMILIES)('HTML sanitiser: reduces hostile HTML of the family %s to text and allowed tags', (family) => {
  for (const { html } of HOSTILE_HTML.filter((one) => one.family === family)) {
    const { html: stored } = sanitiseHtml(html);
    expect(strangersIn(stored), html).toEqual([]);
    // Parsed and serialised again, the HTML is unchanged, so a second parser cannot read anything else into it.
    const once = parsed(stored).innerHTML;
    expect(parsed(once).innerHTML, html).toBe(once);
    expect(sanitiseHtml(stored).html, html).toBe(stored);
  }
});

test('HTML sanitiser: removes adjacent and nested payloads too', () => {
  const payload = fc.constantFrom(...HOSTILE_HTML.map(({ html }) => html));
  const list = fc.array(payload, { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(list, fc.nat(200), (parts, at) => {
      const [first = '', ...rest] = parts;
      const nested = first.slice(0, at) + rest.join('') + first.slice(at);
      expect(strangersIn(sanitiseHtml(nested).html), nested).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('HTML sanitiser: keeps an owner’s own HTML unchanged', () => {
  const page =
    '<h2>За нас</h2><p>От <strong>1998</strong>&nbsp;г., <a href="https://a.example/b?c=1&amp;d=2">тук</a>.<br />Елате!</p>' +
    '<ul><li>едно</li><li>две</li></ul><table><tbody><tr><th scope="row">Закуска</th><td colspan="2">7–11</td></tr></tbody></table>' +
    '<p lang="fr">5 &lt; 6 &amp; 7 &gt; 6 “déjà”</p>';
  const { html, removed } = sanitiseHtml(page);
  expect(removed).toEqual([]);
  expect(parsed(html).innerHTML).toBe(parsed(page).innerHTML);
});

test('HTML sanitiser: reports each removed part once and briefly', () => {
  const { removed } = sanitiseHtml(
    `<script>1</script><SCRIPT>2</SCRIPT><p onclick=a style=b>x</p><a href="javascript:${'a'.repeat(100)}">y</a><font>z</font>`,
  );
  expect(removed).toEqual(['<script>', 'onclick', 'style', `a link to "javascript:${'a'.repeat(29)}…"`]);
});
