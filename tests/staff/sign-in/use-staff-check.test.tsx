// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PlaceId } from '#domain/ids.ts';
import type { UserId } from '#domain/order/orderer.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { useStaffCheck } from '#staff/sign-in/use-staff-check.ts';

const server = vi.hoisted(() => ({ identity: {} as object, renewals: 0 }));
vi.mock('#shared/tabl-context.tsx', () => ({ useIsOnline: () => true, useTabl: () => server }));
vi.mock('#staff/frame/staff-context.tsx', () => ({
  staffHttp: async () => ({
    send: async () => ({ ok: true, value: { status: 200, body: { identity: server.identity } } }),
    headers: async () => void server.renewals++,
  }),
}));

test('staff check: a kitchen screen with a new station stores the fresh token; another device does not', async () => {
  const deviceId = '6f1c2a34-9f0e-4b61-8f35-0c4b0a6d2b11';
  const placeId = 1 as PlaceId;
  const screen: StaffIdentity = { kind: 'station', deviceId, stationId: 'kitchen', name: 'Pass', placeId };
  const onAnswer = vi.fn();
  server.identity = screen;
  renderHook(() => useStaffCheck(placeId, screen, onAnswer));
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledOnce());
  expect(server.renewals).toBe(0);
  server.identity = { ...screen, stationId: 'bar' };
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(server.renewals).toBe(1));
});

test('staff check: a renamed person’s device stores the fresh token, and with it the new name', async () => {
  const placeId = 1 as PlaceId;
  const maria: StaffIdentity = { kind: 'person', id: 'm' as UserId, name: 'Maria', role: 'WAITER', placeId };
  const before = server.renewals;
  server.identity = { ...maria, name: 'Elena' };
  renderHook(() => useStaffCheck(placeId, maria, () => undefined));
  await vi.waitFor(() => expect(server.renewals).toBe(before + 1));
});
