// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CategoryVideo } from '#guest/menu/category-video.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

/** Simulates that the video becomes visible or hidden. */
let sight: (isIntersecting: boolean) => void;
const play = vi.fn<() => Promise<void>>();
const pause = vi.fn<() => void>();

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset();
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        sight = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

const show = (mayMove = true) =>
  renderScreen(
    <CategoryVideo video="/videos/ember.mp4" poster={undefined} name="Grill" cloth="grill" mayMove={mayMove} />,
  );
const film = (): HTMLVideoElement | null => document.querySelector('video');

test('category video: loads when visible, plays muted and pauses when out of sight [S2.28]', () => {
  show();
  expect(film()).toBeNull();
  sight(true);
  expect(film()?.getAttribute('src')).toBe('/videos/ember.mp4');
  expect(film()).toMatchObject({ muted: true, loop: true });
  expect(film()?.hasAttribute('playsinline')).toBe(true);
  expect(play).toHaveBeenCalledOnce();
  pause.mockClear();
  sight(false);
  expect(pause).toHaveBeenCalledOnce();
});

test('category video: reduced motion, data-saver mode or no network shows only the poster [S2.28]', () => {
  show(false);
  sight(true);
  expect(film()).toBeNull();
  expect(play).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});

test('category video: can be paused and resumed [S2.28]', async () => {
  show();
  sight(true);
  fireEvent.playing(film() ?? document.body);
  pause.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Stop the video' }));
  expect(pause).toHaveBeenCalledOnce();
  // Becoming visible again does not start a paused video.
  play.mockClear();
  sight(false);
  sight(true);
  expect(play).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
  expect(play).toHaveBeenCalledOnce();
});

test('category video: a failed load shows the poster; a blocked autoplay shows a play button', async () => {
  play.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  show();
  sight(true);
  expect(await screen.findByRole('button', { name: 'Play the video' })).toBeDefined();
  fireEvent.error(film() ?? document.body);
  expect(film()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
