import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { PrinterStanding, TestSlipStanding } from '#domain/kitchen/printer-state.ts';
import { isUnderWay } from '#domain/service/paper.ts';
import manage from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import settings from '#staff/settings/settings.module.css';
import { Button } from '#ui/form/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { PrinterTroubleText } from './paper-text.tsx';
import styles from './printers-section.module.css';

export interface PrintersSectionProps {
  /** `undefined`: not loaded yet. */
  readonly printers: readonly PrinterStanding[] | undefined;
  readonly why: string | undefined;
  readonly timeZone: string;
  readonly onTest: (printer: string) => Promise<void>;
  readonly onConfirm: (printer: string, code: string) => Promise<void>;
}

/** Answer of the printer. */
const SlipText = ({ slip, timeZone }: { readonly slip: TestSlipStanding; readonly timeZone: string }): ReactNode => {
  const at = formatTime(slip.at, timeZone);
  switch (slip.state) {
    case 'queued':
    case 'sending':
      return <Trans>Asked for a test slip at {at}. It has not answered yet.</Trans>;
    case 'printed':
      return <Trans>It says that the test slip of {at} is printed.</Trans>;
    case 'unknown':
      return <Trans>Nobody knows whether the test slip of {at} is printed: please look.</Trans>;
    case 'failed':
      return <Trans>The test slip of {at} is not printed yet, and is tried again.</Trans>;
    case 'asks':
      return <Trans>The test slip of {at} was not printed.</Trans>;
  }
};

interface PrinterRowProps extends Pick<PrintersSectionProps, 'timeZone' | 'onTest' | 'onConfirm'> {
  readonly printer: PrinterStanding;
}

const Confirming = ({ printer, onConfirm }: Pick<PrinterRowProps, 'printer' | 'onConfirm'>) => {
  const [code, setCode] = useState('');
  const { name } = printer;
  return (
    <form
      className={styles.confirm}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') void onConfirm(name, code.trim());
      }}
    >
      <p className={manage.note}>
        <Trans>
          It is to print in its own letters. If all of them can be read on the slip, enter the code that stands on it;
          until then it draws.
        </Trans>
      </p>
      <TextField label={<Trans>Code on the slip</Trans>} value={code} onChange={setCode} inputMode="numeric" />
      <Button small type="submit" disabled={code.trim() === ''}>
        <Trans>The letters can be read</Trans>
      </Button>
    </form>
  );
};

const PrinterRow = ({ printer, timeZone, onTest, onConfirm }: PrinterRowProps) => {
  const { name, address, trouble, letters, slip } = printer;
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await onTest(name);
    setAsking(false);
  };
  return (
    <li className={styles.printer} data-testid="printer-now">
      <div className={styles.line}>
        <span className={manage.words}>
          <span className={manage.name}>{name}</span>
          <span className={manage.note}>{address}</span>
        </span>
        <Button small disabled={isAsking || (slip !== undefined && isUnderWay(slip))} onClick={() => void ask()}>
          <Trans>Print a test slip</Trans> <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
      <p role="status" className={manage.note}>
        {trouble !== undefined && (
          <strong>
            <PrinterTroubleText printer={{ name, trouble, stations: [] }} />{' '}
          </strong>
        )}
        {slip && <SlipText slip={slip} timeZone={timeZone} />}{' '}
        {letters === 'confirmed' && <Trans>It prints in its own letters.</Trans>}
      </p>
      {letters === 'unconfirmed' && slip && <Confirming printer={printer} onConfirm={onConfirm} />}
    </li>
  );
};

/** The active printers: a test slip, not the address, proves that one prints. */
export const PrintersSection = ({ printers, why, ...acting }: PrintersSectionProps) => {
  if (printers?.length === 0) return null;
  return (
    <section aria-labelledby="printers-now" data-testid="printers-now">
      <h2 className={settings.group} id="printers-now">
        <Trans>Printers at work</Trans>
      </h2>
      <ManageProblemText why={why} />
      {!printers && <ManagedLoading why={why} />}
      <ul className={styles.printers}>
        {printers?.map((printer) => (
          <PrinterRow key={printer.name} printer={printer} {...acting} />
        ))}
      </ul>
    </section>
  );
};
