import { Plural, Trans } from '@lingui/react/macro';
import type { GroupOutline, GroupScope } from '#domain/owner/groups/group-outline.ts';
import styles from '#staff/menu/dish-editor.module.css';
import { Button } from '#ui/form/button.tsx';

export interface SharingDeeds {
  readonly onScope: (scope: GroupScope) => void;
  /** Removes the differences of this dish. */
  readonly onSame: () => void;
  readonly onDetach: () => void;
  readonly onShare: () => void;
}

const MOST_NAMED = 12;

/** Dishes affected by a change of this group, listed before the change. */
export const GroupSharing = ({
  group,
  scope,
  onScope,
  onSame,
  onDetach,
  onShare,
}: SharingDeeds & { readonly group: GroupOutline; readonly scope: GroupScope }) => {
  if (!group.isShared)
    return (
      <div className={styles.shared}>
        <p>
          <Trans>This group is of this dish alone.</Trans>
        </p>
        <Button small onClick={onShare}>
          <Trans>Let other dishes share it</Trans>
        </Button>
      </div>
    );
  const count = group.dishes.length;
  const names = group.dishes.slice(0, MOST_NAMED).join(', ');
  return (
    <fieldset className={styles.shared} data-testid="group-sharing">
      <legend className={styles.heading}>
        <Trans>Change it for</Trans>
      </legend>
      <div className={styles.moves}>
        <button type="button" className={styles.language} aria-pressed={scope === 'all'} onClick={() => onScope('all')}>
          <Plural value={count} one="# dish that has it" other="all # dishes that have it" />
        </button>
        <button
          type="button"
          className={styles.language}
          aria-pressed={scope === 'here'}
          onClick={() => onScope('here')}
        >
          <Trans>this dish alone</Trans>
        </button>
      </div>
      {scope === 'all' ? (
        <p className={styles.note} data-testid="group-touches">
          <Plural value={count} one="A change here touches # dish:" other="A change here touches # dishes:" /> {names}
          {count > MOST_NAMED && ' …'}
        </p>
      ) : (
        <>
          <p className={styles.note}>
            <Trans>Words and the list of options stay shared. What you change here holds for this dish.</Trans>
          </p>
          <div className={styles.moves}>
            {group.differs && (
              <Button small onClick={onSame}>
                <Trans>As in all dishes again</Trans>
              </Button>
            )}
            <Button small look="quiet" onClick={onDetach}>
              <Trans>Make it this dish’s own</Trans>
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
};
