// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderId } from '#domain/ids.ts';
import type { VoidTicket } from '#domain/kitchen/tickets.ts';
import { NotDone } from '#staff/kitchen/kitchen-page.tsx';
import { UntakenVoids } from '#staff/kitchen/void-tickets.tsx';
import { WhyTurnedDown } from '#staff/tables/turned-down.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const NOW = Date.UTC(2026, 10, 21, 11, 42);
const TICKET: VoidTicket = {
  ...{ id: 'o1' as OrderId, number: 41, label: 'K2-41', table: undefined, room: undefined, orderType: 'preorder' },
  ...{ status: 'rejected', placedAt: NOW, orderedAt: undefined, isSeen: true, isLoud: false, isRecalled: false },
  ...{ isSaidDone: false, startedAt: undefined, delayedMinutes: undefined, movedFrom: undefined, dueFrom: NOW },
  ...{ avoids: [], diets: [], lines: [], alsoAt: [], voidedAt: NOW, by: '', isPart: false, isTaken: false },
};
const REFUSAL = { code: 'moved_on', by: '', at: NOW, status: 'rejected' } as const;

test('kitchen: a withdrawn order is marked among the refused ones', () => {
  const voids = [{ ...TICKET, isWithdrawn: true } as const, { ...TICKET, id: 'o2' as OrderId, label: 'K2-42' }];
  renderScreen(<UntakenVoids voids={voids} mayAct onRead={() => undefined} />);
  expect(words(screen.getByTestId('untaken-voids'))).toContain(
    '2 orders refused before anybody took them Pickup K2-41: cancelled by the guest, Pickup K2-42',
  );
});

test('kitchen: a cook who accepts a withdrawn order reads that its guest has cancelled it', () => {
  renderScreen(<NotDone label="K2-41" refusal={REFUSAL} timeZone="Europe/Sofia" onRead={() => undefined} />);
  expect(words(screen.getByRole('alert'))).toContain('The guest has cancelled the order.');
});

test('tables: a waiter who accepts a withdrawn order reads that its guest has cancelled it', () => {
  renderScreen(<WhyTurnedDown refusal={REFUSAL} timeZone="Europe/Sofia" />);
  expect(words(document.body)).toContain('The guest has cancelled the order.');
});
