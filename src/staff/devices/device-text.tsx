import { Plural, Trans } from '@lingui/react/macro';
import type { DeviceCommandKind } from '#domain/device/device-command.ts';
import type { DeviceTrouble } from '#domain/device/heartbeat.ts';
import type { StaffDeviceKind } from '#domain/staff/staff.ts';

/** Purpose of a device, and its station or table. */
export const DeviceKindText = ({
  kind,
  table,
}: {
  readonly kind: StaffDeviceKind;
  readonly table?: string | undefined;
}) => {
  switch (kind) {
    case 'shared':
      return <Trans>Shared tablet</Trans>;
    case 'station':
      return <Trans>Kitchen’s screen</Trans>;
    case 'kiosk':
      return <Trans>Kiosk</Trans>;
    case 'tablet':
      return <Trans>Tablet on table {table}</Trans>;
    case 'room':
      return <Trans>Tablet in room {table}</Trans>;
  }
};

/** When a device was last heard: just now, minutes ago, at a time of today, or on another day. */
export type LastSeen = 'now' | { readonly minutes: number } | { readonly at: string } | { readonly on: string };

export const LastSeenText = ({ seen }: { readonly seen: LastSeen }) => {
  if (seen === 'now') return <Trans>on line</Trans>;
  if ('minutes' in seen)
    return <Plural value={seen.minutes} one="last seen # minute ago" other="last seen # minutes ago" />;
  if ('at' in seen) return <Trans>last seen at {seen.at}</Trans>;
  return <Trans comment="a device; {0} is a day with its time">last seen: {seen.on}</Trans>;
};

/** A kitchen's screen that has stopped reporting. `seen`: when it was last heard. */
export const SilentScreenText = ({ seen }: { readonly seen: Exclude<LastSeen, 'now'> }) => {
  if ('minutes' in seen)
    return <Plural value={seen.minutes} one="not heard from for # minute" other="not heard from for # minutes" />;
  return <SinceText heard={'at' in seen ? seen.at : seen.on} />;
};

const SinceText = ({ heard }: { readonly heard: string }) => <Trans>not heard from since {heard}</Trans>;

/** Short description of a device's fault. */
export const TroubleText = ({
  trouble,
  heard,
  orders = [],
}: {
  readonly trouble: DeviceTrouble;
  readonly heard: string;
  /** Labels of the affected orders. */
  readonly orders?: readonly string[] | undefined;
}) => {
  const labels = orders.join(', ');
  switch (trouble) {
    case 'silent':
      return <SinceText heard={heard} />;
    case 'copied':
      return <Trans>two devices use its key: make a new code</Trans>;
    case 'no_table':
      return <Trans>its table is not in use: set it up anew</Trans>;
    case 'unclean':
      return <Trans>what the last guest chose could not be removed: it serves nobody</Trans>;
    case 'refused':
      return <Trans>turned down after its guest had gone: {labels}</Trans>;
    case 'unsent':
      return <Trans>orders are stuck on it</Trans>;
    case 'battery':
      return <Trans>charge it</Trans>;
    case 'storage':
      return <Trans>its storage is nearly full</Trans>;
    case 'clock':
      return <Trans>its clock is wrong</Trans>;
  }
};

/** Command to a device. */
export const CommandText = ({ kind }: { readonly kind: DeviceCommandKind }) => {
  switch (kind) {
    case 'identify':
      return <Trans>Show its name</Trans>;
    case 'message':
      return <Trans>Message</Trans>;
    case 'reload':
      return <Trans>Load anew</Trans>;
    case 'reset':
      return <Trans>Clear for the next guest</Trans>;
  }
};

/** Result of the command. */
export const OutcomeText = ({ outcome }: { readonly outcome: 'done' | 'refused' | 'expired' | null }) => {
  switch (outcome) {
    case 'done':
      return <Trans>done</Trans>;
    case 'refused':
    case 'expired':
      return <Trans>not done: it came too late</Trans>;
    case null:
      return <Trans>on its way: within half a minute</Trans>;
  }
};
