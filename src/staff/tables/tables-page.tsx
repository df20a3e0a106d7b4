import { useCallback, useEffect, useMemo, useState } from 'react';
import { placeTexts } from '#domain/place/place.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useKept } from '#shared/keep-equal.ts';
import { lazyPage } from '#shared/lazy/lazy-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { OffNow } from '#staff/availability/off-now.tsx';
import { useOffNow } from '#staff/availability/use-off-now.ts';
import { useFrameNotices } from '#staff/frame/frame-notices.ts';
import { TablePage } from '#staff/table/table-page.tsx';
import { OwnOrderPage } from '#staff/take-order/own-order-page.tsx';
import { ownOrdersOf } from '#staff/take-order/own-order-views.ts';
import { TakenOrders } from '#staff/take-order/taken-orders.tsx';
import { useWayBack } from '#staff/take-order/use-way-back.ts';
import { ReceiptsNotice } from './receipts-notice.tsx';
import { queueOf, roomsOf } from './table-views.ts';
import { type TablesAddress, useTablesAddress } from './tables-address.ts';
import { TablesScreen } from './tables-screen.tsx';
import type { FoodView } from './tables-view.ts';
import { type TablesHere, useTables } from './use-tables.ts';

const TakeOrder = lazyPage(async () => (await import('#staff/take-order/take-order-page.tsx')).TakeOrderPage);

const Receipts = lazyPage(async () => (await import('#staff/payment/receipts-here.tsx')).ReceiptsHere);

const NOBODY = { asking: [], food: [] };

/** The tables of the place, or one of them. [S7.12] */
export const TablesPage = () => {
  const address = useTablesAddress();
  const here = useTables(address);
  if (!here.board && !here.time.isStale) return <LoadingPart />;
  if (address.order !== undefined)
    return <OwnOrderPage here={here} id={address.order} backHref={address.tabHref('tables')} />;
  return address.table === undefined ? (
    <AllTables here={here} address={address} />
  ) : (
    <OneTable here={here} name={address.table} address={address} />
  );
};

/** A table, or the order being taken for it. */
const OneTable = ({
  here,
  name,
  address,
}: {
  readonly here: TablesHere;
  readonly name: string;
  readonly address: TablesAddress;
}) => {
  // Preloaded, so that order taking also opens offline.
  useEffect(() => void TakeOrder.load().catch(() => undefined), []);
  const table = here.board?.tables.find((one) => one.name === name);
  const backHref = address.hrefOf(name);
  const onSent = useWayBack(backHref, address.isTaking);
  if (address.isTaking && table) return <TakeOrder {...{ here, table, backHref, onSent }} />;
  return <TablePage here={here} name={name} backHref={address.tabHref('tables')} takeHref={address.takeHref(name)} />;
};

const AllTables = ({ here, address }: { readonly here: TablesHere; readonly address: TablesAddress }) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { board, viewing, time, send } = here;
  // Each order and each second rebuilds them, but unchanged tables and rows are not rendered again.
  const rooms = useKept(useMemo(() => (board ? roomsOf(board, viewing) : []), [board, viewing]));
  const own = useKept(useMemo(() => (board ? ownOrdersOf(board, viewing) : []), [board, viewing]));
  const queue = useKept(useMemo(() => (board ? queueOf(board, viewing) : NOBODY), [board, viewing]));
  const onTaken = useCallback(
    ({ orderId }: FoodView) => send({ kind: 'orderStatus', orderId, to: 'served_spot' }),
    [send],
  );
  const onAccept = useCallback(
    ({ orderId, isHeld }: FoodView) =>
      send({ kind: 'orderFact', orderId, fact: { kind: isHeld ? 'confirmed' : 'accepted' } }),
    [send],
  );
  const offCount = useOffNow().off.length;
  const [isOffOpen, setOffOpen] = useState(false);
  const [isIssuing, setIssuing] = useState(false);
  const receipts = board?.receiptsDue ?? 0;
  const ofFrame = useFrameNotices();
  return (
    <>
      <TablesScreen
        placeName={placeTexts(place, language).name.text}
        rooms={rooms}
        own={own}
        queue={queue}
        time={time}
        heardAt={here.heardAt}
        tab={address.tab}
        tabHref={address.tabHref}
        notices={[
          ...here.orders.taken.map((order) => ({
            key: `taken ${order.id}`,
            notice: <TakenOrders {...here.orders} taken={[order]} timeZone={time.timeZone} isOfAll />,
          })),
          ...ofFrame,
          ...(receipts > 0
            ? [{ key: 'receipts', notice: <ReceiptsNotice count={receipts} onOpen={() => setIssuing(true)} /> }]
            : []),
        ]}
        onComing={({ id }) => send({ kind: 'callAnswer', callId: id, answer: 'coming' })}
        onDone={({ id }) => send({ kind: 'callAnswer', callId: id, answer: 'done' })}
        onTaken={onTaken}
        onAccept={onAccept}
        onShown={here.onShown}
        offCount={offCount}
        onOff={() => setOffOpen(true)}
      />
      {isOffOpen && <OffNow onClose={() => setOffOpen(false)} />}
      {isIssuing && <Receipts onClose={() => setIssuing(false)} />}
    </>
  );
};
