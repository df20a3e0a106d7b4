import { menuOrderTypes } from '#domain/order/checkout/menu-order-types.ts';
import type { OrderType } from '#domain/place/place.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useChooseType } from './use-chosen-type.ts';

export interface MenuOrderType {
  readonly ways: readonly OrderType[];
  /** `undefined`: the guest has chosen none. */
  readonly taken: OrderType | undefined;
  readonly onTake: (way: OrderType) => void;
}

/** The open menu's order type if its guest can choose it; `undefined` when a table code decides, or there is only one. */
export function useMenuOrderType(): MenuOrderType | undefined {
  const { place } = useMenu();
  const { orderType: scanned, pricedAs, isKnown } = useSession();
  const isHouse = useIsSharedDevice();
  const onTake = useChooseType();
  const ways = menuOrderTypes(place);
  if (!isKnown || scanned !== undefined || isHouse || ways.length < 2) return undefined;
  return { ways, taken: pricedAs, onTake };
}
