// Rows on the device. They may be written by this build, an earlier or a later one (a rollback), or by hand: rows are
// parsed, unreadable ones are skipped and reported, unknown fields stay.
import * as v from 'valibot';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { withCommentsByVariant } from '#domain/cart/line-comments.ts';
import type { VisitId } from '#domain/ids.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import type { TableSession } from '#domain/session/session.ts';
import { storedSpending } from './loyalty/stored-spending.ts';
import { storedPromo } from './promotion/stored-promo.ts';
import { cartLine, comments, id, maybe, name, rowReader, whole } from './stored-fields.ts';

/** A place may have several (a queued order keeps its own); the most recently used one is current. */
export interface StoredSession extends TableSession {
  /** Epoch ms, device clock. */
  readonly usedAt: number;
  /** Visit of the table session; undefined in a row of an earlier build. */
  readonly visitId?: VisitId | undefined;
  /** Table before staff moved the party, until the guest has read the notice. */
  readonly movedFrom?: string | undefined;
}

const cart = v.looseObject({
  placeId: id,
  revision: v.pipe(whole, v.minValue(0)),
  lines: v.array(v.unknown()),
  comments,
  // An unreadable promo code is dropped: the guest enters it again.
  promo: v.fallback(maybe(storedPromo), undefined),
  spending: storedSpending,
  visitId: maybe(name),
});

const session = v.looseObject({
  placeId: id,
  id: name,
  token: name,
  expiresAt: v.number(),
  orderType: v.picklist(ORDER_TYPES),
  table: maybe(v.string()),
  roomNumber: maybe(v.string()),
  roomNumberDisabled: v.boolean(),
  tabletMode: v.boolean(),
  usedAt: v.number(),
  visitId: maybe(name),
  movedFrom: maybe(v.string()),
});

export const readStoredSession = rowReader<StoredSession>(session);

const readCartRow = rowReader<
  Omit<Cart, 'lines' | 'held'> & { readonly lines: readonly unknown[]; readonly held?: unknown }
>(cart);
const readCartLine = rowReader<CartLine>(cartLine);

/** Parses line by line: an unreadable one is skipped, the others stay. undefined: no cart at all. */
export function readStoredCart(row: unknown): Cart | undefined {
  const found = readCartRow(row);
  if (!found) return undefined;
  const read = (lines: readonly unknown[]) => lines.flatMap((line) => readCartLine(line) ?? []);
  const { held, ...whole } = found;
  const lines = read(found.lines);
  const kept = Array.isArray(held) ? read(held) : [];
  const all = withCommentsByVariant([...lines, ...kept], whole.comments);
  return {
    ...whole,
    lines: all.slice(0, lines.length),
    ...(kept.length > 0 && { held: all.slice(lines.length) }),
  };
}
