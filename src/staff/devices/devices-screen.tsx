import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { isSharedDeviceKind } from '#domain/device/shared-device.ts';
import type { StaffDeviceKind } from '#domain/staff/staff.ts';
import type { CodeTrouble } from '#domain/table/code-address.ts';
import { LocalNotice } from '#staff/codes/local-notice.tsx';
import styles from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { plus } from '#ui/look/icons.ts';
import { check, deviceMobile, pot, trash, warning } from '#ui/look/icons-later.ts';
import { verticalDots } from '#ui/look/staff-icons.ts';
import { QrCode } from '#ui/picture/qr-code.tsx';
import type { DeviceStateView } from '#ui/view/device-state.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { AddDeviceSheet, type NewDevice, type StationOption, type TableOption } from './add-device-sheet.tsx';
import { DeviceKindText, type LastSeen, LastSeenText, SilentScreenText, TroubleText } from './device-text.tsx';
import { SharedDeviceSheet, type SharedDeviceSheetProps } from './shared-device-sheet.tsx';
import { StaffDeviceSheet } from './staff-device-sheet.tsx';

interface DeviceCode {
  readonly deviceId: string;
  readonly name: string;
  /** "K7QM3XPT" */
  readonly code: string;
  readonly href: string;
  readonly trouble: CodeTrouble | undefined;
  /** Why this very device could not be enrolled. */
  readonly why?: string | undefined;
}

interface CodeSheetProps {
  readonly code: DeviceCode;
  /** From the list of devices; `undefined`: the device is not in the list yet. */
  readonly isEnrolled: boolean | undefined;
  readonly onClose: () => void;
  readonly onAnother: () => void;
}

