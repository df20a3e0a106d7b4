import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeTrouble } from '#domain/table/code-address.ts';
import type { TableKind } from '#domain/table/managed-table.ts';
import manage from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { Button } from '#ui/form/button.tsx';
import { PrintSheet } from '#ui/layout/print-sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { info, plus } from '#ui/look/icons.ts';
import { printer, qrCode, warning } from '#ui/look/icons-later.ts';
import { QrCode } from '#ui/picture/qr-code.tsx';
import type { CodeTable } from '#ui/view/code-table.ts';
import { Notice } from '#ui/words/notice.tsx';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { AddTableSheet, type TableToBe } from './add-table-sheet.tsx';
import { CodeSheetPages, type PrintedVenue } from './code-sheet-pages.tsx';
import styles from './codes-screen.module.css';
import { KindText } from './kind-text.tsx';
import { TableSheet } from './table-sheet.tsx';

interface TableCardProps {
  readonly table: CodeTable;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
  readonly onChoose: (isChosen: boolean) => void;
}

/** One table of the list: a press opens it, its checkbox adds it to the print. */
const TableCard = ({ table, isChosen, onOpen, onChoose }: TableCardProps) => {
  const { t } = useLingui();
  return (
    <li className={styles.card}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.code} aria-hidden="true">
          <QrCode text={table.href} label="" wear="worn" />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{table.name}</span>
          <span className={styles.note}>
            <KindText kind={table.orderType} room={table.room} />
          </span>
        </span>
      </button>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={t`Print the code of ${table.name}`}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
    </li>
  );
};

/**
 * Warns that codes do not use the server's public address. The server setting is `PUBLIC_URL`, a name that owners do not
 * know.
 */
const AddressNotice = ({ trouble, origin }: { readonly trouble: CodeTrouble; readonly origin: string }) =>
  trouble === 'local' ? (
    <Notice
      icon={warning}
      title={<Trans>These codes lead nowhere but to this computer</Trans>}
      // Folded, because on a phone the whole text would leave no room for the tables.
      action={
        <details className={styles.remedy}>
          <summary>
            <Trans>How to change that</Trans>
          </summary>
          <Trans>
            They say {origin}, and no phone gets there. The address of this server is not set yet: tell whoever runs the
            server. Or open this page by the address that guests use, and print then.
          </Trans>
        </details>
      }
    />
  ) : (
    <Notice icon={info} title={<Trans>Codes lead to {origin}</Trans>}>
      <Trans>
        That is how you have opened this page. The address of this server is not set yet: if guests come by another one,
        tell whoever runs the server before you print.
      </Trans>
    </Notice>
  );

export interface CodesScreenProps {
  readonly tables: readonly CodeTable[] | undefined;
  /** Kinds available for the place's tables. */
  readonly kinds: readonly TableKind[];
  readonly venue: PrintedVenue;
  /** Address that the codes use. */
  readonly origin: string;
  readonly trouble: CodeTrouble | undefined;
  readonly why: string | undefined;
  /** Opens the browser's own print dialog. */
  readonly onPrint: () => void;
  readonly onSave: (table: CodeTable, as: 'svg' | 'png') => void;
  readonly onAdd: (table: TableToBe) => Promise<boolean>;
  readonly onRename: (table: string, name: string) => Promise<boolean>;
  readonly onRenew: (table: string) => Promise<boolean>;
  readonly onRetire: (table: string) => Promise<boolean>;
  readonly onRestore: (table: string) => Promise<boolean>;
}

/** A place's tables and their codes, for managers. */
export const CodesScreen = (props: CodesScreenProps) => {
  const { tables = [], venue, origin, trouble, why } = props;
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const [openName, setOpen] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [only, setOnly] = useState<string>();
  useAnnouncedPage(t`Tables and codes`);
  const used = tables.filter(({ isRetired }) => !isRetired);
  const retired = tables.filter(({ isRetired }) => isRetired);
  const ticked = used.filter(({ name }) => chosen.has(name));
  const printed = ticked.length > 0 ? ticked : used;
  const open = used.find(({ name }) => name === openName);
  const choose = (name: string, isChosen: boolean) =>
    setChosen((before) => new Set([...[...before].filter((one) => one !== name), ...(isChosen ? [name] : [])]));
  /** Prints one table's code, or the ticked ones. */
  const print = (name?: string) => {
    flushSync(() => setOnly(name));
    props.onPrint();
  };
  return (
    <section className={styles.page} data-testid="staff-codes">
      <header className={manage.head}>
        <h1 className={manage.title} id="page-title">
          <Trans>Tables and codes</Trans>
        </h1>
        <div className={styles.actions}>
          {props.kinds.length > 0 && (
            <Button small icon={<Icon path={plus} />} onClick={() => setAdding(true)}>
              <Trans>New table</Trans>
            </Button>
          )}
          {printed.length > 0 && (
            <Button look="primary" small icon={<Icon path={printer} />} onClick={() => print()}>
              <Plural value={printed.length} one="Print # code" other="Print # codes" />
            </Button>
          )}
        </div>
      </header>
      {trouble && tables.length > 0 && <AddressNotice trouble={trouble} origin={origin} />}
      <ManageProblemText why={isAdding || open ? undefined : why} />
      <ul className={styles.cards}>
        {used.map((table) => (
          <TableCard
            key={table.name}
            table={table}
            isChosen={chosen.has(table.name)}
            onOpen={() => setOpen(table.name)}
            onChoose={(isChosen) => choose(table.name, isChosen)}
          />
        ))}
      </ul>
      {retired.length > 0 && (
        <>
          <h2 className={styles.heading}>
            <Trans>Out of use</Trans>
          </h2>
          <ul className={manage.rows}>
            {retired.map(({ name }) => (
              <li key={name} className={manage.row}>
                <span className={manage.words}>
                  <span className={manage.name}>{name}</span>
                  <span className={manage.note}>
                    <Trans>Its code says that the table is out of use.</Trans>
                  </span>
                </span>
                <Button small aria-label={t`Bring back ${name}`} onClick={() => void props.onRestore(name)}>
                  <Trans>Bring back</Trans>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {used.length > 0 && (
        <Notice icon={qrCode} title={<Trans>Lost a sticker?</Trans>}>
          <Trans>Make a new code: the old one stops at once, and whoever sits there notices nothing.</Trans>
        </Notice>
      )}
      <PrintSheet>
        {() => (
          <CodeSheetPages
            tables={only === undefined ? printed : used.filter(({ name }) => name === only)}
            venue={venue}
          />
        )}
      </PrintSheet>
      {isAdding && <AddTableSheet kinds={props.kinds} why={why} onClose={() => setAdding(false)} onAdd={props.onAdd} />}
      {open && (
        <TableSheet
          key={open.name}
          table={open}
          why={why}
          onClose={() => setOpen(undefined)}
          onPrint={() => print(open.name)}
          onSave={(as) => props.onSave(open, as)}
          onRename={async (name) => {
            const isDone = await props.onRename(open.name, name);
            if (isDone) setOpen(name);
            return isDone;
          }}
          onRenew={() => props.onRenew(open.name)}
          onRetire={() => props.onRetire(open.name)}
        />
      )}
    </section>
  );
};
