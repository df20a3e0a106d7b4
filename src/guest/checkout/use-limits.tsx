// Checks between the press on "send" and the order: above the place's limits, or so large that it may be a mistake.
import { type ReactNode, useState } from 'react';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { type Excess, tooMuch, unusual } from '#domain/order/quantity-limits.ts';
import { TooMuchPanel, UnusualPanel } from '#guest/orders/later/limit-panel.tsx';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useSetHeld } from '#shared/cart/use-held-lines.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';

interface Limits {
  /** Asks first when the order is unusually large. */
  readonly send: () => void;
  /** Replaces the button; `undefined` shows the button. */
  readonly question: ReactNode;
}

/**
 * Applies the place's limits. `cart`: as ordered, with lines held for its order type. Without the texts it asks nothing,
 * because the server checks too.
 */
export function useLimits(onSend: () => void, cart: Cart): Limits {
  const { index, place, settings } = useMenu();
  const { cart: stored, setQuantity } = useCart();
  const setHeld = useSetHeld(place.id);
  const isSaid = useServiceCatalog();
  const [askedAt, setAskedAt] = useState<number>();
  const excess = tooMuch(cart.lines, settings.limits);
  const doubted = unusual(cart.lines, settings.limits);
  if (!isSaid) return { send: onSend, question: undefined };
  if (excess) {
    const reduce = ({ lines, most }: Excess<CartLine>) => {
      for (const { line } of lines) {
        const isHeld = stored.held?.some(({ lineId }) => lineId === line.lineId);
        (isHeld ? setHeld : setQuantity)(line.lineId, most.line);
      }
    };
    return {
      send: () => undefined,
      question: <TooMuchPanel index={index} excess={excess} onReduce={() => reduce(excess)} />,
    };
  }
  // A changed order is asked about again.
  const isAsked = doubted !== undefined && askedAt === cart.revision;
  return {
    send: doubted ? () => setAskedAt(cart.revision) : onSend,
    question: isAsked && (
      <UnusualPanel
        index={index}
        excess={doubted}
        onChange={() => setAskedAt(undefined)}
        onSend={() => {
          setAskedAt(undefined);
          onSend();
        }}
      />
    ),
  };
}
