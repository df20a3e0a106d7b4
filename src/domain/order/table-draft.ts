// An order that a member of staff is taking for a table and has not sent: it belongs to the person and the table.
import { type Cart, emptyCart } from '../cart/cart.ts';
import type { PlaceId, SessionId } from '../ids.ts';
import type { UserId } from './orderer.ts';

export interface DraftOwner {
  readonly person: UserId;
  readonly table: string;
}

export interface TableDraft extends DraftOwner {
  /** The party that sat there when its first dish was chosen; undefined: nobody did. */
  readonly sitting: SessionId | undefined;
  readonly cart: Cart;
  /** Epoch ms, device clock. */
  readonly changedAt: number;
}

/** A shift is over by then, and its guests have gone. */
const LONGEST_MS = 24 * 3_600_000;

const isOf =
  ({ person, table }: DraftOwner) =>
  (draft: DraftOwner) =>
    draft.person === person && draft.table === table;

/** The person's draft for the table; a fresh one where there is none. */
export const draftFor = (drafts: readonly TableDraft[], owner: DraftOwner, placeId: PlaceId): TableDraft =>
  drafts.find(isOf(owner)) ?? {
    person: owner.person,
    table: owner.table,
    sitting: undefined,
    cart: emptyCart(placeId),
    changedAt: 0,
  };

const isBegun = ({ cart }: TableDraft): boolean => cart.lines.length > 0 || cart.held !== undefined;

/** The drafts with this one in its place. Empty ones and those of a day ago go; a clock that was set takes none away. */
export const withDraft = (drafts: readonly TableDraft[], draft: TableDraft): readonly TableDraft[] => {
  const isHere = isOf(draft);
  return [...drafts.filter((one) => !isHere(one) && draft.changedAt - one.changedAt < LONGEST_MS), draft].filter(
    isBegun,
  );
};
