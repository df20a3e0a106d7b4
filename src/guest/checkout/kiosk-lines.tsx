import type { Cart } from '#domain/cart/cart.ts';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import { CartContent } from '#shared/cart/cart-content.tsx';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';

/** The dishes on a kiosk's order page, with quantity controls, because a kiosk has no cart page. */
export const KioskLines = ({ cart, price }: { readonly cart: Cart; readonly price: OrderPrice }) => {
  const { index, settings, left } = useMenu();
  const { removed, seenRemoved, setQuantity, remove, comment, undo } = useCart();
  return (
    <CartContent
      cart={cart}
      index={index}
      price={price}
      pictures
      removed={removed}
      onSeenRemoved={seenRemoved}
      left={left}
      most={settings.limits.line || undefined}
      onQuantity={setQuantity}
      onRemove={remove}
      onComment={comment}
      undo={undo}
    />
  );
};
