// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { NotFoundScreen } from '#guest/frame/not-found-screen.tsx';
import { PlaceTitles } from '#guest/frame/place-titles.tsx';
import { PageHead } from '#ui/words/page-head.tsx';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { renderScreen } from '../../support/render-screen.tsx';

const Soups = () => {
  useAnnouncedPage('Soups');
  return null;
};

test.each([
  ['home', 'Neven · Menu'],
  ['orders', 'My orders · Neven'],
  ['page', 'Soups · Neven'],
] as const)('document title: at a place it equals the server’s title: %s', (shown, title) => {
  renderScreen(
    <PlaceTitles placeName="Neven" shown={shown} manifest="/neven/manifest.webmanifest" page="/neven">
      <Soups />
    </PlaceTitles>,
  );
  expect(document.title).toBe(title);
});

test('document title: a missing page is titled as missing', () => {
  renderScreen(
    <PageHead site="Tabl" manifest="/manifest.webmanifest" page="/404">
      <NotFoundScreen menuHref={undefined} />
    </PageHead>,
  );
  expect(document.title).toBe('Error 404 · Tabl');
});
