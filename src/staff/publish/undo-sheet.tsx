import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { ChangeList, type ChangeView } from './change-list.tsx';
import styles from './publish-sheet.module.css';
import type { ValueTerms } from './value-terms.ts';

export interface UndoPreview {
  readonly id: string;
  /** `was`: what guests see now. */
  readonly changes: readonly ChangeView[];
}

export interface UndoSheetProps extends ValueTerms {
  /** Time of the publication: "Monday, 18:50". */
  readonly when: string;
  readonly by: string;
  /** `undefined`: the preview could not be loaded. */
  readonly preview: () => Promise<UndoPreview | undefined>;
  readonly onUndo: (id: string) => Promise<boolean>;
  /** Opens the pending changes. */
  readonly onLook: () => void;
  readonly onClose: () => void;
}

/** Undo of the last publication: shows what guests will see again, asks first, and says where the changes are afterwards. */
export const UndoSheet = (props: UndoSheetProps) => {
  const { when, preview, onUndo, onLook, onClose, money, languages } = props;
  const by = <bdi>{props.by}</bdi>;
  const [seen, setSeen] = useState<UndoPreview>();
  const [state, setState] = useState<'busy' | 'still' | 'failed' | 'done'>('busy');
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, as it opens.
  useEffect(
    () =>
      void preview().then((found) => {
        setSeen(found);
        setState(found ? 'still' : 'failed');
      }),
    [],
  );
  const undo = async () => {
    if (!seen) return;
    setState('busy');
    setState((await onUndo(seen.id)) ? 'done' : 'failed');
  };
  const isDone = state === 'done';
  return (
    <Sheet
      open
      onClose={onClose}
      title={isDone ? <Trans>Undone</Trans> : <Trans>Undo what was published?</Trans>}
      subtitle={
        <Trans>
          Published: {when}, {by}
        </Trans>
      }
      foot={
        isDone ? (
          <Button look="ink" wide onClick={onLook}>
            <Trans>Look at your changes</Trans>
          </Button>
        ) : (
          <Button
            wide
            className={manage.danger}
            data-testid="undo-now"
            disabled={!seen || state === 'busy'}
            onClick={() => void undo()}
          >
            <Trans>Undo the publication</Trans>
          </Button>
        )
      }
    >
      <div className={styles.sheet} data-testid="undo-sheet">
        {state === 'failed' && (
          <p role="alert" className={manage.problem}>
            <Trans>Nothing was undone: something came between, or nothing answers. Open this again.</Trans>
          </p>
        )}
        <p role="status" className={styles.told}>
          {isDone && (
            <Trans>
              Guests see the menu as it was. What you had changed waits again: publish it, change it, or throw it away.
            </Trans>
          )}
        </p>
        {!isDone && seen && (
          <>
            <p className={styles.told}>
              <Trans>This is what guests see again at once. What you had changed is kept and waits.</Trans>
            </p>
            <ChangeList changes={seen.changes} terms={{ money, languages }} />
          </>
        )}
      </div>
    </Sheet>
  );
};
