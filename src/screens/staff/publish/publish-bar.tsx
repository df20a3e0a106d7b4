import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import styles from './publish-bar.module.css';
import { PublishSheet, type PublishView } from './publish-sheet.tsx';

export interface PublishBarProps {
  /** How many edits wait; undefined: not read yet. */
  readonly waiting: number | undefined;
  /** What can be taken back: of whom. */
  readonly last: { readonly id: string; readonly by: { readonly name: string } } | undefined;
  readonly onPreview: () => Promise<PublishView | undefined>;
  readonly onPublish: () => Promise<boolean>;
  readonly onUndo: (id: string) => Promise<boolean>;
}

/** How many changes wait, and the way to make them live; what was made live last can be taken back. */
export const PublishBar = ({ waiting, last, onPreview, onPublish, onUndo }: PublishBarProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (waiting === undefined) return undefined;
  return (
    <div className={styles.bar} data-testid="publish-bar">
      <p className={styles.words} role="status">
        {waiting === 0 ? (
          <Trans>Guests see all of it.</Trans>
        ) : (
          <Plural
            value={waiting}
            one="# change waits. Guests do not see it yet."
            other="# changes wait. Guests do not see them yet."
          />
        )}
      </p>
      {waiting > 0 && (
        <Button look="primary" small onClick={() => setOpen(true)}>
          <Trans>Look and publish</Trans>
        </Button>
      )}
      {waiting === 0 && last && (
        <Button
          small
          disabled={isBusy}
          onClick={() => {
            setBusy(true);
            void onUndo(last.id).finally(() => setBusy(false));
          }}
        >
          <Trans>Take the last publication back</Trans>
        </Button>
      )}
      {isOpen && <PublishSheet onPreview={onPreview} onPublish={onPublish} onClose={() => setOpen(false)} />}
    </div>
  );
};
