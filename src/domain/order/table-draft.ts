// An unsent order that a member of staff is taking for a table: one draft per person and table.
import { type Cart, emptyCart } from '../cart/cart.ts';
import type { PlaceId, SessionId } from '../ids.ts';
import type { UserId } from './orderer.ts';

export interface DraftOwner {
  readonly person: UserId;
  readonly table: string;
}

export interface TableDraft extends DraftOwner {
  /** Sitting at the table when the first dish was chosen; undefined: none. */
  readonly sitting: SessionId | undefined;
  readonly cart: Cart;
  /** Epoch ms, device clock. */
  readonly changedAt: number;
}

/** By then the shift is over, and the guests have left. */
const LONGEST_MS = 24 * 3_600_000;

const isOf =
  ({ person, table }: DraftOwner) =>
  (draft: DraftOwner) =>
    draft.person === person && draft.table === table;

/** The person's draft for the table; a new one when there is none. */
export const draftFor = (drafts: readonly TableDraft[], owner: DraftOwner, placeId: PlaceId): TableDraft =>
  drafts.find(isOf(owner)) ?? {
    person: owner.person,
    table: owner.table,
    sitting: undefined,
    cart: emptyCart(placeId),
    changedAt: 0,
  };

const isBegun = ({ cart }: TableDraft): boolean => cart.lines.length > 0 || cart.held !== undefined;

/** Replaces a draft. Empty drafts and drafts older than a day are removed; a changed clock removes none. */
export const withDraft = (drafts: readonly TableDraft[], draft: TableDraft): readonly TableDraft[] => {
  const isHere = isOf(draft);
  return [...drafts.filter((one) => !isHere(one) && draft.changedAt - one.changedAt < LONGEST_MS), draft].filter(
    isBegun,
  );
};
