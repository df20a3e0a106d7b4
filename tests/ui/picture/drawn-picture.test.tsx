// @vitest-environment jsdom
// A picture in a server-rendered page loads, or fails, before the script can listen.
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Picture } from '#ui/picture/picture.tsx';

const PICTURE = {
  path: '/pictures/abc',
  width: 1280,
  height: 960,
  widths: [320, 640],
  placeholder: 'KQgGDYJ4eHiAd4iAd4eHd3CAeFCIB3gI',
  positionY: 50,
  scale: 100,
};
const soup = <Picture picture={PICTURE} name="Soup" cloth="soup" sizes="100vw" />;
let box: HTMLElement | undefined;
afterEach(() => box?.remove());

/** The hydrated picture, whose image the browser has already loaded or given up. */
async function hydrated(image: { readonly complete: boolean; readonly naturalWidth: number }): Promise<HTMLElement> {
  const drawn = document.createElement('div');
  box = drawn;
  drawn.innerHTML = renderToString(soup);
  document.body.append(drawn);
  const element = drawn.querySelector('img');
  if (!element) throw new Error('No image was drawn');
  for (const [name, value] of Object.entries(image)) Object.defineProperty(element, name, { value });
  await act(async () => void hydrateRoot(drawn, soup));
  return drawn;
}

test('drawn picture: a picture loaded before the script covers its placeholder', async () => {
  const drawn = await hydrated({ complete: true, naturalWidth: 640 });
  expect(drawn.querySelector('canvas')).toBeNull();
  expect(drawn.querySelector('img')).not.toBeNull();
});

test('drawn picture: a picture that failed before the script is replaced by its dish’s flower', async () => {
  const drawn = await hydrated({ complete: true, naturalWidth: 0 });
  expect(drawn.querySelector('img')).toBeNull();
  expect(drawn.querySelector('svg path')).not.toBeNull();
});

test('drawn picture: a loading picture keeps its placeholder, whose colour needs no script', async () => {
  expect(renderToString(soup)).toMatch(/<canvas[^>]*style="background-color:rgba\(\d+, \d+, \d+, 1\)"/);
  const drawn = await hydrated({ complete: false, naturalWidth: 0 });
  expect(drawn.querySelector('canvas')).not.toBeNull();
});
