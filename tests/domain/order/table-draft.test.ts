import { expect, test } from 'vitest';
import { readTableDrafts } from '#contract/order/stored-table-drafts.ts';
import { addToCart } from '#domain/cart/cart-rules.ts';
import type { SessionId } from '#domain/ids.ts';
import type { UserId } from '#domain/order/orderer.ts';
import {
  avoidanceOfTicket,
  draftFor,
  draftForSitting,
  type TableDraft,
  withAvoidance,
  withDraft,
} from '#domain/order/table-draft.ts';
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

const MILK = { avoid: ['milk'], diets: ['vegan'] } as const;
const allergic = (sitting: string | undefined): TableDraft => {
  const draft = draftFor([], { person: 'maria' as UserId, table: '7' }, PLACE);
  return { ...withAvoidance(draft, MILK), sitting: sitting as SessionId | undefined };
};

test('a draft keeps an allergy that is chosen before the first dish, also when stored', () => {
  const stored = JSON.parse(JSON.stringify(withDraft([], allergic(undefined)))) as unknown;
  expect(readTableDrafts(stored)).toMatchObject([{ person: 'maria', avoidance: MILK }]);
  const { avoidance: _, ...earlier } = begun('maria', '7');
  expect(readTableDrafts([earlier])).toMatchObject([{ avoidance: { avoid: [], diets: [] } }]);
});

test('an allergy without a dish ends with its sitting, and stays when the sitting opens later or has dishes', () => {
  const next = 'next' as SessionId;
  expect(draftForSitting(allergic('party'), next).avoidance).toEqual({ avoid: [], diets: [] });
  expect(draftForSitting(allergic('party'), undefined).avoidance).toEqual({ avoid: [], diets: [] });
  expect(draftForSitting(allergic(undefined), next)).toMatchObject({ sitting: 'next', avoidance: MILK });
  const { cart } = begun('maria', '7');
  expect(draftForSitting({ ...allergic('party'), cart }, next)).toMatchObject({ sitting: 'party', avoidance: MILK });
});

test('a ticket carries each allergy of the table, and a diet only where it was noted for this order', () => {
  const noted = { avoid: ['nuts'], diets: ['halal'] } as const;
  expect(avoidanceOfTicket(noted, MILK)).toEqual({ avoid: ['milk', 'nuts'], diets: ['halal'] });
});
