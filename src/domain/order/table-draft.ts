// An unsent order that a member of staff is taking for a table: one draft per person and table.
import { type Cart, emptyCart } from '../cart/cart.ts';
import { type Avoidance, avoidance, isNothing, NO_AVOIDANCE } from '../diet/diet.ts';
import type { PlaceId, SessionId } from '../ids.ts';
import type { UserId } from './orderer.ts';

export interface DraftOwner {
  readonly person: UserId;
  readonly table: string;
}

export interface TableDraft extends DraftOwner {
  /** Sitting at the table when the first dish or allergy was chosen; undefined: none. */
  readonly sitting: SessionId | undefined;
  /** Allergens and diets of the guests, for the kitchen. */
  readonly avoidance: Avoidance;
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
    avoidance: NO_AVOIDANCE,
    cart: emptyCart(placeId),
    changedAt: 0,
  };

const isBegun = (draft: TableDraft): boolean =>
  draft.cart.lines.length > 0 || draft.cart.held !== undefined || !isNothing(draft.avoidance);

/**
 * The draft for the table's current sitting. Dishes keep their sitting. A draft without dishes belongs to the current one,
 * and an allergy of an earlier sitting is dropped. A sitting that opens later keeps the allergy: its guests were there.
 */
export const draftForSitting = (draft: TableDraft, sitting: SessionId | undefined): TableDraft => {
  if (draft.cart.lines.length > 0 || draft.sitting === sitting) return draft;
  return { ...draft, sitting, avoidance: draft.sitting === undefined ? draft.avoidance : NO_AVOIDANCE };
};

/** Everything that either of two avoidances has. */
export const bothAvoided = (one: Avoidance, other: Avoidance): Avoidance =>
  avoidance([...one.avoid, ...other.avoid], [...one.diets, ...other.diets]);

/**
 * Allergens and diets on the ticket of an order. The kitchen reads each allergy of the table, also one that the waiter did not
 * note again. A diet stands only where it was noted: another guest of the table may eat everything.
 */
export const avoidanceOfTicket = (noted: Avoidance, said: Avoidance): Avoidance =>
  bothAvoided(noted, avoidance(said.avoid, []));

/** Allergens and diets of an avoidance that another one lacks. */
export const avoidedBeyond = (one: Avoidance, other: Avoidance): Avoidance =>
  avoidance(
    one.avoid.filter((code) => !other.avoid.includes(code)),
    one.diets.filter((diet) => !other.diets.includes(diet)),
  );

/** The new revision makes an older screen's "send" fail, so that no order is sent without its allergy. */
export const withAvoidance = (draft: TableDraft, avoided: Avoidance): TableDraft => ({
  ...draft,
  avoidance: avoided,
  cart: { ...draft.cart, revision: draft.cart.revision + 1 },
});

/** Replaces a draft. Empty drafts and drafts older than a day are removed; a changed clock removes none. */
export const withDraft = (drafts: readonly TableDraft[], draft: TableDraft): readonly TableDraft[] => {
  const isHere = isOf(draft);
  return [...drafts.filter((one) => !isHere(one) && draft.changedAt - one.changedAt < LONGEST_MS), draft].filter(
    isBegun,
  );
};
