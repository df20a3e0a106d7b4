import { useState } from 'react';
import type { ProductId } from '#domain/ids.ts';
import { placeWords } from '#domain/place/place.ts';
import { OnItsWay } from '#shared/frame/on-its-way.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { DishOff } from '#staff/availability/dish-off.tsx';
import { OffNow } from '#staff/availability/off-now.tsx';
import { type LineNotice, NoticeLine } from '#staff/frame/notice-line.tsx';
import { paperNotices } from '#staff/printing/paper-notices.tsx';
import { InstallNotice } from '#staff/sign-in/install-notice.tsx';
import { useStaffInstall } from '#staff/sign-in/use-staff-install.ts';
import { CutOffBand } from './kitchen-notices.tsx';
import { KitchenScreen } from './kitchen-screen.tsx';
import { NotDone } from './not-done.tsx';
import { useStationAddress, useStationHref } from './station-address.ts';
import { StationLinks } from './station-links.tsx';
import { UnseenNotice } from './unseen-notice.tsx';
import { useKitchen } from './use-kitchen.ts';

/** The board of a kitchen's station; others look in. */
export const KitchenPage = () => {
  const { place } = useMenu();
  const kitchen = useKitchen(useStationAddress());
  const stationHref = useStationHref();
  const { station, board, sound, unseen, paper, refused, dismiss, mayAct, now, heardAt, isStale, waiting, actions } =
    kitchen;
  const install = useStaffInstall();
  const [off, setOff] = useState<ProductId>();
  const [isOffOpen, setOffOpen] = useState(false);
  if (!board)
    return (
      <>
        {isStale && <CutOffBand heardAt={heardAt} timeZone={place.timeZone} />}
        <OnItsWay />
      </>
    );
  const labelOf = (id: string) =>
    [...board.open, ...board.ready, ...board.voids].find((ticket) => ticket.id === id)?.label;
  const { timeZone } = place;
  const isOffered = mayAct && install.way !== undefined && !install.isRefused;
  const notices: readonly LineNotice[] = [
    ...(mayAct && unseen.length > 0 ? [{ key: 'unseen', notice: <UnseenNotice unseen={unseen} /> }] : []),
    ...refused.flatMap((done) => {
      const { id, command, refusal } = done;
      if (!refusal) return [];
      const label = command.kind === 'orderFact' ? labelOf(command.orderId) : undefined;
      const notice = <NotDone key={id} {...{ label, refusal, timeZone }} onRead={() => dismiss(done)} />;
      return [{ key: id, notice, isWhole: true }];
    }),
    ...(mayAct ? paperNotices({ ...paper.trouble, timeZone, onAnswer: paper.answer }) : []),
    ...(isOffered
      ? [
          {
            key: 'install',
            notice: <InstallNotice way={install.way} onInstall={install.install} onRefuse={install.refuse} />,
          },
        ]
      : []),
  ];
  return (
    <>
      <KitchenScreen
        {...{ board, mayAct, now, heardAt, isStale, waiting, actions }}
        name={station.name || placeWords(place, place.defaultLanguage).name.text}
        language={place.defaultLanguage}
        timeZone={timeZone}
        sound={mayAct ? sound.state : 'ready'}
        onUnlock={sound.unlock}
        onTakeOff={setOff}
        onOff={() => setOffOpen(true)}
        notices={
          <>
            {!mayAct && kitchen.stations.length > 1 && (
              <StationLinks
                stations={kitchen.stations.map((one) => ({
                  id: one.id,
                  name: one.name || one.id,
                  href: stationHref(one),
                  isOpen: one.id === station.id,
                }))}
                language={place.defaultLanguage}
              />
            )}
            <NoticeLine notices={notices} />
          </>
        }
      />
      {isOffOpen && <OffNow onClose={() => setOffOpen(false)} />}
      {off !== undefined && <DishOff about={off} onClose={() => setOff(undefined)} />}
    </>
  );
};
