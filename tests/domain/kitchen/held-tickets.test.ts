import { expect, test } from 'vitest';
import type { OrderId } from '#domain/ids.ts';
import {
  type HeldTickets,
  HOLD_MS,
  holdTickets,
  inPlace,
  longestWaiting,
  NONE_HELD,
} from '#domain/kitchen/held-tickets.ts';
import type { ReadyTicket, Ticket } from '#domain/kitchen/tickets.ts';

const NOW = 1_000_000;
const ticket = (id: string, dueFrom: number) => ({ id: id as OrderId, dueFrom, number: 1 }) as Ticket;
const ready = (id: string, dueFrom: number) => ({ ...ticket(id, dueFrom), readyAt: NOW }) as ReadyTicket;
const [a, b, c] = [ticket('a', 1), ticket('b', 2), ticket('c', 3)];
const looked = (...open: Ticket[]): HeldTickets => holdTickets(NONE_HELD, { open, ready: [] }, NOW);
const ids = (tickets: readonly Pick<Ticket, 'id'>[]) => tickets.map(({ id }) => id as string);

test('a finished ticket keeps its place among the others until four seconds have passed', () => {
  const board = { open: [a, c], ready: [ready('b', 2)] };
  const held = holdTickets(looked(a, b, c), board, NOW);
  expect(ids(inPlace(board.open, held.held))).toEqual(['a', 'b', 'c']);
  expect(ids(holdTickets(held, board, NOW + HOLD_MS - 1).held)).toEqual(['b']);
  expect(holdTickets(held, board, NOW + 1), 'a look without news is the same state').toBe(held);
  expect(holdTickets(held, board, NOW + HOLD_MS).held).toEqual([]);
});

test('another finished ticket begins the pause anew, and both leave together', () => {
  const first = holdTickets(looked(a, b, c), { open: [a, c], ready: [ready('b', 2)] }, NOW);
  const both = { open: [c], ready: [ready('a', 1), ready('b', 2)] };
  const second = holdTickets(first, both, NOW + 3000);
  expect(ids(holdTickets(second, both, NOW + HOLD_MS + 1000).held)).toEqual(['b', 'a']);
  expect(holdTickets(second, both, NOW + 3000 + HOLD_MS).held).toEqual([]);
});

test('a ticket that is called back, or that was ready before the first look, is not held', () => {
  const held = holdTickets(looked(a, b), { open: [a], ready: [ready('b', 2)] }, NOW);
  expect(holdTickets(held, { open: [a, b], ready: [] }, NOW + 1000).held).toEqual([]);
  expect(holdTickets(NONE_HELD, { open: [a], ready: [ready('b', 2)] }, NOW).held).toEqual([]);
});

test('the longest waiting ticket is told apart only once two are late', () => {
  const isLate = (dueFrom: number) => dueFrom <= 2;
  expect(longestWaiting([b, a, c], isLate)).toBe('a');
  expect(longestWaiting([a, c], isLate)).toBeUndefined();
});
