// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  load.mockReset();
  load.mockResolvedValue(undefined);
});
afterEach(cleanup);

test('station language: a kitchen screen uses the venue’s language, whatever its device setting', async () => {
  const { rerender } = renderHook(() => useStationLanguage(true, load));
  await vi.waitFor(() => expect(here.choose).toHaveBeenCalledExactlyOnceWith('bg'));
  here.language = 'bg';
  rerender();
  expect(here.choose).toHaveBeenCalledOnce();
});

test('station language: a language that a cook chooses is kept until the screen starts again', async () => {
  const { rerender, unmount } = renderHook(() => useStationLanguage(true, load));
  await vi.waitFor(() => expect(here.choose).toHaveBeenCalledExactlyOnceWith('bg'));
  here.language = 'bg';
  rerender();
  here.language = 'de';
  rerender();
  await Promise.resolve();
  expect(here.choose).toHaveBeenCalledOnce();
  // New texts mount the pages anew.
  unmount();
  renderHook(() => useStationLanguage(true, load));
  await Promise.resolve();
  expect(here.choose).toHaveBeenCalledOnce();
});

test('station language: a person keeps their own language, also on the kitchen page', () => {
  renderHook(() => useStationLanguage(false, load));
  expect(here.choose).not.toHaveBeenCalled();
});

test('station language: a screen whose new texts cannot be loaded keeps the old ones', async () => {
  here.choose.mockRejectedValueOnce(new Error('no network'));
  renderHook(() => useStationLanguage(true, load));
  await vi.waitFor(() => expect(here.choose).toHaveBeenCalled());
});

test('station language: changes only once its further texts are here, so that no id is shown', async () => {
  let arrive = (): void => undefined;
  load.mockReturnValueOnce(new Promise((done) => (arrive = () => done(undefined))));
  renderHook(() => useStationLanguage(true, load));
  expect(load).toHaveBeenCalledExactlyOnceWith('bg');
  await Promise.resolve();
  expect(here.choose).not.toHaveBeenCalled();
  arrive();
  await vi.waitFor(() => expect(here.choose).toHaveBeenCalledExactlyOnceWith('bg'));
});
