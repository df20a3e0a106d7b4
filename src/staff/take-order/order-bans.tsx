// Bans: on an order that of its own guest, and below a day's orders all of them.
import type { StaffOrder } from '#domain/service/board.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { BanList } from '#staff/orders/ban-list.tsx';
import { BanPanel } from '#staff/orders/ban-panel.tsx';
import { useBans } from '#staff/orders/use-bans.ts';
import { formatDay, formatTime } from '#ui/words/format-time.ts';

const useWhen = () => {
  const { timeZone } = useMenu().place;
  const { language } = useLanguage();
  return (at: number) => `${formatDay(at, language, timeZone)}, ${formatTime(at, timeZone)}`;
};

/** Ban controls on an order sent by a guest's device. */
export const OrderBan = ({ order }: { readonly order: Pick<StaffOrder, 'id' | 'label'> }) => {
  const { bans, why, ban, lift } = useBans();
  return (
    <BanPanel
      label={order.label}
      ban={bans.find(({ orderId }) => orderId === order.id)}
      why={why}
      whenOf={useWhen()}
      onBan={(asked) => ban({ ...asked, orderId: order.id })}
      onLift={lift}
    />
  );
};

export const BansHere = () => {
  const { bans, why, lift } = useBans();
  return <BanList bans={bans} why={why} whenOf={useWhen()} onLift={lift} />;
};
