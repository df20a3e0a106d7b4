// @vitest-environment jsdom
// Fully Kiosk Browser's JavaScript interface as a double, and other values under its name.
import { afterEach, expect, test, vi } from 'vitest';
import { fullyHere } from '#core/platform/kiosk/fully.ts';

afterEach(() => vi.unstubAllGlobals());

/** A double of the Fully host: its methods need their own object as `this`, like those of a Java object. */
class Host {
  level = 200;
  readonly done: string[] = [];
  getScreenBrightness() {
    return this.level;
  }
  setScreenBrightness(level: number) {
    this.level = level;
  }
  turnScreenOn() {
    this.done.push('on');
  }
  restartApp() {
    this.done.push('restart');
  }
}

test('Fully: dims, restores and switches on the screen, and restarts the browser', () => {
  const host = new Host();
  vi.stubGlobal('fully', host);
  const fully = fullyHere();
  expect(fully?.brightness()).toBeCloseTo(200 / 255);
  fully?.setBrightness(0.1);
  expect(host.level).toBe(26);
  fully?.setBrightness(7);
  expect(host.level).toBe(255);
  fully?.turnScreenOn();
  fully?.restart();
  expect(host.done).toEqual(['on', 'restart']);
});

test('Fully: is undefined on another host', () => {
  for (const host of [undefined, null, 'fully', 7]) {
    vi.stubGlobal('fully', host);
    expect(fullyHere()).toBeUndefined();
  }
});

test('Fully: an older version without methods, or one that throws, does nothing and throws nothing', () => {
  const refuses = () => {
    throw new Error('not licensed');
  };
  for (const host of [
    {},
    { getScreenBrightness: 'bright', restartApp: refuses },
    { getScreenBrightness: () => 'very' },
  ]) {
    vi.stubGlobal('fully', host);
    const fully = fullyHere();
    expect(fully?.brightness()).toBeUndefined();
    expect(() => {
      fully?.setBrightness(0.5);
      fully?.turnScreenOn();
      fully?.restart();
    }).not.toThrow();
  }
});
