import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { hasRole } from '#domain/account/roles.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Station } from '#domain/kitchen/stations.ts';
import type { UnseenElsewhere } from '#domain/kitchen/unseen-elsewhere.ts';
import type { Language } from '#domain/language/language.ts';
import { placeTexts } from '#domain/place/place.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { loadStaffCatalog } from '#locales/staff-catalog.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { LanguageTool } from '#shared/language/language-tool.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { DishOff } from '#staff/availability/dish-off.tsx';
import { OffNow } from '#staff/availability/off-now.tsx';
import { type LineNotice, NoticeLine } from '#staff/frame/notice-line.tsx';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { useStaff } from '#staff/frame/staff-context.tsx';
import { paperNotices } from '#staff/printing/paper-notices.tsx';
import { turnedDownNotices } from '#staff/tables/turned-down.tsx';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { bellRinging } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import styles from './kitchen-head.module.css';
import { CutOffBand } from './kitchen-notices.tsx';
import { KitchenScreen } from './kitchen-screen.tsx';
import { useKitchen } from './use-kitchen.ts';
import { WhereText } from './where-text.tsx';

const Why = ({ refusal, timeZone }: { readonly refusal: StaffRefusal; readonly timeZone: string }) => {
  const { code, at } = refusal;
  const by = refusal.by && <bdi>{refusal.by}</bdi>;
  const when = at === undefined ? '' : formatTime(at, timeZone);
  if (code === 'moved_on' && refusal.status === 'rejected' && by && when) {
    return (
      <Trans>
        {by} refused the order at {when}.
      </Trans>
    );
  }
  // Staff always have a name.
  if (code === 'moved_on' && refusal.status === 'rejected' && refusal.by === '')
    return <Trans>The guest has cancelled the order.</Trans>;
  if ((code === 'moved_on' || code === 'done_already') && by && when) {
    return (
      <Trans>
        {by} was first, at {when}.
      </Trans>
    );
  }
  if (code === 'moved_on' || code === 'done_already') return <Trans>Somebody else was first.</Trans>;
  if (code === 'too_late') return <Trans>It went out more than half an hour ago.</Trans>;
  if (code === 'unknown_order') return <Trans>The order is not there any more.</Trans>;
  if (code === 'forbidden') return <Trans>This screen may not do that.</Trans>;
  return <Trans>The server did not take it.</Trans>;
};

/** Failed presses of this screen, until dismissed. */
export const NotDone = (props: {
  /** `undefined`: the order is no longer on the board. */
  readonly label: string | undefined;
  readonly refusal: StaffRefusal;
  readonly timeZone: string;
  readonly onRead: () => void;
}) => {
  const { label, refusal, timeZone, onRead } = props;
  return (
    <WaitNotice
      icon={warningCircle}
      testId="not-done"
      isAlert
      title={
        <>
          {label === undefined ? <Trans>Not done.</Trans> : <Trans>{label}: not done.</Trans>}{' '}
          <Why refusal={refusal} timeZone={timeZone} />
        </>
      }
      quick={
        <Button small onClick={onRead}>
          <Trans>I see</Trans>
        </Button>
      }
    />
  );
};

/** Maximum number of named orders; nobody reads more at a glance. */
const NAMED = 3;

const Unseen = ({ label, stations, isToGo, ...where }: UnseenElsewhere) => (
  <>
    <strong>{stations.join(', ')}</strong>: {label}, <WhereText {...where} details={{ isToGo }} />.{' '}
  </>
);

/** Why this screen rings for orders that it does not show: they are unseen at another station. */
export const UnseenNotice = ({ unseen }: { readonly unseen: readonly UnseenElsewhere[] }) => {
  const more = unseen.length - NAMED;
  return (
    <WaitNotice
      icon={bellRinging}
      testId="unseen-elsewhere"
      title={<Plural value={unseen.length} one="# order that nobody has seen" other="# orders that nobody has seen" />}
    >
      {unseen.slice(0, NAMED).map((order) => (
        <Unseen key={order.id} {...order} />
      ))}
      {more > 0 && (
        <>
          <Trans comment="behind a list of orders: so many are not named">+ {more}.</Trans>{' '}
        </>
      )}
      <Trans comment="to a kitchen's station: somebody must walk to another station">
        Please look there: it rings until the order is on the screen or printed.
      </Trans>
    </WaitNotice>
  );
};

