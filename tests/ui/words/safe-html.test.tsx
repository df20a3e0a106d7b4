// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SafeHtml } from '#ui/words/safe-html.tsx';

afterEach(cleanup);

const PICTURE = `/pictures/${'0123456789abcdef'.repeat(2)}/640.avif`;
const show = async (html: string, device = 'phone', links?: 'open' | 'none') => {
  const { container } = render(
    <div data-device={device}>
      <SafeHtml html={html} lang="de" links={links} />
    </div>,
  );
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  const shown = container.querySelector('[lang="de"]');
  if (!(shown instanceof HTMLElement)) throw new Error('nothing is shown');
  return shown;
};

test('safe HTML: keeps the allowed tags and removes all others [S2.29]', async () => {
  const shown = await show(
    `<h2 id="x" class="y" style="position:fixed" onclick="alert(1)" data-a="1">Gruß</h2><script>alert(1)</script>
     <p src="${PICTURE}">Ein <b>Wort</b><iframe src="//e.example"></iframe></p><form><input name="a">Feld</form>
     <table><tr><td colspan="2" onload="x">Zelle</td></tr></table>`,
  );
  expect(shown.querySelector('h2')?.outerHTML).toBe('<h2>Gruß</h2>');
  expect(shown.querySelector('p')?.outerHTML).toBe('<p>Ein <b>Wort</b></p>');
  expect(shown.querySelector('td')?.outerHTML).toBe('<td colspan="2">Zelle</td>');
  expect(shown.textContent).toContain('Feld');
  expect(shown.querySelectorAll('script, iframe, form, input, [style], [class], [id]')).toHaveLength(0);
});

test('safe HTML: links may lead to the web, mail and telephone, in a new window [S2.29]', async () => {
  const shown = await show(
    '<a href="https://example.com/a" target="_top">Web</a> <a href="mailto:a@example.com">Post</a> ' +
      '<a href="tel:+35929810">Ruf</a> <a href="java&#9;script:alert(1)">Nichts</a> <a href="/neven">Hier</a> <a href="//e.example">Fern</a>',
  );
  expect([...shown.querySelectorAll('a')].map((a) => [a.textContent, a.target, a.rel])).toEqual([
    ['Web', '_blank', 'noopener noreferrer'],
    ['Post', '_blank', 'noopener noreferrer'],
    ['Ruf', '_blank', 'noopener noreferrer'],
  ]);
  expect(shown.textContent).toBe('Web Post Ruf Nichts Hier Fern');
});

test('safe HTML: a link on a shared screen is not clickable and shows its address', async () => {
  const html =
    '<p><a href="https://www.example.com/menu/">Unsere Karte</a>, <a href="mailto:a@b.bg">a@b.bg</a>, <a href="tel:+35925550112">+359 2 555 01 12</a></p>';
  const kiosk = await show(html, 'kiosk');
  expect(kiosk.querySelectorAll('a')).toHaveLength(0);
  expect(kiosk.textContent).toBe('Unsere Karte (example.com/menu), a@b.bg, +359 2 555 01 12');
  cleanup();
  expect((await show(html, 'tablet', 'open')).querySelectorAll('a')).toHaveLength(3);
});

test('safe HTML: only the venue’s own pictures are kept', async () => {
  const shown = await show(
    `<img src="${PICTURE}" alt="Terrasse" onerror="alert(1)"><img src="https://e.example/a.avif"><img src="/pictures/../x.avif">`,
  );
  expect([...shown.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([PICTURE]);
  expect(screen.getByAltText('Terrasse').hasAttribute('onerror')).toBe(false);
});

test('safe HTML: a new text replaces the old one', async () => {
  const view = render(<SafeHtml html="<p>eins</p>" lang="de" />);
  await waitFor(() => expect(view.container.querySelector('p')?.textContent).toBe('eins'));
  view.rerender(<SafeHtml html="<p>zwei</p>" lang="fr-CH" />);
  expect(view.container.querySelector('[lang="fr-CH"]')?.innerHTML).toBe('<p>zwei</p>');
});
