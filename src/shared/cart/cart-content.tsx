import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { tooFew } from '#domain/cart/few-left.ts';
import type { RemovedLine } from '#domain/cart/reconcile.ts';
import type { ProductId } from '#domain/ids.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { VenueReason } from '#domain/order/reasons.ts';
import type { StepChange } from '#domain/pricing/compare-steps.ts';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import type { VatPart } from '#domain/pricing/vat.ts';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { Toast } from '#ui/layout/toast.tsx';
import { Rosette } from '#ui/look/rosette.tsx';
import styles from './cart-content.module.css';
import cartEmpty from './cart-empty.module.css';
import { CartLineRow } from './cart-line-row.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { HeldLines } from './held-lines.tsx';

/** An empty order: says what will happen here. */
const CartEmpty = () => (
  <div className={cartEmpty.empty}>
    <span className={cartEmpty.flower}>
      <Rosette name="tabl" radius={7} />
    </span>
    <p className={cartEmpty.title}>
      <Trans>Nothing chosen yet</Trans>
    </p>
    <p>
      <Trans>Tap + on a dish and it appears here.</Trans>
    </p>
  </div>
);

/** ready: it can be sent; sending: the press was taken, a second one does nothing; else why it cannot be sent from here. */
type SendState = 'ready' | 'sending' | VenueReason;

export interface CartProps {
  readonly cart: Cart;
  /** false: the device has not read the cart yet, so it may hold dishes. */
  readonly isRead?: boolean | undefined;
  readonly index: MenuIndex;
  readonly price: OrderPrice;
  /** The tax in it, where it is known. */
  readonly vat?: readonly VatPart[] | undefined;
  readonly table: string | undefined;
  readonly room: string | undefined;
  readonly sendState: SendState;
  /** The network is away: the order will be saved and go by itself. */
  readonly offline: boolean;
  /** Pictures beside the lines: on a phone and a kiosk. */
  readonly pictures: boolean;
  /** Lines that a changed menu has taken out, until the guest has seen it. */
  readonly removed: readonly RemovedLine[];
  /** The price differs from the one that was refused: the new one must be agreed to by pressing. */
  readonly priceChanged?: boolean;
  /** Price changes in it; nothing where they are not known. */
  readonly priceChanges?: readonly StepChange[] | undefined;
  readonly onSeenRemoved: () => void;
  readonly onQuantity: (lineId: string, quantity: number) => void;
  readonly onRemove: (lineId: string) => void;
  /** Portions of dishes that are counted and few. */
  readonly left?: ReadonlyMap<ProductId, number> | undefined;
  /** Why a line is held back, where its dish has not run out: when it can be had again, or that it is not had this way. */
  readonly whyHeld?: ((line: CartLine) => ReactNode) | undefined;
  /** Sentence of a closed kitchen: until when, and what can be done. */
  readonly closed?: ReactNode;
  /** Opens the choice of a line. */
  readonly onEdit?: ((line: CartLine) => void) | undefined;
  /** Forgets a line that is held back; without it such lines are only shown. */
  readonly onDropHeld?: ((lineId: string) => void) | undefined;
  readonly onComment: (lineId: string, text: string, isOfOne: boolean) => void;
  readonly onSend: () => void;
  /** The last line that was taken out, for as long as it can be brought back. */
  readonly undo?: { readonly name: string; readonly onUndo: () => void } | undefined;
  /** The way on where the order page asks for more. */
  readonly checkout?: ReactNode;
  /** The order page stands beside it, with the sums and the one button that orders. */
  readonly isOrderedBeside?: boolean;
  /** Whether the order page is the only way on. */
  readonly isCheckoutOnly?: boolean | undefined;
  /** The page to scan a table's code or to type it. */
  readonly joinHref: string;
  /** By line: what it is to a guest who avoids something. Keep each the same element, so that rows repaint alone. */
  readonly notes?: ReadonlyMap<string, ReactNode> | undefined;
  /** Question that must be answered before it is sent, in the place of the button. */
  readonly question?: ReactNode;
  /** How many of one dish there may be at most. */
  readonly most?: number | undefined;
  /** Under the sums: what another way to order would cost less. */
  readonly saving?: ReactNode;
  /** Over the button: what the guest should know before sending. */
  readonly warning?: ReactNode;
  /** More rows above the sum: a promo code, another issue's. */
  readonly rows?: ReactNode;
}

type ContentProps = Pick<
  CartProps,
  | 'cart'
  | 'isRead'
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
>;

/** The lines of the order and what belongs to them; the sum and the button are <CartFoot/>. */
export const CartContent = (props: ContentProps) => {
  const { cart, index, price, undo } = props;
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
        cart.lines.length === 0 && !cart.held && <CartEmpty />
      )}
      {cart.lines.length > 0 && (
        <ul>
          {cart.lines.map((line, at) => (
            <CartLineRow
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
      {/* Behind the dishes: it covers none of the rows below them. */}
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
