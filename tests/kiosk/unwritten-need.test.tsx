// @vitest-environment jsdom
// A guest chooses a need on a device whose storage is broken.
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useGuestNeeds } from '#kiosk/between-guests.tsx';

const asked = vi.hoisted(() => ({ times: 0 }));
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => ({ place: { id: 7 } }) }));
vi.mock('#shared/tabl-context.tsx', () => ({ useTabl: () => ({}), useLanguage: () => ({ language: 'en' }) }));
vi.mock('#shared/use-rows.ts', () => ({ useRows: () => [] }));
vi.mock('#shared/open-tabl.ts', () => ({
  openTabl: async () => {
    asked.times += 1;
    throw new Error('the disk is broken');
  },
}));

const unheard: unknown[] = [];
const hear = (error: unknown) => void unheard.push(error);
afterEach(() => {
  process.off('unhandledRejection', hear);
  vi.unstubAllGlobals();
});

test('accessibility setting: a setting that cannot be saved is not applied, and the failure is harmless', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  process.on('unhandledRejection', hear);
  const { result } = renderHook(() => useGuestNeeds('kiosk'));
  act(() => result.current.toggle('larger'));
  await vi.waitFor(() => expect(asked.times).toBe(1));
  await new Promise((later) => setTimeout(later, 50));
  expect(result.current.needs).toEqual([]);
  expect(unheard).toEqual([]);
});
