import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { StaffDeviceKind } from '#domain/staff/staff.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { plus } from '#ui/look/icons.ts';
import { deviceMobile, pot, trash } from '#ui/look/icons-later.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import styles from '../manage/manage.module.css';
import { ManageProblemWords } from '../manage/manage-problem.tsx';
import { ManagedLoading } from '../manage/managed-loading.tsx';
import { AddDeviceSheet, type NewDevice, type StationOption } from './add-device-sheet.tsx';
import { CodeSheet, type DeviceCode } from './code-sheet.tsx';
import { RemoveDeviceSheet } from './remove-device-sheet.tsx';

export interface DeviceView {
  readonly id: string;
  readonly name: string;
  readonly kind: StaffDeviceKind;
  readonly isEnrolled: boolean;
  readonly isLocked: boolean;
  /** "13:18", when it was last heard of; undefined: never. */
  readonly seen: string | undefined;
}

export interface DevicesScreenProps {
  readonly devices: readonly DeviceView[] | undefined;
  readonly stations: readonly StationOption[];
  readonly why: string | undefined;
  readonly onAdd: (device: NewDevice) => Promise<DeviceCode | undefined>;
  readonly onCode: (id: string) => Promise<DeviceCode | undefined>;
  readonly onRemove: (id: string) => Promise<boolean>;
}

const State = ({ isEnrolled, isLocked, seen }: DeviceView): ReactNode => {
  if (!isEnrolled) return <Trans>waits for its code</Trans>;
  if (isLocked) return <Trans>locked: a manager must sign in there</Trans>;
  return seen === undefined ? <Trans>added</Trans> : <Trans>last seen at {seen}</Trans>;
};

/** The devices of a place, for those who manage it. */
export const DevicesScreen = (props: DevicesScreenProps) => {
  const { devices, stations, why, onAdd, onCode, onRemove } = props;
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const [code, setCode] = useState<DeviceCode>();
  const [asked, setAsked] = useState<DeviceView>();
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
      <ManageProblemWords why={why} />
      {!devices && <ManagedLoading why={why} />}
      {devices?.length === 0 && (
        <div className={styles.form} data-testid="no-devices">
          <p className={styles.lines}>
            <Trans>
              A device is a tablet that several people use, each signing in by tile and PIN, or a screen in the kitchen
              that shows what is to be cooked. People’s own phones are not added: their link signs them in.
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
              <span className={styles.name}>{device.name}</span>
              <span className={styles.note}>
                <State {...device} />
              </span>
            </span>
            {!device.isEnrolled && (
              <Button small onClick={() => void onCode(device.id).then(setCode)}>
                <Trans>New code</Trans>
              </Button>
            )}
            <IconButton icon={trash} label={t`Remove ${device.name}`} onClick={() => setAsked(device)} />
          </li>
        ))}
      </ul>
      {isAdding && (
        <AddDeviceSheet
          stations={stations}
          onClose={() => setAdding(false)}
          onAdd={async (device) => {
            const made = await onAdd(device);
            setAdding(false);
            setCode(made);
          }}
        />
      )}
      {code && <CodeSheet code={code} onClose={() => setCode(undefined)} />}
      {asked && (
        <RemoveDeviceSheet
          name={asked.name}
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
