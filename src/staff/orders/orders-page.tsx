import { useEffect, useState } from 'react';
import { dayAt } from '#domain/owner/calendar-day.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useDebounced } from '#shared/use-debounced.ts';
import { PaidOrder } from '#staff/payment/paid-order.tsx';
import { BansHere, OrderBan } from '#staff/take-order/order-bans.tsx';
import { type OrdersAddress, useOrdersAddress } from './orders-address.ts';
import { OrdersScreen } from './orders-screen.tsx';
import { useDaysFile } from './use-days-file.ts';
import { useOrdersOfDay, useWholeOrder } from './use-orders.ts';

/** The orders of any day, or one of them. */
export const OrdersPage = () => {
  const { place } = useMenu();
  const { serverNow } = useTabl();
  const today = dayAt(serverNow(), place.timeZone).day;
  const address = useOrdersAddress(today);
  return address.order === undefined ? (
    <AllOrders address={address} today={today} />
  ) : (
    <OneOrder key={address.order} id={address.order} backHref={address.hrefOf({ ...address, order: undefined })} />
  );
};

const AllOrders = ({ address, today }: { readonly address: OrdersAddress; readonly today: string }) => {
  const { place } = useMenu();
  const { day, asked, page, hrefOf, go } = address;
  const [typed, setTyped] = useState(asked);
  const settled = useDebounced(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed leads, and the address follows.
  useEffect(() => {
    if (settled !== asked) go({ day, asked: settled, page: 1 });
  }, [settled]);
  const { found, why } = useOrdersOfDay(day, asked, page);
  return (
    <OrdersScreen
      day={day}
      today={today}
      typed={typed}
      found={found?.day === day ? found : undefined}
      why={why}
      timeZone={place.timeZone}
      currency={place.currency}
      dishLanguage={place.defaultLanguage}
      onType={setTyped}
      onDay={(next) => go({ day: next, asked: typed, page: 1 })}
      orderHref={(order) => hrefOf({ ...address, order })}
      pageHref={(next) => hrefOf({ day, asked, page: next })}
      onFile={useDaysFile('orders')}
      bans={<BansHere />}
    />
  );
};

const OneOrder = ({ id, backHref }: { readonly id: string; readonly backHref: string }) => {
  const { place } = useMenu();
  const { found, why } = useWholeOrder(id);
  return (
    <PaidOrder
      whole={found}
      why={why}
      timeZone={place.timeZone}
      dishLanguage={place.defaultLanguage}
      backHref={backHref}
      // An order that staff took for a table has no guest's device.
      sender={found && found.order.takenBy === undefined && <OrderBan order={found.order} />}
    />
  );
};
