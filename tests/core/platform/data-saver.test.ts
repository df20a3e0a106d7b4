// @vitest-environment jsdom
// Whether data may be expensive for the guest, from what the browser reports.
import { afterEach, expect, test, vi } from 'vitest';
import { sparesBytes } from '#core/platform/data-saver.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie of a kiosk, taken away again.
  document.cookie = '_tkm_=; max-age=0';
});

interface Told {
  readonly isPhone: boolean;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string; readonly type?: string };
}

function tell({ isPhone, connection }: Told): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), connection && { connection }));
}

test('a phone saves data unless it reports Wi-Fi', () => {
  tell({ isPhone: true });
  expect(sparesBytes()).toBe(true);
  tell({ isPhone: true, connection: { type: 'cellular', effectiveType: '4g', saveData: false } });
  expect(sparesBytes()).toBe(true);
  tell({ isPhone: true, connection: { type: 'wifi', effectiveType: '4g', saveData: false } });
  expect(sparesBytes()).toBe(false);
});

test('a tablet saves data only in save-data mode or on a slow network', () => {
  tell({ isPhone: false });
  expect(sparesBytes()).toBe(false);
  tell({ isPhone: false, connection: { saveData: true } });
  expect(sparesBytes()).toBe(true);
  tell({ isPhone: false, connection: { effectiveType: '3g' } });
  expect(sparesBytes()).toBe(true);
});

test('a kiosk belongs to the venue and never saves data', () => {
  tell({ isPhone: true, connection: { effectiveType: '3g' } });
  // biome-ignore lint/suspicious/noDocumentCookie: as a house sets its kiosk up.
  document.cookie = '_tkm_=1';
  expect(sparesBytes()).toBe(false);
});
