import { expect, test } from 'vitest';
import { readTableDrafts } from '#contract/order/stored-table-drafts.ts';
import { addToCart } from '#domain/cart/cart-rules.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { draftFor, type TableDraft, withDraft } from '#domain/order/table-draft.ts';
import { line, PLACE } from '../../core/db/outbox/order-drafts.ts';

const DAY = 24 * 3_600_000;
const begun = (person: string, table: string, changedAt = 0): TableDraft => {
  const draft = draftFor([], { person: person as UserId, table }, PLACE);
  return { ...draft, cart: addToCart(draft.cart, line(1)), changedAt };
};
const whose = (drafts: readonly TableDraft[]) => drafts.map(({ person, table }) => `${person} ${table}`);

test('a draft belongs to one person and one table', () => {
  const drafts = withDraft(withDraft([begun('maria', '7')], begun('ivan', '7')), begun('maria', '8'));
  expect(whose(drafts)).toEqual(['maria 7', 'ivan 7', 'maria 8']);
  expect(draftFor(drafts, { person: 'ivan' as UserId, table: '8' }, PLACE).cart.lines).toEqual([]);
  expect(draftFor(drafts, { person: 'ivan' as UserId, table: '7' }, PLACE).cart.lines).toHaveLength(1);
});

test('an empty draft does not count as a draft, and a draft expires after a day, whatever the clock does', () => {
  const empty = draftFor([], { person: 'maria' as UserId, table: '7' }, PLACE);
  expect(withDraft([begun('maria', '7')], empty)).toEqual([]);
  const later = withDraft([begun('maria', '7'), begun('ivan', '7', DAY)], begun('maria', '8', DAY));
  expect(whose(later)).toEqual(['ivan 7', 'maria 8']);
  expect(whose(withDraft([begun('maria', '7', DAY)], begun('maria', '8', -DAY)))).toEqual(['maria 7', 'maria 8']);
});

test('drafts are read one by one, so an invalid entry drops no other draft', () => {
  const [good] = [begun('maria', '7')];
  const stored = JSON.parse(JSON.stringify([{ person: 'x' }, 'nonsense', good])) as unknown;
  expect(readTableDrafts(stored)).toMatchObject([{ person: 'maria', table: '7', cart: { lines: [{ productId: 1 }] } }]);
  expect(readTableDrafts({ length: 1 })).toEqual([]);
});
