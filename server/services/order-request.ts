import type { OrderId } from '#domain/ids.ts';
import type { Minor } from '#domain/money.ts';
import type { OrderLine } from '#domain/order.ts';
import { canonicalJson, sha256 } from '../store/canonical-json.ts';

/** An order as it arrived: readable, not yet judged. */
export interface OrderRequest {
  readonly id: OrderId;
  /** The table session's secret. */
  readonly token: string;
  readonly lines: readonly OrderLine[];
  /** By variant. */
  readonly comments: Readonly<Record<number, string>>;
  readonly shownTotal: Minor;
  /** The device's own name for it; undefined where it gave none. */
  readonly label: string | undefined;
  /** undefined: the device does not know. */
  readonly ageMs: number | undefined;
  readonly confirmed: boolean;
  readonly replaces: OrderId | undefined;
  /** Of whoever sent it, for limits alone. */
  readonly address: string;
}

/** Equal for every retry of an order, different for any other order: what, for how much, where. */
export const fingerprintOf = (placeId: number, request: OrderRequest): string =>
  sha256(
    canonicalJson({
      place: placeId,
      lines: request.lines,
      comments: request.comments,
      shownTotal: request.shownTotal,
    }),
  );
