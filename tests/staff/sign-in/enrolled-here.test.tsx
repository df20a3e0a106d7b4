// @vitest-environment jsdom
// A used browser is enrolled as a venue's device, which ends its former role.
import { renderHook } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TablDatabase } from '#core/db/database.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { readStaff, storeStaffDevice } from '#core/db/staff/staff-table.ts';
import { readDeviceMark, writeDeviceMark } from '#core/platform/device/device-mark.ts';
import { writeKioskCookie } from '#core/platform/device/later-cookies.ts';
import { fail, ok } from '#domain/result.ts';
import { useDeviceLink } from '#shared/device/use-device-link.ts';
import { useStaffSignIn } from '#staff/sign-in/use-staff-sign-in.ts';
import { NOW, PLACE } from '../../core/db/outbox/order-drafts.ts';
import { newDatabase } from '../../core/db/outbox/outbox-backends.ts';
import { choose, dishes, seat } from '../../core/db/visit/visit-steps.ts';

const here = vi.hoisted(() => ({
  ...{ loaded: [] as string[], db: undefined as unknown, answer: undefined as unknown, links: 0, place: {} },
}));
vi.mock('#core/platform/device/load-page.ts', () => ({ loadPage: (href: string) => here.loaded.push(href) }));
vi.mock('#core/api/staff/enrolled-device.ts', () => ({ enrolDevice: async () => here.answer }));
vi.mock('#shared/tabl-context.tsx', () => ({ useTabl: () => here }));
vi.mock('#shared/session/session-context.tsx', () => ({ useSession: () => ({ session: undefined, isKnown: false }) }));
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => ({ place: here.place }) }));
vi.mock('#shared/open-tabl.ts', () => ({ openTabl: async () => ({ db: here.db, serverNow: () => NOW }) }));
vi.mock('#shared/device/device-link.ts', () => ({
  createDeviceLink: () => {
    here.links += 1;
    return { sit: async () => undefined, beat: async () => undefined, stop: () => undefined };
  },
}));

let db: TablDatabase;
beforeEach(() => {
  db = newDatabase();
  const place = { id: PLACE, slug: 'neven', timeZone: 'Europe/Sofia' };
  Object.assign(here, { db, loaded: [], answer: undefined, links: 0, place });
});
afterEach(() => {
  writeDeviceMark(undefined);
  writeKioskCookie(false);
  Cookies.remove('_tot_');
});

const enrolled = (kind: string) => ok({ device: { id: 'd1', name: 'Door', kind, table: '1' }, secret: 's'.repeat(32) });
const enrol = async (leave?: () => Promise<void>) =>
  renderHook(() => useStaffSignIn()).result.current.enrol('K7QM3XPT', leave);

test('enrolment: enrolling a browser as a guest tablet ends the staff sign-in in this browser', async () => {
  await seat(db);
  await choose(db, 1);
  Cookies.set('_tot_', 'of the table before');
  here.answer = enrolled('tablet');
  await enrol();
  expect([await readCurrentSession(db, PLACE), await dishes(db)]).toEqual([undefined, []]);
  expect([Cookies.get('_tot_'), readDeviceMark(), here.loaded]).toEqual([undefined, 'tablet', ['/neven']]);
});

test('enrolment: a kiosk that becomes a staff tablet stops being a kiosk', async () => {
  writeDeviceMark('kiosk');
  writeKioskCookie(true);
  here.answer = enrolled('shared');
  await enrol();
  expect([readDeviceMark(), Cookies.get('_tkm_'), here.loaded]).toEqual([undefined, undefined, []]);
  expect((await readStaff(db, PLACE))?.device).toMatchObject({ kind: 'shared' });
});

test('enrolment: signs the person out after the venue has enrolled the device, and not when it was unreachable', async () => {
  const leave = vi.fn(async () => storeStaffDevice(db, PLACE, { id: 'd0', name: 'x', kind: 'shared', secret: 'x' }));
  here.answer = fail({ kind: 'no_response' });
  expect(await enrol(leave)).toEqual({ why: 'no_response' });
  expect([leave.mock.calls.length, await readStaff(db, PLACE)]).toEqual([0, undefined]);
  here.answer = enrolled('kiosk');
  await enrol(leave);
  expect(leave).toHaveBeenCalledOnce();
  expect((await readStaff(db, PLACE))?.device).toMatchObject({ kind: 'kiosk' });
});

test('enrolment: a newer menu of the same place keeps the device’s row', async () => {
  const loadReset = () => Promise.reject(new Error('no room'));
  const { rerender, unmount } = renderHook(() => useDeviceLink(loadReset));
  await vi.waitFor(() => expect(here.links).toBe(1));
  here.place = { ...here.place };
  rerender();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(here.links).toBe(1);
  unmount();
});
