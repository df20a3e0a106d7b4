// @vitest-environment jsdom
// Enrolling a browser as a shared device: its former user's data is deleted like a guest's.
import { afterEach, expect, test, vi } from 'vitest';
import { wasResetBegun } from '#core/platform/kiosk/reset-mark.ts';
import { enterShared } from '#shared/device/shared-set-up.ts';

const loaded = vi.hoisted((): string[] => []);
vi.mock('#core/platform/device/load-page.ts', () => ({ loadPage: (href: string) => loaded.push(href) }));
afterEach(() => {
  localStorage.clear();
  loaded.length = 0;
});

test.each(['kiosk', 'tablet', 'room'])(
  'enrolment: a new %s starts with a reset, which its first page verifies',
  (kind) => {
    expect(wasResetBegun()).toBe(false);
    enterShared('neven', kind);
    expect([wasResetBegun(), loaded]).toEqual([true, ['/neven']]);
  },
);
