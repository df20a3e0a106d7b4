import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { deviceRings, troubleKey } from '#domain/device/heartbeat.ts';
import { screenKey, screenRings } from '#domain/service/screens.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { ringsOf } from '#staff/board/rings-of-queue.ts';
import { useRinging } from '#staff/board/use-ringing.ts';
import { lockNotices } from '#staff/devices/lock-notices.tsx';
import { useLockedDevices } from '#staff/devices/use-locked-devices.ts';
import { deviceNotices } from '#staff/printing/device-notices.tsx';
import { paperNotices } from '#staff/printing/paper-notices.tsx';
import { screenNotices } from '#staff/printing/screen-notices.tsx';
import { usePaperTrouble } from '#staff/printing/use-paper-trouble.ts';
import { InstallNotice } from '#staff/sign-in/install-notice.tsx';
import { useStaffInstall } from '#staff/sign-in/use-staff-install.ts';
import { queueOf } from '#staff/tables/table-views.ts';
import { useTablesAddress } from '#staff/tables/tables-address.ts';
import { ofTable, turnedDownNotices } from '#staff/tables/turned-down.tsx';
import { useTables } from '#staff/tables/use-tables.ts';
import { FrameNotices } from './frame-notices.ts';
import { type LineNotice, NoticeLine } from './notice-line.tsx';
import { SilenceLine } from './silence-line.tsx';
import type { StaffPage } from './staff-pages.tsx';

const NOTHING: readonly never[] = [];

/** Keys of the matters that a person at this device has seen. A reload shows them again. */
function useRead() {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  return {
    isUnread: (key: string) => !read.has(key),
    onRead: (key: string) => setRead((before) => new Set([...before, key])),
  };
}

/**
 * Rings on every page of a waiter for calls, bills, unseen orders, open papers, missing kitchen screens and shared devices,
 * and for managers also locked devices. Tells of rejected commands. Says when sound is blocked, and how to allow it, where
 * staff wait for calls.
 * `pages`: those of the person; the first one offers the installation. The overview of the tables shows the notices itself,
 * in one line with its own, so that the first tiles stay near the top.
 */
export const StaffNotices = ({
  page,
  pages,
  children,
}: {
  readonly page: string | undefined;
  readonly pages: readonly StaffPage[];
  /** The page. */
  readonly children: ReactNode;
}) => {
  const { place } = useMenu();
  const at = useLocation({ select: ({ href }) => href });
  const address = useTablesAddress();
  const { board, viewing, time, refused, onRead: onRefusalRead } = useTables(address);
  const install = useStaffInstall();
  const paper = usePaperTrouble(undefined);
  const queue = useMemo(() => (board ? ringsOf(queueOf(board, viewing)) : NOTHING), [board, viewing]);
  const screens = board?.screens ?? NOTHING;
  const devices = [...(board?.devices ?? NOTHING), ...(board?.moreDevices ?? NOTHING)];
  const { locked, rings: lockRings, onSeen } = useLockedDevices();
  const machineRings = [...screenRings(screens), ...deviceRings(devices)];
  const { state, unlock } = useRinging([...queue, ...paper.rings, ...lockRings, ...machineRings]);
  const { isUnread, onRead } = useRead();
  const { timeZone } = time;
  const home = `/${place.slug}/staff`;
  const toDevices = pages.some(({ path }) => path === 'devices') ? `${home}/devices` : undefined;
  const doors = { kitchen: `${home}/kitchen`, devices: toDevices, onRead };
  const isOffered = install.way !== undefined && !install.isRefused && page === pages[0]?.path;
  const offer: readonly LineNotice[] = isOffered
    ? [
        {
          key: 'install',
          notice: <InstallNotice way={install.way} onInstall={install.install} onRefuse={install.refuse} />,
        },
      ]
    : [];
  const { table, order, isTaking } = address;
  const isOverview = page === 'tables' && table === undefined && order === undefined;
  // A table's page and an order's page show their own rejections at full length.
  const isTold = page === 'tables' && !isOverview && !isTaking ? ofTable(refused, table) : NOTHING;
  // A rejected payment is cash in the waiter's hand that nobody has noted.
  const refusals = turnedDownNotices(
    refused.filter((one) => !isTold.includes(one)),
    timeZone,
    onRefusalRead,
  );
  const notices = [
    ...refusals,
    ...paperNotices({ ...paper.trouble, timeZone, tableHref: address.hrefOf, onAnswer: paper.answer }),
    ...screenNotices(
      screens.filter((screen) => isUnread(screenKey(screen))),
      timeZone,
      doors,
    ),
    ...deviceNotices(
      devices.filter((device) => isUnread(troubleKey(device))),
      timeZone,
      doors,
    ),
    ...lockNotices(locked, timeZone, onSeen, toDevices),
    ...offer,
  ];
  return (
    <FrameNotices value={notices}>
      {/* Any press allows sound and settles this notice, so the list of the others neither counts nor holds it. */}
      <SilenceLine {...{ page, at, unlock }} sound={state} />
      {/* Machines wait until the order is taken: the dishes stand high on a phone. */}
      {!isOverview && <NoticeLine at={at} notices={isTaking ? refusals : notices} />}
      {children}
    </FrameNotices>
  );
};