interface StationLink {
  readonly id: string;
  /** In the venue's language. */
  readonly name: string;
  readonly href: string;
  readonly isOpen: boolean;
}

/** Links to the stations' boards, for a person who is not a station's screen. */
const StationLinks = ({
  stations,
  language,
}: {
  readonly stations: readonly StationLink[];
  readonly language: Language;
}) => {
  const { t } = useLingui();
  return (
    <nav className={styles.stations} aria-label={t`Stations`}>
      {stations.map(({ id, name, href, isOpen }) => (
        <Link key={id} href={href} className={styles.station} aria-current={isOpen ? 'page' : undefined}>
          <span lang={language}>{name}</span>
        </Link>
      ))}
    </nav>
  );
};

// The station whose board a waiter or manager views, in the address, so that a reload keeps it.
/** Prefix of a station id in the address, so that "12" is not parsed as a number. */
const MARK = '~';

/** The station in the address, as written there; `undefined`: none. An unknown one falls back to the default station. */
const useStationAddress = (): string | undefined => {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const station = new URLSearchParams(search).get('station');
  return station?.startsWith(MARK) ? station.slice(MARK.length) : undefined;
};

/** Address of a station's board. */
const useStationHref = (): ((station: Pick<Station, 'id'>) => string) => {
  const { place } = useMenu();
  return ({ id }) => `/${place.slug}/staff/kitchen?station=${encodeURIComponent(MARK + id)}`;
};

/** The board of a kitchen station; other viewers are read-only. */
export const KitchenPage = () => {
  const { place } = useMenu();
  const { language = place.defaultLanguage } = useReaderTexts();
  const kitchen = useKitchen(useStationAddress());
  const stationHref = useStationHref();
  const { station, board, sound, unseen, paper, refused, dismiss, mayAct, now, heardAt, isStale, waiting, actions } =
    kitchen;
  const identity = useStaff()?.identity;
  const isManager = identity?.kind === 'person' && hasRole(identity.role, 'PLACE_ADMIN');
  const [off, setOff] = useState<ProductId>();
  const [isOffOpen, setOffOpen] = useState(false);
  if (!board)
    return (
      <>
        {isStale && <CutOffBand heardAt={heardAt} timeZone={place.timeZone} />}
        <LoadingPart />
      </>
    );
  const labelOf = (id: string) =>
    [...board.open, ...board.ready, ...board.voids].find((ticket) => ticket.id === id)?.label;
  const { timeZone } = place;
  const notices: readonly LineNotice[] = [
    ...(mayAct && unseen.length > 0 ? [{ key: 'unseen', notice: <UnseenNotice unseen={unseen} /> }] : []),
    // For a person the frame tells of rejections, with the amount and table of a payment.
    ...(mayAct ? refused : []).flatMap((done) => {
      const { id, command, refusal } = done;
      if (!refusal) return [];
      // A person who worked on this device before may have left a command of another kind, such as a payment.
      if (command.kind !== 'orderFact' && command.kind !== 'orderStatus')
        return turnedDownNotices([{ id, command, refusal, label: undefined }], timeZone, () => dismiss(done));
      const label = labelOf(command.orderId);
      const notice = <NotDone key={id} {...{ label, refusal, timeZone }} onRead={() => dismiss(done)} />;
      return [{ key: id, notice, isWhole: true }];
    }),
    ...(mayAct ? paperNotices({ ...paper.trouble, timeZone, onAnswer: paper.answer }) : []),
  ];
  return (
    <>
      <KitchenScreen
        {...{ board, mayAct, now, heardAt, isStale, waiting, actions }}
        name={station.name ? { text: station.name, language: place.defaultLanguage } : placeTexts(place, language).name}
        language={place.defaultLanguage}
        timeZone={timeZone}
        sound={mayAct ? sound.state : 'ready'}
        onUnlock={sound.unlock}
        hasScreen={kitchen.hasScreen}
        devicesHref={isManager ? `/${place.slug}/staff/devices` : undefined}
        onTakeOff={setOff}
        onOff={() => setOffOpen(true)}
        languageTool={mayAct && <LanguageTool device="phone" load={loadStaffCatalog} />}
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
