import { expect, test } from 'vitest';
import { guestStage, isUnheard } from '#domain/order/guest-stage.ts';

const AT = 1_000_000;
const sent = { status: 'ordered', placedAt: AT } as const;

test('an order is unheard after three minutes without a screen or printer showing it, and not before', () => {
  expect(isUnheard({ ...sent, facts: {} }, AT + 179_999)).toBe(false);
  expect(isUnheard({ ...sent, facts: {} }, AT + 180_000)).toBe(true);
  expect(isUnheard(sent, AT + 180_000)).toBe(true);
});

test('an order that a person has seen, accepted or moved is heard, however old', () => {
  const late = AT + 3_600_000;
  for (const facts of [{ seenAt: AT + 1 }, { acceptedAt: AT + 1 }, { startedAt: AT + 1 }])
    expect(isUnheard({ ...sent, facts }, late)).toBe(false);
  expect(isUnheard({ ...sent, status: 'served_spot', facts: {} }, late)).toBe(false);
});

test('an automatically accepted order is unheard until a person has seen it', () => {
  const byItself = { acceptedAt: AT, acceptedByVenue: true };
  expect(isUnheard({ ...sent, facts: byItself }, AT + 179_999)).toBe(false);
  expect(isUnheard({ ...sent, facts: byItself }, AT + 180_000)).toBe(true);
  expect(isUnheard({ ...sent, facts: { ...byItself, seenAt: AT + 1 } }, AT + 180_000)).toBe(false);
  expect(isUnheard({ ...sent, facts: { ...byItself, startedAt: AT + 1 } }, AT + 180_000)).toBe(false);
});

test('an order that only one station has shown is unheard, even while that station cooks', () => {
  const facts = { inPart: true, acceptedAt: AT, startedAt: AT };
  expect(isUnheard({ ...sent, facts }, AT + 179_999)).toBe(false);
  expect(isUnheard({ ...sent, facts }, AT + 180_000)).toBe(true);
  expect(isUnheard({ ...sent, facts: { ...facts, unreached: true } }, AT)).toBe(true);
  expect(isUnheard({ ...sent, status: 'cooked_spot', facts }, AT + 180_000)).toBe(false);
});

test('an order without a reachable screen or printer is unheard at once, until a person has seen it', () => {
  expect(isUnheard({ ...sent, facts: { unreached: true } }, AT)).toBe(true);
  expect(isUnheard({ ...sent, facts: { unreached: true, acceptedAt: AT, acceptedByVenue: true } }, AT)).toBe(true);
  expect(isUnheard({ ...sent, facts: { unreached: true, seenAt: AT + 1 } }, AT + 1)).toBe(false);
  expect(isUnheard({ ...sent, status: 'rejected', facts: { unreached: true } }, AT)).toBe(false);
});

test('an order for later is not unheard until an hour before its time', () => {
  const wantedAt = AT + 10 * 3_600_000;
  const silent = { ...sent, facts: { unreached: true } };
  expect(isUnheard(silent, wantedAt - 3_600_001, wantedAt)).toBe(false);
  expect(isUnheard(silent, wantedAt - 3_600_000, wantedAt)).toBe(true);
  expect(isUnheard(sent, wantedAt - 3_600_000 + 179_999, wantedAt)).toBe(false);
  expect(isUnheard(sent, wantedAt - 3_600_000 + 180_000, wantedAt)).toBe(true);
});

test('an order that the kitchen recalled is cooking again, until it is served', () => {
  expect(guestStage('cooked_spot', {})).toBe('cooked_spot');
  for (const status of ['ordered', 'cooked_spot', 'cooked_room'] as const)
    expect(guestStage(status, { recalledAt: AT })).toBe('cooking');
  expect(guestStage('served_spot', { recalledAt: AT })).toBe('served_spot');
});
