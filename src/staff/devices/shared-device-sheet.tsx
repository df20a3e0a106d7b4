import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type CommandToGive, type DeviceChange, LONGEST_MESSAGE } from '#domain/device/device-command.ts';
import { LONGEST_STAFF_NAME } from '#domain/staff/staff.ts';
import manage from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { Button } from '#ui/form/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import type { DeviceStateView } from '#ui/view/device-state.ts';
import { CommandText, OutcomeText, TroubleText } from './device-text.tsx';
import styles from './shared-device-sheet.module.css';

export interface SharedDeviceSheetProps {
  readonly name: string;
  readonly kind: ReactNode;
  /** `undefined`: no heartbeat received yet. */
  readonly state: DeviceStateView | undefined;
  readonly why: string | undefined;
  readonly onClose: () => void;
  readonly onCommand: (command: CommandToGive) => Promise<boolean>;
  readonly onChange: (change: DeviceChange) => Promise<boolean>;
  readonly onNewCode: () => void;
  readonly onRemove: () => void;
}

const percent = (share: number): string => `${Math.round(share * 100)}\u00A0%`;
const minutes = (ms: number): number => Math.round(ms / 60_000);
const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576);

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const unknown = '—';

const Facts = ({ state: { heard, beat, isOtherBuild } }: { readonly state: DeviceStateView }) => {
  const { queue, queueAge, battery, isCharging, storage, memory, isAwake, touchAge } = beat;
  const waited = minutes(queueAge ?? 0);
  const touched = minutes(touchAge ?? 0);
  const used = megabytes(memory ?? 0);
  return (
    <dl className={styles.facts}>
      <Fact name={<Trans>Last heard</Trans>}>{heard}</Fact>
      <Fact name={<Trans>Version</Trans>}>
        {beat.version} {isOtherBuild && <Trans>(another one than this page)</Trans>}
      </Fact>
      <Fact name={<Trans>Waiting to be sent</Trans>}>
        {queue === 0 ? (
          <Trans>nothing</Trans>
        ) : (
          <Trans>
            {queue}, for {waited}&nbsp;min
          </Trans>
        )}
      </Fact>
      <Fact name={<Trans>Battery</Trans>}>
        {battery === null ? unknown : percent(battery)} {isCharging === true && <Trans>(charging)</Trans>}
      </Fact>
      <Fact name={<Trans>Storage used</Trans>}>{storage === null ? unknown : percent(storage)}</Fact>
      <Fact name={<Trans>Memory</Trans>}>{memory === null ? unknown : `${used}\u00A0MB`}</Fact>
      <Fact name={<Trans>Screen</Trans>}>{isAwake ? <Trans>kept awake</Trans> : <Trans>may fall asleep</Trans>}</Fact>
      <Fact name={<Trans>Last touched</Trans>}>
        {touchAge === null ? <Trans>not since it was loaded</Trans> : <Trans>{touched}&nbsp;min ago</Trans>}
      </Fact>
    </dl>
  );
};

/** A shared device: its state, and the commands that can be sent to it. */
export const SharedDeviceSheet = (props: SharedDeviceSheetProps) => {
  const { name, kind, state, why, onClose, onCommand, onChange, onNewCode, onRemove } = props;
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [newName, setNewName] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const work = async (todo: Promise<boolean>): Promise<boolean> => {
    setBusy(true);
    const isDone = await todo;
    setBusy(false);
    return isDone;
  };
  const tell = (command: CommandToGive) => work(onCommand(command));
  const takes = state?.beat.takesCommands === true;
  const last = state?.lastCommand;
  return (
    <Sheet open onClose={onClose} title={<bdi>{name}</bdi>} subtitle={kind}>
      <div className={manage.form} data-testid="house-device">
        {state ? (
          <>
            {state.troubles.length > 0 && (
              <ul className={styles.troubles}>
                {state.troubles.map((trouble) => (
                  <li key={trouble}>
                    <TroubleText trouble={trouble} heard={state.heard} orders={state.beat.refused} />
                  </li>
                ))}
              </ul>
            )}
            <Facts state={state} />
          </>
        ) : (
          <p className={manage.lines}>
            <Trans>It has not been heard of yet.</Trans>
          </p>
        )}
        {state && !takes && (
          <p className={manage.lines}>
            <Trans>It takes nothing from here: browsers check who speaks on https alone.</Trans>
          </p>
        )}
        {takes && (
          <>
            <div className={styles.commands}>
              {(['identify', 'reload', 'reset'] as const).map((command) => (
                <Button key={command} disabled={isBusy} onClick={() => void tell({ kind: command })}>
                  <CommandText kind={command} />
                </Button>
              ))}
              <Button disabled={isBusy} onClick={() => void work(onChange({ isStopped: !state.isStopped }))}>
                {state.isStopped ? <Trans>Take orders again</Trans> : <Trans>Take no orders</Trans>}
              </Button>
            </div>
            <TextArea
              aria-label={t`A message for whoever stands there`}
              placeholder={t`A message for whoever stands there`}
              value={words}
              maxLength={LONGEST_MESSAGE}
              onChange={setWords}
            />
            <Button
              disabled={isBusy || words.trim() === ''}
              onClick={() =>
                void tell({ kind: 'message', words: words.trim() }).then((isDone) => isDone && setWords(''))
              }
            >
              <Trans>Show the message</Trans>
            </Button>
            {last && (
              <p className={manage.lines} role="status" data-testid="last-command">
                <CommandText kind={last.kind} /> · {last.at} · <bdi>{last.by}</bdi> ·{' '}
                <OutcomeText outcome={last.outcome} />
              </p>
            )}
          </>
        )}
        <TextField
          label={<Trans>Name, as people call it</Trans>}
          value={newName}
          onChange={setNewName}
          maxLength={LONGEST_STAFF_NAME}
          autoComplete="off"
        />
        <div className={styles.commands}>
          <Button
            disabled={isBusy || newName.trim() === '' || newName.trim() === name}
            onClick={() => void work(onChange({ name: newName.trim() }))}
          >
            <Trans>Rename</Trans>
          </Button>
          <Button disabled={isBusy} onClick={() => void work(onChange({ takesPins: true }))}>
            <Trans>Take PINs again at once</Trans>
          </Button>
          <Button disabled={isBusy} onClick={onNewCode}>
            <Trans>New code</Trans>
          </Button>
          <Button className={manage.danger} disabled={isBusy} onClick={onRemove}>
            <Trans>Remove the device</Trans>
          </Button>
        </div>
        <ManageProblemText why={why} />
      </div>
    </Sheet>
  );
};
