import { Plural, Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode, useState } from 'react';
import { NoticeLook } from '#staff/tables/wait-notice.tsx';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './notice-line.module.css';

export interface LineNotice {
  readonly key: string;
  readonly notice: ReactNode;
  /** The notice's title and button say everything, so a single notice needs no list. */
  readonly isWhole?: boolean;
}

/**
 * One line for all notices of a page: the first one's title, and a button that opens the list with texts and actions.
 * `notices`: the most urgent first.
 */
export const NoticeLine = ({
  notices,
  at = '',
}: {
  readonly notices: readonly LineNotice[];
  /** Address of the page: the list closes when another one opens, not on the press, which would cancel it. */
  readonly at?: string;
}) => {
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === at;
  const [first] = notices;
  if (!first) return null;
  const count = notices.length;
  const close = () => setOpenAt(undefined);
  return (
    <div className={styles.line} data-testid="notice-line">
      <div className={styles.first} role="status">
        <NoticeLook value="line">{first.notice}</NoticeLook>
      </div>
      {(count > 1 || !first.isWhole) && (
        <Button small onClick={() => setOpenAt(at)} data-testid="all-notices">
          {count === 1 ? (
            <Trans comment="button: the whole text of a notice">Read it</Trans>
          ) : (
            <Trans comment="button: opens the list of all notices">All {count}</Trans>
          )}
        </Button>
      )}
      {isOpen && (
        <Sheet open onClose={close} title={<Plural value={count} one="# notice" other="# notices" />}>
          <div className={styles.list} data-testid="notice-list">
            {notices.map(({ key, notice }) => (
              <Fragment key={key}>{notice}</Fragment>
            ))}
          </div>
        </Sheet>
      )}
    </div>
  );
};
