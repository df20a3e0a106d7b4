import { useState } from 'react';
import type { ProductId } from '#domain/ids.ts';
import { placeWords } from '#domain/place/place.ts';
import { OnItsWay } from '#screens/notices/on-its-way.tsx';
import { CutOffBand } from '#screens/staff/kitchen/kitchen-notices.tsx';
import { KitchenScreen } from '#screens/staff/kitchen/kitchen-screen.tsx';
import { NotDone } from '#screens/staff/kitchen/not-done.tsx';
import { StationLinks } from '#screens/staff/kitchen/station-links.tsx';
import { UnseenNotice } from '#screens/staff/kitchen/unseen-notice.tsx';
import { PaperNotices } from '#screens/staff/paper/paper-notices.tsx';
import { InstallNotice } from '#screens/staff/phone/install-notice.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useStaffInstall } from '#state/staff/phone/use-staff-install.ts';
import { useKitchen } from '#state/staff/use-kitchen.ts';
import { DishOff } from './availability/dish-off.tsx';
import { OffNow } from './availability/off-now.tsx';
import { useStationAddress, useStationHref } from './kitchen/station-address.ts';

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
  const numberOf = (id: string) =>
    [...board.open, ...board.ready, ...board.voids].find((ticket) => ticket.id === id)?.number;
  return (
    <>
      <KitchenScreen
        {...{ board, mayAct, now, heardAt, isStale, waiting, actions }}
        name={station.name || placeWords(place, place.defaultLanguage).name.text}
        language={place.defaultLanguage}
        timeZone={place.timeZone}
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
            {mayAct && <UnseenNotice unseen={unseen} />}
            {mayAct && !install.isRefused && (
              <InstallNotice way={install.way} onInstall={install.install} onRefuse={install.refuse} />
            )}
            {mayAct && <PaperNotices {...paper.trouble} timeZone={place.timeZone} onAnswer={paper.answer} />}
            {refused.map(
              (done) =>
                done.refusal && (
                  <NotDone
                    key={done.id}
                    number={done.command.kind === 'orderFact' ? numberOf(done.command.orderId) : undefined}
                    refusal={done.refusal}
                    timeZone={place.timeZone}
                    onRead={() => dismiss(done)}
                  />
                ),
            )}
          </>
        }
      />
      {isOffOpen && <OffNow onClose={() => setOffOpen(false)} />}
      {off !== undefined && <DishOff about={off} onClose={() => setOff(undefined)} />}
    </>
  );
};
