// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { canWorkOffline, followMedia, onReturn } from '#core/platform/browser-hints.ts';
import { askToKeepStorage, followVisibility } from '#core/platform/device/page-in-view.ts';
import { holdPage } from '#core/platform/hold-page.ts';
import { onLostPart, reloadOnce } from '#core/platform/lost-parts.ts';
import { followTouches, isAnythingOpen } from '#core/platform/page-rest.ts';
import { holdTabLock } from '#core/platform/tab-lock.ts';
import { whenCalm } from '#core/platform/when-calm.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const become = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pageshow = (persisted: boolean) => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
};

test('the hint to retry comes when the network may have changed, and when the page becomes visible', () => {
  const callback = vi.fn();
  const stop = onReturn(callback);
  for (const name of ['online', 'offline', 'pageshow']) window.dispatchEvent(new Event(name));
  become('visible');
  expect(callback).toHaveBeenCalledTimes(4);
  become('hidden');
  expect(callback).toHaveBeenCalledTimes(4);
  stop();
  window.dispatchEvent(new Event('online'));
  become('visible');
  expect(callback).toHaveBeenCalledTimes(4);
});

test('the visibility of the page is reported at once, and again after the back-forward cache', () => {
  const callback = vi.fn();
  const stop = followVisibility(callback);
  expect(callback.mock.calls).toEqual([[true]]);
  become('hidden');
  pageshow(false);
  expect(callback.mock.calls).toEqual([[true], [false]]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  pageshow(true);
  expect(callback.mock.calls).toEqual([[true], [false], [true]]);
  stop();
  become('hidden');
  expect(callback).toHaveBeenCalledTimes(3);
});

test('a page on plain http requests nothing that needs a secure context', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(canWorkOffline()).toBe(false);
  expect(await askToKeepStorage()).toBe(false);
  const work = vi.fn(async () => undefined);
  await holdTabLock('x', new AbortController().signal, work);
  expect(work).toHaveBeenCalledOnce();
});

test('a media query is observed until its listener is stopped', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  const callback = vi.fn();
  const stop = followMedia('(min-width: 1000px)', callback);
  media.matches = true;
  media.dispatchEvent(new Event('change'));
  stop();
  media.dispatchEvent(new Event('change'));
  expect(callback.mock.calls).toEqual([[false], [true]]);
});

test('a dialog or a filled field counts as open; a menu alone does not', () => {
  document.body.innerHTML = '<main><button>Add</button><a href="/">Back</a></main>';
  expect(isAnythingOpen()).toBe(false);
  for (const html of [
    '<div role="dialog"></div>',
    '<div role="alertdialog"></div>',
    '<textarea>No nuts</textarea>',
    '<form><input value="k4-9"></form>',
  ]) {
    document.body.innerHTML = html;
    expect(isAnythingOpen(), html).toBe(true);
  }
});

test('a page with unsent pictures counts as open until they are sent', () => {
  let has = true;
  holdPage(() => has);
  expect(isAnythingOpen()).toBe(true);
  has = false;
  expect(isAnythingOpen()).toBe(false);
});

test('the screen of an idle device counts as closed', () => {
  document.body.innerHTML = '<div role="dialog" data-at-rest="true"></div>';
  expect(isAnythingOpen()).toBe(false);
});

test('an empty field, and a search kept in the address, do not delay a new build', () => {
  for (const html of [
    '<form><textarea></textarea><input></form>',
    '<form role="search"><input type="search" value="soup"></form>',
    '<input type="checkbox" value="milk" checked><input type="radio" value="on">',
  ]) {
    document.body.innerHTML = html;
    expect(isAnythingOpen(), html).toBe(false);
  }
});

test('touches are reported until their listener is stopped', () => {
  const callback = vi.fn();
  const stop = followTouches(callback);
  for (const type of ['pointerdown', 'keydown', 'scroll']) document.dispatchEvent(new Event(type));
  stop();
  document.dispatchEvent(new Event('keydown'));
  expect(callback).toHaveBeenCalledTimes(3);
});

test('a lost lazy chunk reloads the page at most once in 30 seconds', () => {
  const callback = vi.fn();
  const stop = onLostPart(callback);
  window.dispatchEvent(new Event('vite:preloadError'));
  stop();
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(callback).toHaveBeenCalledOnce();
  const reload = vi.fn();
  expect(reloadOnce(100_000, reload)).toBe(true);
  expect(reloadOnce(129_000, reload)).toBe(false);
  expect(reloadOnce(131_000, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that cannot store its reload never reloads, to avoid a loop', () => {
  const reload = vi.fn();
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('No.', 'SecurityError');
    },
  });
  expect(reloadOnce(100_000, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('deferred work runs even if the browser is never idle, unless it is cancelled', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const [work, other] = [vi.fn(), vi.fn()];
  whenCalm(work);
  whenCalm(other)();
  vi.advanceTimersByTime(2_000);
  expect(work).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});
