import { expect, test } from 'vitest';
import { isUnheard } from '#domain/order/guest-stage.ts';

const AT = 1_000_000;
const sent = { status: 'ordered', placedAt: AT } as const;

test('an order that no screen and no printer has shown for three minutes is unheard, and not before', () => {
  expect(isUnheard({ ...sent, facts: {} }, AT + 179_999)).toBe(false);
  expect(isUnheard({ ...sent, facts: {} }, AT + 180_000)).toBe(true);
  expect(isUnheard(sent, AT + 180_000)).toBe(true);
});

test('an order that somebody has seen, taken on or moved is heard, however old', () => {
  const late = AT + 3_600_000;
  for (const facts of [{ seenAt: AT + 1 }, { acceptedAt: AT + 1 }, { startedAt: AT + 1 }])
    expect(isUnheard({ ...sent, facts }, late)).toBe(false);
  expect(isUnheard({ ...sent, status: 'served_spot', facts: {} }, late)).toBe(false);
});

test('an order that the venue has accepted by itself is unheard all the same, until somebody has seen it', () => {
  const byItself = { acceptedAt: AT, acceptedByVenue: true };
  expect(isUnheard({ ...sent, facts: byItself }, AT + 179_999)).toBe(false);
  expect(isUnheard({ ...sent, facts: byItself }, AT + 180_000)).toBe(true);
  expect(isUnheard({ ...sent, facts: { ...byItself, seenAt: AT + 1 } }, AT + 180_000)).toBe(false);
  expect(isUnheard({ ...sent, facts: { ...byItself, startedAt: AT + 1 } }, AT + 180_000)).toBe(false);
});
