// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Picture } from '#domain/picture.ts';
import { GalleryScreen } from '#guest/gallery/gallery-screen.tsx';
import { LegalSheet } from '#guest/place/legal-dialog.tsx';
import { TermsScreen } from '#guest/place/terms-screen.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const bg = (text: string) => ({ text, language: 'bg' }) as const;
const TEXTS = { terms: bg('<p>Общи</p>'), privacy: bg('<p>Лични</p>'), refund: bg('') };

const scrolled = vi.fn<(this: Element) => void>();
Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
  scrolled.call(this);
};
afterEach(() => scrolled.mockReset());

test('terms: terms, privacy and refunds have their own anchors; a missing text says so [S2.16]', async () => {
  renderScreen(<TermsScreen state="here" texts={TEXTS} part="" />);
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#terms', '#privacy', '#refund']);
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  expect((await screen.findByText('Общи')).closest('[lang]')?.getAttribute('lang')).toBe('bg');
  expect(screen.getByText('The venue has not written anything here yet.')).toBeDefined();
  expect(scrolled).not.toHaveBeenCalled();
});

test('terms: an address with an anchor opens at this anchor, also when the texts load later [S2.16]', () => {
  const { rerender } = renderScreen(<TermsScreen state="loading" texts={TEXTS} part="privacy" />);
  scrolled.mockReset();
  rerender(<TermsScreen state="here" texts={TEXTS} part="privacy" />);
  expect(scrolled.mock.contexts.map((element) => (element as Element).id)).toEqual(['privacy']);
});

test.each([
  ['terms', 'Terms'],
  ['privacy', 'Privacy'],
  ['refund', 'Refunds'],
] as const)('legal texts: %s opens over the page and closes again', async (about, title) => {
  const onClose = vi.fn();
  renderScreen(<LegalSheet about={about} state="here" text={bg('<p>Текст</p>')} onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: title })).toBeDefined();
  expect(await screen.findByText('Текст')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

const picture = (path: string, width: number, height: number): Picture => ({
  path,
  width,
  height,
  widths: [320],
  placeholder: undefined,
  positionY: 50,
  scale: 100,
});

test('gallery: pictures keep order, captions and shapes, and a press opens the pressed one [S2.15]', async () => {
  const onOpen = vi.fn();
  renderScreen(
    <GalleryScreen
      placeName="Neven"
      state="here"
      items={[
        { picture: picture('/pictures/a', 1500, 1000), caption: bg('Градината') },
        { picture: picture('/pictures/b', 4000, 500), caption: bg('') },
      ]}
      guestItems={[{ picture: picture('/pictures/c', 800, 800), caption: bg('') }]}
      send={undefined}
      onOpen={onOpen}
    />,
  );
  const frames = screen.getAllByTestId('gallery-picture');
  expect(frames.map((frame) => frame.style.getPropertyValue('--ratio'))).toEqual(['1.5', '2.2', '1']);
  expect(screen.getByText('Градината').lang).toBe('bg');
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture 2' }));
  expect(onOpen).toHaveBeenCalledWith(1);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture 3' }));
  expect(onOpen).toHaveBeenLastCalledWith(2);
});

test.each([
  ['here', 'The venue has not put any pictures here yet.'],
  ['missing', 'The pictures are not on this device yet'],
] as const)('gallery: without pictures it says so: %s [S2.15]', (state, sentence) => {
  renderScreen(
    <GalleryScreen
      placeName="Neven"
      state={state}
      items={[]}
      guestItems={[]}
      send={undefined}
      onOpen={() => undefined}
    />,
  );
  expect(screen.getByText(sentence)).toBeDefined();
});
