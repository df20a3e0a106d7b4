import { Plural, Trans, useLingui } from '@lingui/react/macro';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { cross, warningCircle } from '#ui/look/icons-later.ts';
import styles from './draft-notices.module.css';

const Why = ({ why, isRead }: { readonly why: string; readonly isRead: boolean }) => {
  switch (why) {
    case 'no_response':
      return !isRead ? (
        <Trans>Nothing answers. This page needs the network, and tries again by itself.</Trans>
      ) : (
        <Trans>Nothing answers. Editing needs the network; what you typed stays here.</Trans>
      );
    case 'conflict':
      return <Trans>Somebody else has just changed the same. Look at what stands here now.</Trans>;
    case 'stale':
      return <Trans>Somebody else has changed the menu meanwhile. Look again before you publish.</Trans>;
    case 'invalid_edit':
      return <Trans>It cannot be so. Nothing was changed.</Trans>;
    case 'invalid_time':
      return <Trans>That time is over. Choose one that comes.</Trans>;
    case 'not_editable':
      return <Trans>This menu came without its file. Import it once more, then it can be edited here.</Trans>;
    case 'forbidden':
      return <Trans>Your role does not allow that.</Trans>;
    default:
      return <Trans>That did not work. Try again.</Trans>;
  }
};

export interface Planned {
  readonly id: string;
  /** In the place's time zone: "Monday 08:00". */
  readonly when: string;
  readonly edits: number;
  readonly failed: boolean;
}

interface DraftNoticesProps {
  readonly why: string | undefined;
  readonly planned: readonly Planned[];
  readonly onCancel: (id: string) => void;
  /** false: the page is still empty, so nothing was typed on it. */
  readonly isRead?: boolean;
}

/** Problems of publishing, and the planned publication. */
export const DraftNotices = ({ why, planned, onCancel, isRead = true }: DraftNoticesProps) => (
  <>
    {why !== undefined && (
      <p role="alert" className={manage.problem}>
        <Icon path={warningCircle} size="1.25rem" />
        <span>
          <Why why={why} isRead={isRead} />
        </span>
      </p>
    )}
    {planned.map(({ id, when, edits, failed }) => (
      <div key={id} className={styles.notice}>
        <p>
          {failed ? (
            <Trans>What was planned for {when} was not published: the menu had changed meanwhile.</Trans>
          ) : (
            <Plural value={edits} one={`${when}: # edit is published`} other={`${when}: # edits are published`} />
          )}
        </p>
        <Button small onClick={() => onCancel(id)}>
          {failed ? <Trans>All right</Trans> : <Trans>Call off</Trans>}
        </Button>
      </div>
    ))}
  </>
);

/** Last publication: time, author, and its undo button. */
export const LastPublished = ({
  when,
  onUndo,
  onPutAway,
  ...published
}: {
  readonly when: string;
  readonly by: string;
  readonly onUndo: () => void;
  readonly onPutAway: () => void;
}) => {
  const { t } = useLingui();
  const by = <bdi>{published.by}</bdi>;
  return (
    <div className={styles.notice}>
      <p>
        <Trans>
          Published: {when}, {by}
        </Trans>
      </p>
      <div className={styles.buttons}>
        <Button small data-testid="undo-publication" onClick={onUndo}>
          <Trans>Undo</Trans>
        </Button>
        <IconButton icon={cross} label={t`Hide`} onClick={onPutAway} />
      </div>
    </div>
  );
};
