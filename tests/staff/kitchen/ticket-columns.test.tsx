// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TicketColumns } from '#staff/kitchen/ticket-columns.tsx';
import { ticket } from './build-tickets.ts';

const isWide = (count: number, isStation: boolean): boolean => {
  const tickets = Array.from({ length: count }, (_, at) => ticket(String(at), 5));
  const { container } = render(<TicketColumns {...{ tickets, isStation }} isStill={false} draw={({ id }) => id} />);
  const columns = container.firstElementChild;
  cleanup();
  return columns?.hasAttribute('data-few') ?? false;
};

test('kitchen columns: are wide for up to 4 tickets on a station’s screen and up to 6 for a viewer', () => {
  expect([4, 5].map((count) => isWide(count, true))).toEqual([true, false]);
  expect([6, 7].map((count) => isWide(count, false))).toEqual([true, false]);
});
