import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CartContent, type CartProps } from '#shared/cart/cart-content.tsx';
import { CartFoot } from '#shared/cart/cart-foot.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { SeatText } from './seat-text.tsx';

/** The cart as a sheet with its own address, on a phone and a kiosk. Includes Radix: load it with React.lazy. */
export const CartSheet = ({
  open,
  onClose,
  tabs,
  ...cart
}: CartProps & { readonly open: boolean; readonly onClose: () => void; readonly tabs?: ReactNode }) => (
  <Sheet
    open={open}
    inAddress
    onClose={onClose}
    size="full"
    title={<Trans>Your order</Trans>}
    subtitle={(cart.table !== undefined || cart.room !== undefined) && <SeatText table={cart.table} room={cart.room} />}
    foot={<CartFoot {...cart} />}
  >
    {tabs}
    <CartContent {...cart} />
  </Sheet>
);
