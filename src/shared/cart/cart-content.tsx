import { Trans } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { tooFew } from '#domain/cart/few-left.ts';
import type { RemovedLine } from '#domain/cart/reconcile.ts';
import type { ProductId } from '#domain/ids.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { VenueReason } from '#domain/order/reasons.ts';
import type { StepChange } from '#domain/pricing/compare-steps.ts';
import type { Minor } from '#domain/pricing/money.ts';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import type { VatPart } from '#domain/pricing/vat.ts';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { Toast } from '#ui/layout/toast.tsx';
import { Rosette } from '#ui/look/rosette.tsx';
import styles from './cart-content.module.css';
import cartEmpty from './cart-empty.module.css';
import { CartLineRow, type CartLineRowProps } from './cart-line-row.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { HeldLines } from './held-lines.tsx';

/** Text of an empty order: what will appear here, or when the open category can be ordered. */
const CartEmpty = ({ shut }: Pick<CartProps, 'shut'>) => (
  <div className={cartEmpty.empty}>
    <span className={cartEmpty.flower}>
      <Rosette name="tabl" radius={7} />
    </span>
    <p className={cartEmpty.title}>
      <Trans>Nothing chosen yet</Trans>
    </p>
    <p>{shut || <Trans>Tap + on a dish and it appears here.</Trans>}</p>
  </div>
);

/**
 * `ready`: can be sent; `sending`: a press was accepted and further ones are ignored; otherwise the reason why it cannot be
 * sent here.
 */
type SendState = 'ready' | 'sending' | VenueReason;

export interface CartProps {
  readonly cart: Cart;
  /** false: the device has not read the cart yet, so it may hold dishes. */
  readonly isRead?: boolean | undefined;
  /** The order is beside a category outside its hours: its name and hours. */
  readonly shut?: ReactNode;
  readonly index: MenuIndex;
  readonly price: OrderPrice;
  /** Lowest delivery fee, which the price does not contain yet; absent: none is to come. */
  readonly deliveryFrom?: Minor | undefined;
  /** VAT contained in the price, when known. */
  readonly vat?: readonly VatPart[] | undefined;
  readonly table: string | undefined;
  readonly room: string | undefined;
  readonly sendState: SendState;
  /** Offline: the order is saved and will be sent automatically. */
  readonly offline: boolean;
  /** Shows pictures beside the lines: on a phone and a kiosk. */
  readonly pictures: boolean;
  /** Lines that a menu change removed, until the guest has seen the notice. */
  readonly removed: readonly RemovedLine[];
  /** The price differs from the rejected one; the guest accepts the new price by pressing. */
  readonly priceChanged?: boolean;
  /** Price changes in detail; empty when they are unknown. */
  readonly priceChanges?: readonly StepChange[] | undefined;
  readonly onSeenRemoved: () => void;
  readonly onQuantity: (lineId: string, quantity: number) => void;
  readonly onRemove: (lineId: string) => void;
  /** Remaining portions of counted dishes that run low. */
  readonly left?: ReadonlyMap<ProductId, number> | undefined;
  /** Reason for a held line whose dish is not sold out: when it is available again, or that the order type excludes it. */
  readonly whyHeld?: ((line: CartLine) => ReactNode) | undefined;
  /** Text of a closed kitchen: until when, and the guest's options. */
  readonly closed?: ReactNode;
  /** Opens the choice of size and modifiers of a line. */
  readonly onEdit?: ((line: CartLine) => void) | undefined;
  /** Removes a held line; when omitted, held lines are only shown. */
  readonly onDropHeld?: ((lineId: string) => void) | undefined;
  readonly onComment: (lineId: string, text: string, isOfOne: boolean) => void;
  readonly onSend: () => void;
  /** The line removed last, while it can be restored. */
  readonly undo?: { readonly name: string; readonly onUndo: () => void } | undefined;
  /** Link to the order page when the order needs more details. */
  readonly checkout?: ReactNode;
  /** The order page is shown beside it, with the sums and the only order button. */
  readonly isOrderedBeside?: boolean;
  /** Whether the order page is the only next step. */
  readonly isCheckoutOnly?: boolean | undefined;
  /** Address of the page to scan or type a table code. */
  readonly joinHref: string;
  /** Diet note by line id. Keep each element referentially stable, so that only changed rows re-render. */
  readonly notes?: ReadonlyMap<string, ReactNode> | undefined;
  /** Question to answer before sending; replaces the button. */
  readonly question?: ReactNode;
  /** Maximum quantity of one dish. */
  readonly most?: number | undefined;
  /** Below the sums: what the guest would save with another order type. */
  readonly saving?: ReactNode;
  /** Above the button: what the guest should know before sending. */
  readonly warning?: ReactNode;
  /** Extra rows above the sum, such as the promo code. */
  readonly rows?: ReactNode;
  /** Draws each line; omitted: the row with a picture. */
  readonly row?: ComponentType<CartLineRowProps> | undefined;
}

type ContentProps = Pick<
  CartProps,
  | 'cart'
  | 'isRead'
  | 'shut'
  | 'index'
  | 'price'
  | 'pictures'
  | 'removed'
  | 'priceChanged'
  | 'priceChanges'
  | 'onSeenRemoved'
  | 'onQuantity'
  | 'onRemove'
  | 'left'
  | 'whyHeld'
  | 'onEdit'
  | 'onDropHeld'
  | 'onComment'
  | 'undo'
  | 'notes'
  | 'most'
  | 'rows'
  | 'row'
>;

/** The order lines and what belongs to them; sum and button are in <CartFoot/>. */
export const CartContent = (props: ContentProps) => {
  const { cart, index, price, undo, row: Row = CartLineRow } = props;
  return (
    <div className={styles.content} data-testid="cart">
      <ChangedNotice
        removed={props.removed}
        priceChanged={props.priceChanged ?? false}
        priceChanges={props.priceChanges ?? []}
        index={index}
        onSeen={props.onSeenRemoved}
      />
      {props.isRead === false ? (
        <Skeleton className={cartEmpty.reading} />
      ) : (
        cart.lines.length === 0 && !cart.held && <CartEmpty shut={props.shut} />
      )}
      {cart.lines.length > 0 && (
        <ul>
          {cart.lines.map((line, at) => (
            <Row
              key={line.lineId}
              line={line}
              index={index}
              price={price.lines[at]}
              picture={props.pictures}
              most={props.most}
              only={tooFew(cart.lines, line, props.left)}
              dietNote={props.notes?.get(line.lineId)}
              onQuantity={props.onQuantity}
              onRemove={props.onRemove}
              onEdit={props.onEdit}
              onComment={props.onComment}
            />
          ))}
        </ul>
      )}
      {/* After the dishes, so that the toast covers none of the rows below them. */}
      {undo && (
        <div className={styles.undo}>
          <Toast key={undo.name} action={{ label: <Trans>Undo</Trans>, onPress: undo.onUndo }}>
            <Trans>
              Removed <strong>{undo.name}</strong>
            </Trans>
          </Toast>
        </div>
      )}
      {cart.held && <HeldLines lines={cart.held} index={index} whyHeld={props.whyHeld} onDrop={props.onDropHeld} />}
      {props.rows}
    </div>
  );
};
