// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Picture } from '#ui/picture/picture.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const PICTURE = {
  path: '/pictures/abc',
  width: 1280,
  height: 960,
  widths: [320, 640],
  placeholder: undefined,
  positionY: 40,
  scale: 110,
};

test('picture: is offered in every size with known dimensions and the venue’s crop', () => {
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

test('picture: a picture that cannot be loaded is replaced by its dish’s flower', () => {
  const { container } = renderScreen(<Picture picture={PICTURE} name="Soup" cloth="soup" sizes="100vw" />);
  expect(container.querySelector('svg')).toBeNull();
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg path')).not.toBeNull();
});

test('picture: a dish without a picture shows its flower at once', () => {
  const { container } = renderScreen(<Picture picture={undefined} name="Soup" cloth={undefined} sizes="100vw" />);
  expect(container.querySelector('svg path')).not.toBeNull();
});

test('picture: is scaled as the venue sets, from the focus of its crop [S3.04]', () => {
  const styleOf = (over: Partial<typeof PICTURE>) => {
    const picture = { ...PICTURE, ...over };
    const { container } = renderScreen(<Picture picture={picture} name="Soup" cloth="soup" sizes="100vw" />);
    return container.querySelector('img')?.style;
  };
  expect(styleOf({})?.getPropertyValue('transform-origin')).toBe('50% 40%');
  expect(styleOf({ scale: 100 })?.getPropertyValue('transform-origin')).toBe('');
  // A wrong number in the menu neither hides a dish nor enlarges its picture beyond recognition.
  expect(styleOf({ positionY: 900 })?.objectPosition).toBe('50% 100%');
});

const errorOf = (container: HTMLElement) => {
  const image = container.querySelector('img');
  if (!image) throw new Error('no picture is asked for');
  fireEvent.error(image);
};

test('picture: a failed picture is loaded again behind its flower when the network returns', () => {
  const { container } = renderScreen(<Picture picture={PICTURE} name="Soup" cloth="soup" sizes="100vw" />);
  errorOf(container);
  expect(container.querySelector('img')).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  const image = container.querySelector('img');
  expect(image).not.toBeNull();
  expect(container.querySelector('svg path')).not.toBeNull();
  if (!image) return;
  Object.defineProperty(image, 'naturalWidth', { value: 640 });
  fireEvent.load(image);
  expect(container.querySelector('svg path')).toBeNull();
});

test('picture: a failed picture is retried a few times, then no more', () => {
  vi.useFakeTimers();
  const { container } = renderScreen(<Picture picture={PICTURE} name="Soup" cloth="soup" sizes="100vw" />);
  for (const pause of [8_000, 30_000, 120_000]) {
    errorOf(container);
    act(() => void vi.advanceTimersByTime(pause - 1));
    expect(container.querySelector('img')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
  }
  errorOf(container);
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(container.querySelector('img')).toBeNull();
});
