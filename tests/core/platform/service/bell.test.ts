// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Bell, createBell } from '#core/platform/service/bell.ts';

let strikes = 0;
let bell: Bell | undefined;

/** A sound card that the browser mutes until the page is touched. */
class Card extends EventTarget {
  state: 'running' | 'suspended' = 'suspended';
  currentTime = 0;
  destination = {};
  static isTouched = false;
  resume() {
    if (!Card.isTouched) return new Promise<void>(() => undefined);
    this.state = 'running';
    this.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  }
  close = () => Promise.resolve();
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: () => {
      strikes += 1;
    },
    stop: () => undefined,
  });
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: (next: unknown) => next,
  });
}

afterEach(() => {
  bell?.close();
  Card.isTouched = false;
  strikes = 0;
  vi.unstubAllGlobals();
  for (const name of ['vibrate', 'userActivation', 'setAppBadge', 'clearAppBadge'])
    Reflect.deleteProperty(navigator, name);
});

describe('the bell of a staff screen', () => {
  test('an untouched page is silent and says so, and any touch enables its sound', () => {
    vi.stubGlobal('AudioContext', Card);
    bell = createBell();
    const heard = vi.fn();
    bell.subscribe(heard);
    expect(bell.state()).toBe('silent');
    bell.ring('call');
    expect(strikes).toBe(0);
    Card.isTouched = true;
    document.dispatchEvent(new Event('pointerdown'));
    expect(bell.state()).toBe('ready');
    expect(heard).toHaveBeenCalledOnce();
    bell.ring('call');
    expect(strikes).toBeGreaterThan(0);
  });

  test('an untouched page makes no audio context, because browsers would log a warning; an installed app makes one at once', () => {
    const made = vi.fn();
    class Counted extends Card {
      constructor() {
        super();
        made();
      }
    }
    vi.stubGlobal('AudioContext', Counted);
    bell = createBell();
    expect(made).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('pointerdown'));
    document.dispatchEvent(new Event('keydown'));
    expect(made).toHaveBeenCalledOnce();
    bell.close();
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
    Card.isTouched = true;
    bell = createBell();
    expect(bell.state()).toBe('ready');
  });

  test('a device without sound says so, and vibrates once the page was touched', () => {
    const vibrate = vi.fn();
    const userActivation = { hasBeenActive: false };
    Object.assign(navigator, { vibrate, userActivation });
    vi.stubGlobal('AudioContext', undefined);
    Reflect.deleteProperty(globalThis, 'AudioContext');
    bell = createBell();
    expect(bell.state()).toBe('none');
    bell.ring('unseen');
    expect(vibrate).not.toHaveBeenCalled();
    userActivation.hasBeenActive = true;
    bell.ring('unseen');
    expect(vibrate).toHaveBeenCalledOnce();
  });

  test('the app’s badge shows the waiting count, and is cleared at zero', () => {
    const setAppBadge = vi.fn(() => Promise.resolve());
    const clearAppBadge = vi.fn(() => Promise.reject(new Error('not allowed')));
    Object.assign(navigator, { setAppBadge, clearAppBadge });
    bell = createBell();
    bell.count(3);
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(3);
    bell.count(0);
    expect(clearAppBadge).toHaveBeenCalledOnce();
  });
});
