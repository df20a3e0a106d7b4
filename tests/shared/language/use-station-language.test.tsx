// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetStationLanguage } from '#core/platform/station-language.ts';
import type { Language } from '#domain/language/language.ts';
import { useStationLanguage } from '#shared/language/use-station-language.ts';

const load = vi.fn(async (_: Language) => undefined);
const here = vi.hoisted(() => ({ language: 'en' as Language, choose: vi.fn(async (_: Language) => undefined) }));
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => ({ place: { id: 7, defaultLanguage: 'bg' } }) }));
vi.mock('#shared/tabl-context.tsx', () => ({ useLanguage: () => here }));

beforeEach(() => {
  here.language = 'en';
  // A new store: the screen has started again.
  here.choose = vi.fn(async () => undefined);
  localStorage.clear();
  load.mockReset();
  load.mockResolvedValue(undefined);
});
afterEach(cleanup);

test('station language: a kitchen screen uses the venue’s language, whatever its device setting', async () => {
  const { rerender } = renderHook(() => useStationLanguage('screen-1', load));
  await vi.waitFor(() => expect(here.choose).toHaveBeenCalledExactlyOnceWith('bg'));
  here.language = 'bg';
  rerender();
  expect(here.choose).toHaveBeenCalledOnce();
});

test('station language: a language that a cook chooses is kept while the screen runs', async () => {
  const { rerender, unmount } = renderHook(() => useStationLanguage('screen-1', load));
  await vi.waitFor(() => expect(here.choose).toHaveBeenCalledExactlyOnceWith('bg'));
  here.language = 'bg';
  rerender();
  here.language = 'de';
  rerender();
  await Promise.resolve();
  expect(here.choose).toHaveBeenCalledOnce();
  // New texts mount the pages anew.
  unmount();
  renderHook(() => useStationLanguage('screen-1', load));
  await Promise.resolve();
  expect(here.choose).toHaveBeenCalledOnce();
});

/** A cook chooses `chosen` on the running screen `deviceId`; then the page loads again. */
const chooseAndReload = async (deviceId: string, chosen: Language) => {
  const { rerender, unmount } = renderHook(() => useStationLanguage(deviceId, load));
  here.language = 'bg';
  rerender();
  here.language = chosen;
  rerender();
  unmount();
  here.choose = vi.fn(async () => undefined);
};

test('station language: a screen that starts again keeps the language that a cook chose on it', async () => {
  await chooseAndReload('screen-1', 'de');
  renderHook(() => useStationLanguage('screen-1', load));
  await Promise.resolve();
  expect(here.choose).not.toHaveBeenCalled();
  // The browser may have forgotten its own language.
  here.language = 'en';
  here.choose = vi.fn(async () => undefined);
  renderHook(() => useStationLanguage('screen-1', load));
  await vi.waitFor(() => expect(here.choose).toHaveBeenCalledExactlyOnceWith('de'));
});

test('station language: a newly enrolled screen does not take over the language of the one before it', async () => {
  await chooseAndReload('screen-1', 'de');
  renderHook(() => useStationLanguage('screen-2', load));
  await vi.waitFor(() => expect(here.choose).toHaveBeenCalledExactlyOnceWith('bg'));
});

test('station language: a sign-out forgets what a cook chose', async () => {
  await chooseAndReload('screen-1', 'de');
  forgetStationLanguage();
  renderHook(() => useStationLanguage('screen-1', load));
  await vi.waitFor(() => expect(here.choose).toHaveBeenCalledExactlyOnceWith('bg'));
});

test('station language: a person keeps their own language, also on the kitchen page', () => {
  renderHook(() => useStationLanguage(undefined, load));
  expect(here.choose).not.toHaveBeenCalled();
});

test('station language: a screen whose new texts cannot be loaded keeps the old ones', async () => {
  here.choose.mockRejectedValueOnce(new Error('no network'));
  renderHook(() => useStationLanguage('screen-1', load));
  await vi.waitFor(() => expect(here.choose).toHaveBeenCalled());
});

test('station language: changes only once its further texts are here, so that no id is shown', async () => {
  let arrive = (): void => undefined;
  load.mockReturnValueOnce(new Promise((done) => (arrive = () => done(undefined))));
  renderHook(() => useStationLanguage('screen-1', load));
  expect(load).toHaveBeenCalledExactlyOnceWith('bg');
  await Promise.resolve();
  expect(here.choose).not.toHaveBeenCalled();
  arrive();
  await vi.waitFor(() => expect(here.choose).toHaveBeenCalledExactlyOnceWith('bg'));
});