/** The enrolment code, to scan or type on the device, until the device has used it. */
const CodeSheet = ({ code, isEnrolled, onClose, onAnother }: CodeSheetProps) => {
  const { t } = useLingui();
  // A list from before the code may still show the device as enrolled by its old code.
  const [hasWaited, setWaited] = useState(false);
  if (isEnrolled === false && !hasWaited) setWaited(true);
  const address = <strong className={styles.address}>{code.href.replace(/^https?:\/\/|\/sign-in#.*$/g, '')}</strong>;
  const [first, second] = [code.code.slice(0, 4), code.code.slice(4)];
  if (hasWaited && isEnrolled)
    return (
      <Sheet open onClose={onClose} title={<bdi>{code.name}</bdi>}>
        <div className={styles.form} data-testid="device-added">
          <p className={styles.success} role="status">
            <Icon path={check} />
            <Trans comment="a device was enrolled by its code">Added. The device belongs to the venue now.</Trans>
          </p>
          <Button look="primary" wide onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button wide onClick={onAnother}>
            <Trans comment="button: add one more device">Another one</Trans>
          </Button>
        </div>
      </Sheet>
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={<bdi>{code.name}</bdi>}
      subtitle={<Trans>Scan this with the device, or type the code there. It works once, for ten minutes.</Trans>}
    >
      <div className={styles.form}>
        <ManageProblemText why={code.why} />
        <LocalNotice trouble={code.trouble} href={code.href} />
        <div className={styles.qr}>
          <QrCode text={code.href} label={t`Code of the device`} />
        </div>
        <p className={styles.code} data-testid="device-code">
          {first}-{second}
        </p>
        <p className={styles.lines} data-testid="device-address">
          <Trans comment="where a device’s code is typed">
            Without a camera: open {address} there and type the code.
          </Trans>
        </p>
      </div>
    </Sheet>
  );
};

interface RemoveDeviceSheetProps {
  readonly name: string;
  /** Guests use the device. */
  readonly isGuests: boolean;
  readonly onClose: () => void;
  readonly onRemove: () => Promise<void>;
}

/** Asks whether to remove a device from the venue. */
const RemoveDeviceSheet = ({ name, isGuests, onClose, onRemove }: RemoveDeviceSheetProps) => (
  <Sheet
    open
    onClose={onClose}
    title={<bdi>{name}</bdi>}
    subtitle={
      isGuests ? (
        <Trans>It takes no orders for its table any more, and is an ordinary browser again.</Trans>
      ) : (
        <Trans>Whoever is signed in there is signed out at once.</Trans>
      )
    }
  >
    <Button wide className={styles.danger} onClick={() => void onRemove()}>
      <Trans>Remove the device</Trans>
    </Button>
  </Sheet>
);

export interface DeviceView {
  readonly id: string;
  readonly name: string;
  readonly kind: StaffDeviceKind;
  /** Station of a kitchen screen. */
  readonly stationId?: string | undefined;
  /** Table of a table's or room's tablet. */
  readonly table?: string | undefined;
  readonly isEnrolled: boolean;
  readonly isLocked: boolean;
  /** When the device was last heard; `undefined`: never. */
  readonly seen: LastSeen | undefined;
  /** State of a shared device that has sent a heartbeat. */
  readonly state?: DeviceStateView | undefined;
}

export interface DevicesScreenProps {
  readonly devices: readonly DeviceView[] | undefined;
  readonly stations: readonly StationOption[];
  readonly tables: readonly TableOption[];
  readonly why: string | undefined;
  readonly onAdd: (device: NewDevice) => Promise<DeviceCode | undefined>;
  readonly onCode: (id: string) => Promise<DeviceCode | undefined>;
  readonly onRemove: (id: string) => Promise<boolean>;
  /** Resolves to a code when enrolling this device failed, with the reason. */
  readonly onSetUpHere: (device: NewDevice) => Promise<DeviceCode | undefined>;
  readonly onCommand: (id: string, ...told: Parameters<SharedDeviceSheetProps['onCommand']>) => Promise<boolean>;
  readonly onChange: (id: string, ...change: Parameters<SharedDeviceSheetProps['onChange']>) => Promise<boolean>;
}

/** A fault, which somebody should look after. */
const Wrong = ({ children }: { readonly children: ReactNode }) => (
  <strong className={styles.wrong} data-testid="device-wrong">
    <Icon path={warning} size="1.125rem" />
    <span>{children}</span>
  </strong>
);

const State = ({ kind, isEnrolled, isLocked, seen, state }: DeviceView): ReactNode => {
  if (!isEnrolled) return <Trans>waits for its code</Trans>;
  const [trouble] = state?.troubles ?? [];
  if (state && trouble)
    return (
      <Wrong>
        <TroubleText trouble={trouble} heard={state.heard} orders={state.beat.refused} />
      </Wrong>
    );
  if (state?.isStopped) return <Trans>takes no orders</Trans>;
  if (state) return <Trans>on line</Trans>;
  if (isLocked)
    return (
      <Wrong>
        <Trans>locked: a manager must sign in there</Trans>
      </Wrong>
    );
  if (seen === undefined) return <Trans>added</Trans>;
  // A kitchen's screen reports all the time; a tablet of several people sleeps between them.
  if (kind === 'station' && seen !== 'now')
    return (
      <Wrong>
        <SilentScreenText seen={seen} />
      </Wrong>
    );
  return <LastSeenText seen={seen} />;
};

/** The place's devices, for managers. */
export const DevicesScreen = (props: DevicesScreenProps) => {
  const { devices, stations, tables, why, onAdd, onCode, onRemove, onSetUpHere, onCommand, onChange } = props;
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const [code, setCode] = useState<DeviceCode>();
  const [asked, setAsked] = useState<DeviceView>();
  const [openId, setOpen] = useState<string>();
  const open = devices?.find(({ id }) => id === openId);
  /** A place without stations of its own has one unnamed station. */
  const stationOf = ({ stationId }: DeviceView) => stations.find(({ id }) => id === stationId)?.name;
  /** Handlers shared by both device sheets. */
  const sheetOf = (device: DeviceView) => ({
    why,
    onClose: () => setOpen(undefined),
    onChange: (change: Parameters<typeof onChange>[1]) => onChange(device.id, change),
    onNewCode: () => {
      setOpen(undefined);
      void onCode(device.id).then(setCode);
    },
    onRemove: () => {
      setOpen(undefined);
      setAsked(device);
    },
  });
  useAnnouncedPage(t`Devices`);
  return (
    <section className={styles.page} data-testid="staff-devices">
      <header className={styles.head}>
        <h1 className={styles.title} id="page-title">
          <Trans>Devices</Trans>
        </h1>
        <Button look="primary" small icon={<Icon path={plus} />} onClick={() => setAdding(true)}>
          <Trans>Add a device</Trans>
        </Button>
      </header>
      <ManageProblemText why={why} />
      {!devices && <ManagedLoading why={why} />}
      {devices?.length === 0 && (
        <div className={styles.form} data-testid="no-devices">
          <p className={styles.lines}>
            <Trans>
              A device is a tablet that several people use, each signing in by tile and PIN, a screen in the kitchen
              that shows what is to be cooked, or what guests order on: a tablet on a table or in a room, a kiosk.
              People’s own phones are not added: their link signs them in.
            </Trans>
          </p>
          <p className={styles.lines}>
            <Trans>
              Adding one makes a code. Scan or type it on the device within ten minutes: from then on the device belongs
              to the venue, until you remove it here.
            </Trans>
          </p>
        </div>
      )}
      <ul className={styles.rows}>
        {devices?.map((device) => (
          <li key={device.id} className={styles.row}>
            <Icon path={device.kind === 'station' ? pot : deviceMobile} />
            <span className={styles.words}>
              <span className={styles.name}>
                <bdi>{device.name}</bdi>
              </span>
              <span className={styles.note}>
                <DeviceKindText kind={device.kind} table={device.table} />
                {stationOf(device) && `: ${stationOf(device)}`} · <State {...device} />
              </span>
            </span>
            {device.isEnrolled && (
              <IconButton icon={verticalDots} label={t`More about ${device.name}`} onClick={() => setOpen(device.id)} />
            )}
            {!device.isEnrolled && (
              <Button small onClick={() => void onCode(device.id).then(setCode)}>
                <Trans>New code</Trans>
              </Button>
            )}
            {!device.isEnrolled && (
              <IconButton icon={trash} label={t`Remove ${device.name}`} onClick={() => setAsked(device)} />
            )}
          </li>
        ))}
      </ul>
      {isAdding && (
        <AddDeviceSheet
          stations={stations}
          tables={tables}
          why={why}
          onSetUpHere={async (device) => {
            const left = await onSetUpHere(device);
            if (!left) return;
            setAdding(false);
            setCode(left);
          }}
          onClose={() => setAdding(false)}
          onAdd={async (device) => {
            const made = await onAdd(device);
            if (!made) return;
            setAdding(false);
            setCode(made);
          }}
        />
      )}
      {open && !isSharedDeviceKind(open.kind) && (
        <StaffDeviceSheet
          key={open.id}
          name={open.name}
          stationId={open.stationId}
          stations={stations}
          {...sheetOf(open)}
        />
      )}
      {open && isSharedDeviceKind(open.kind) && (
        <SharedDeviceSheet
          key={open.id + open.name}
          name={open.name}
          kind={<DeviceKindText kind={open.kind} table={open.table} />}
          state={open.state}
          onCommand={(command) => onCommand(open.id, command)}
          {...sheetOf(open)}
        />
      )}
      {code && (
        <CodeSheet
          key={code.code}
          code={code}
          isEnrolled={devices?.find(({ id }) => id === code.deviceId)?.isEnrolled}
          onClose={() => setCode(undefined)}
          onAnother={() => {
            setCode(undefined);
            setAdding(true);
          }}
        />
      )}
      {asked && (
        <RemoveDeviceSheet
          name={asked.name}
          isGuests={isSharedDeviceKind(asked.kind)}
          onClose={() => setAsked(undefined)}
          onRemove={async () => {
            await onRemove(asked.id);
            setAsked(undefined);
          }}
        />
      )}
    </section>
  );
};
