import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { LONGEST_TABLE_NAME } from '#domain/table/managed-table.ts';
import styles from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { Button } from '#ui/form/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { printer } from '#ui/look/icons-later.ts';
import { QrCode } from '#ui/picture/qr-code.tsx';
import type { CodeTable } from '#ui/view/code-table.ts';
import { KindText } from './kind-text.tsx';

export interface TableSheetProps {
  readonly table: CodeTable;
  readonly why: string | undefined;
  readonly onClose: () => void;
  readonly onPrint: () => void;
  readonly onSave: (as: 'svg' | 'png') => void;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onRenew: () => Promise<boolean>;
  readonly onRetire: () => Promise<boolean>;
}

/** One table: its code to print or save, and buttons to rename it, replace its code or retire it. */
export const TableSheet = (props: TableSheetProps) => {
  const { table, why, onClose, onPrint, onSave, onRename, onRenew, onRetire } = props;
  const { t } = useLingui();
  const [name, setName] = useState(table.name);
  const [isTried, setTried] = useState(false);
  const attempt = async (work: () => Promise<boolean>) => {
    setTried(true);
    return work();
  };
  const rename = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => onRename(name.trim()));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={table.name}
      subtitle={<KindText kind={table.orderType} room={table.room} />}
      size="full"
    >
      <div className={styles.form} data-testid="table-code">
        <div className={styles.qr}>
          <QrCode text={table.href} label={t`Code of table ${table.name}`} wear="worn" />
        </div>
        <p className={styles.link}>{table.href}</p>
        <Button wide icon={<Icon path={printer} />} onClick={onPrint}>
          <Trans>Print this code</Trans>
        </Button>
        <Button wide onClick={() => onSave('svg')}>
          <Trans>Save as SVG</Trans>
        </Button>
        <Button wide onClick={() => onSave('png')}>
          <Trans>Save as PNG</Trans>
        </Button>
        <form className={styles.form} onSubmit={rename}>
          <TextField
            label={<Trans>Name or number</Trans>}
            value={name}
            onChange={setName}
            maxLength={LONGEST_TABLE_NAME}
            autoComplete="off"
          />
          <Button type="submit" wide disabled={name.trim() === '' || name.trim() === table.name}>
            <Trans>Rename</Trans>
          </Button>
        </form>
        <ManageProblemText why={isTried ? why : undefined} />
        <Asked
          ask={<Trans>New code</Trans>}
          note={
            <Trans>
              The printed code stops working at once, and whoever scans it is told so. Whoever sits there stays.
            </Trans>
          }
          sure={<Trans>Yes, make a new code</Trans>}
          onSure={() => attempt(onRenew)}
        />
        <Asked
          ask={<Trans>Take out of use</Trans>}
          note={<Trans>Its code opens nothing until the table comes back.</Trans>}
          sure={<Trans>Yes, take it out of use</Trans>}
          onSure={() => attempt(onRetire)}
        />
      </div>
    </Sheet>
  );
};

interface AskedProps {
  readonly ask: ReactNode;
  readonly note: ReactNode;
  readonly sure: ReactNode;
  readonly onSure: () => Promise<boolean>;
}

/** An action that affects guests asks first and names its effect. */
const Asked = ({ ask, note, sure, onSure }: AskedProps) => {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button wide className={styles.danger} onClick={() => setAsked(true)}>
        {ask}
      </Button>
    );
  }
  return (
    <>
      <p role="status" className={styles.note}>
        {note}
      </p>
      <Button wide className={styles.danger} onClick={() => void onSure().then(() => setAsked(false))}>
        {sure}
      </Button>
    </>
  );
};
