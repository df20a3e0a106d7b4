// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '#ui/picture.tsx';
import { renderScreen } from '../support/render-screen.tsx';

const PICTURE = {
  path: '/pictures/abc',
  width: 1280,
  height: 960,
  widths: [320, 640],
  placeholder: undefined,
  positionY: 40,
  scale: 110,
};

test('a picture is offered in every size, its dimensions known before it loads, cropped as the venue says', () => {
  const { container } = renderScreen(<Picture picture={PICTURE} name="Soup" cloth="soup" sizes="100vw" />);
  const image = container.querySelector('img');
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
    '/pictures/abc/320.avif 320w, /pictures/abc/640.avif 640w',
  );
  expect(image?.getAttribute('width')).toBe('1280');
  expect(image?.getAttribute('height')).toBe('960');
  expect(image?.getAttribute('loading')).toBe('lazy');
  expect(image?.style.objectPosition).toBe('50% 40%');
});

test('a picture that cannot be had gives way to the flower of its dish', () => {
  const { container } = renderScreen(<Picture picture={PICTURE} name="Soup" cloth="soup" sizes="100vw" />);
  expect(container.querySelector('svg')).toBeNull();
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg path')).not.toBeNull();
});

test('a dish without a picture has its flower at once', () => {
  const { container } = renderScreen(<Picture picture={undefined} name="Soup" cloth={undefined} sizes="100vw" />);
  expect(container.querySelector('svg path')).not.toBeNull();
});
