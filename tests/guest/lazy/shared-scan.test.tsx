// @vitest-environment jsdom
// A table code scanned on a shared device, and a kiosk that lost all storage but a cookie.
import { act, fireEvent, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeDeviceMark } from '#core/platform/device/device-mark.ts';
import { scanNote } from '#core/platform/scan-note.ts';
import { SharedDevice } from '#guest/lazy/lazy-shared-device.tsx';
import { TableScan } from '#guest/table/table-scan.tsx';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { patience } from '../../support/patience.ts';
import { GuestTexts } from '../../support/render-screen.tsx';

const scans = vi.hoisted(() => ({ asked: 0 }));
vi.mock('#shared/session/scan-table.ts', async (original) => ({
  ...(await original<object>()),
  scanTable: async () => {
    scans.asked += 1;
    return { ok: false, error: { kind: 'no_response' } };
  },
}));
vi.mock('#shared/service/use-service-catalog.ts', () => ({ useServiceCatalog: () => true }));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }));

beforeEach(() => {
  scans.asked = 0;
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  Cookies.remove('_tkm_');
});

const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((later) => setTimeout(later));
  });

async function scan(): Promise<void> {
  const guest = await seatGuest();
  scanNote.keep('bistro', 'a-code-of-table-9');
  guest.show(
    <GuestTexts>
      <TableScan code="a-code-of-table-9" />
    </GuestTexts>,
  );
  await settle();
}

test.each(['kiosk', 'tablet', 'room'] as const)(
  'shared scan: a venue’s %s joins no other table, and says where its code is valid',
  async (kind) => {
    writeDeviceMark(kind);
    await scan();
    expect(scans.asked).toBe(0);
    expect(screen.getByTestId('house-scan-notice').textContent).toContain('with your own phone');
    fireEvent.click(screen.getByRole('button'));
    expect(scanNote.codeAt('bistro')).toBeUndefined();
  },
);

test('shared scan: a code that is not closed is cleared automatically', async () => {
  writeDeviceMark('tablet');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const guest = await seatGuest();
  scanNote.keep('bistro', 'a-code-of-table-9');
  guest.show(
    <GuestTexts>
      <TableScan code="a-code-of-table-9" />
    </GuestTexts>,
  );
  act(() => vi.advanceTimersByTime(14_000));
  expect(scanNote.codeAt('bistro')).toBe('a-code-of-table-9');
  act(() => vi.advanceTimersByTime(1_000));
  expect(scanNote.codeAt('bistro')).toBeUndefined();
});

test('shared scan: a guest’s own phone asks for the code’s table', async () => {
  await scan();
  await vi.waitFor(() => expect(scans.asked).toBeGreaterThan(0));
  expect(screen.queryByTestId('house-scan-notice')).toBeNull();
});

test('shared scan: a kiosk that lost all storage but the cookie says that it needs setup', async () => {
  Cookies.set('_tkm_', '1');
  const guest = await seatGuest();
  guest.show(
    <GuestTexts>
      <SharedDevice />
    </GuestTexts>,
  );
  expect(await screen.findByText(/must be set up again/, {}, { timeout: patience(20_000) })).toBeDefined();
});
