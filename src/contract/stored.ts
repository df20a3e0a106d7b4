// Rows as they lie on the device. They were written by this build, by the one before or by the one after (a rollback), or
// by somebody at a console: what is read is parsed, what cannot be read is passed over and reported, unknown fields stay.
import * as v from 'valibot';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { withCommentsByVariant } from '#domain/cart/line-comments.ts';
import type { VisitId } from '#domain/ids.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import type { TableSession } from '#domain/session/session.ts';
import { storedSpending } from './loyalty/stored-spending.ts';
import { storedPromo } from './promotion/stored-promo.ts';
import { cartLine, comments, id, maybe, name, rowReader, whole } from './stored-fields.ts';

/** Several may be known at a place (a queued order keeps its own); the one used last is the current one. */
export interface StoredSession extends TableSession {
  /** Epoch ms, device clock. */
  readonly usedAt: number;
  /** Visit whose table it is; undefined in a row of an earlier build. */
  readonly visitId?: VisitId | undefined;
  /** The table where the party sat before staff moved it, until its guest has read so. */
  readonly movedFrom?: string | undefined;
}

const cart = v.looseObject({
  placeId: id,
  revision: v.pipe(whole, v.minValue(0)),
  lines: v.array(v.unknown()),
  comments,
  // A code that cannot be read is left out: the guest enters it again.
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

/** Line by line: one that cannot be read is passed over, the others stay. undefined where it is no cart at all. */
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
