// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageHead } from '#ui/words/page-head.tsx';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';

const Page = ({ name }: { readonly name: string }) => {
  useAnnouncedPage(name);
  return null;
};
const manifest = () => document.querySelector('link[rel="manifest"]')?.getAttribute('href');

beforeEach(() => {
  document.title = 'Невен · Меню';
  document.head.innerHTML += '<link rel="manifest" href="/manifest.webmanifest">';
});
afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

test('page head: the title names page and venue, and drops a page’s name when it closes', () => {
  const at = (page: string, name: string | undefined, title?: string) => (
    <PageHead site="Невен" title={title} manifest="/neven/manifest.webmanifest" page={page}>
      {name === undefined ? null : <Page key={name} name={name} />}
    </PageHead>
  );
  const { rerender } = render(at('/neven/salati', 'Салати'));
  expect(document.title).toBe('Салати · Невен');
  rerender(at('/neven/supi', 'Супи'));
  expect(document.title).toBe('Супи · Невен');
  // A page without a title of its own.
  rerender(at('/neven/nameless', undefined));
  expect(document.title).toBe('Невен');
  rerender(at('/neven', 'Салати', 'Невен · Меню'));
  expect(document.title).toBe('Невен · Меню');
  rerender(at('/neven', 'Салати'));
  expect(document.title).toBe('Салати · Невен');
});

test('page head: a language change updates the title at once', () => {
  const at = (site: string, name: string) => (
    <PageHead site={site} manifest="/neven/manifest.webmanifest" page="/neven/salati">
      <Page name={name} />
    </PageHead>
  );
  const { rerender } = render(at('Невен', 'Салати'));
  rerender(at('Neven', 'Salate'));
  expect(document.title).toBe('Salate · Neven');
});

test('page head: a page outside any venue is titled by its own name', () => {
  render(<Page name="Error 404" />);
  expect(document.title).toBe('Error 404');
});

test('page head: an installing browser gets the open place’s manifest', () => {
  const { rerender } = render(
    <PageHead site="Невен" manifest="/neven/manifest.webmanifest?lang=de" page="/neven">
      <i />
    </PageHead>,
  );
  expect(manifest()).toBe('/neven/manifest.webmanifest?lang=de');
  rerender(
    <PageHead site="Tabl" manifest="/manifest.webmanifest" page="/">
      <i />
    </PageHead>,
  );
  expect(manifest()).toBe('/manifest.webmanifest');
});
