// @vitest-environment jsdom
// A guest of a room takes back a service that one touch has just asked for.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RoomServicesHere } from '#kiosk/room-services-here.tsx';
import { renderScreen } from '../support/render-screen.tsx';

const house = vi.hoisted(() => ({ entries: [] as object[], accepted: [] as object[], pressed: [] as unknown[] }));
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => ({ place: { id: 7, timeZone: 'Europe/Sofia' } }) }));
vi.mock('#shared/session/session-context.tsx', () => ({ useSession: () => ({ session: { id: 's' } }) }));
vi.mock('#shared/tabl-context.tsx', () => ({ useTabl: () => ({ serverNow: () => 1 }) }));
vi.mock('#shared/use-minute.ts', () => ({ useMinute: () => 1 }));
vi.mock('#shared/outbox/use-outbox.ts', () => ({ useLastSent: () => undefined }));
vi.mock('#shared/outbox/use-entry-answers.ts', () => ({ useEntryAnswers: () => ({ dismiss: () => undefined }) }));
vi.mock('#guest/checkout/wanted-time-text.ts', () => ({ useLaterTimeTexts: () => String }));
vi.mock('#guest/service/use-quiet.ts', () => ({ useQuiet: () => ({ state: 'off', onToggle: () => undefined }) }));
vi.mock('#guest/service/use-service-offer.ts', () => ({
  useServiceOffer: () => ({ needs: [{ key: 'towels', name: 'Towels', language: undefined, icon: 'M0,0' }] }),
}));
vi.mock('#guest/service/use-table-calls.ts', () => ({
  useCalls: () => ({ calls: [] }),
  useWaiterCalls: () => ({
    entries: house.entries,
    accepted: house.accepted,
    call: async (asked: object) => house.pressed.push(asked),
    withdraw: ({ id }: { id: string }) => house.pressed.push(id),
    seenFailed: () => undefined,
  }),
}));
afterEach(cleanup);

test.each(['entries', 'accepted'] as const)('room tablet: undo takes the call back among its %s', async (where) => {
  Object.assign(house, { entries: [], accepted: [], pressed: [] });
  const show = () =>
    renderScreen(<RoomServicesHere onMenu={() => undefined} onCall={() => undefined} onOther={() => undefined} />);
  show();
  house[where].push({ id: 'water', needs: ['water'], state: 'received' });
  house[where].push({ id: 'towels-1', needs: ['towels'], state: 'received' });
  expect(screen.queryByText('Undo')).toBeNull();
  await userEvent.click(screen.getByTestId('room-need-towels'));
  expect((await screen.findByText(/Asked for/)).textContent).toBe('Asked for: Towels');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(house.pressed).toEqual([{ needs: ['towels'], text: '' }, 'towels-1']);
  expect(screen.queryByText('Undo')).toBeNull();
});

test('room tablet: a pending service opens its progress, “something else” the list of requests', async () => {
  Object.assign(house, { entries: [{ id: 'towels-1', needs: ['towels'], state: 'sending' }], accepted: [] });
  const [onCall, onOther] = [vi.fn(), vi.fn()];
  renderScreen(<RoomServicesHere onMenu={() => undefined} onCall={onCall} onOther={onOther} />);
  await userEvent.click(screen.getByTestId('room-other'));
  expect([onCall.mock.calls.length, onOther.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(screen.getByTestId('room-need-towels'));
  expect([onCall.mock.calls.length, onOther.mock.calls.length]).toEqual([1, 1]);
});
