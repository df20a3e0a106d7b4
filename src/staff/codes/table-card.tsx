import { useLingui } from '@lingui/react/macro';
import { QrCode } from '#ui/picture/qr-code.tsx';
import type { CodeTable } from '#ui/view/code-table.ts';
import styles from './codes-screen.module.css';
import { KindWords } from './kind-words.tsx';

export interface TableCardProps {
  readonly table: CodeTable;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
  readonly onChoose: (isChosen: boolean) => void;
}

/** One table in the list: a press opens it, a tick takes it onto the sheet. */
export const TableCard = ({ table, isChosen, onOpen, onChoose }: TableCardProps) => {
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
            <KindWords kind={table.orderType} room={table.room} />
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
