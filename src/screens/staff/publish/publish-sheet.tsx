import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { VenueChange } from '#domain/owner/venue-changes.ts';
import type { Json } from '#domain/owner/venue-file.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import manage from '../manage/manage.module.css';
import { ChangedField, useAboutWords } from './change-words.tsx';
import { jsonWords } from './json-words.ts';
import styles from './publish-sheet.module.css';

export interface PreviewedChange {
  readonly key: string;
  /** What it is about, in the venue's words. */
  readonly about: string;
  readonly path: readonly string[];
  readonly kind: VenueChange['kind'];
  readonly was?: Json | undefined;
  readonly now?: Json | undefined;
  readonly by: string | undefined;
}

export interface Preview {
  /** The published file that it was made from, and the edits that it is of. */
  readonly base: string;
  readonly edits: readonly string[];
  readonly changes: readonly PreviewedChange[];
  /** Edits that no longer meet what they saw. */
  readonly conflicts: readonly {
    readonly id: string;
    readonly about: string;
    readonly path: readonly string[];
    readonly by: string;
  }[];
  /** Why an import would refuse it, in its own words. */
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}

export interface PublishSheetProps {
  /** undefined: it could not be read. */
  readonly preview: () => Promise<Preview | undefined>;
  /** Publishes what was seen. `at`: a time of the place's clock as a field gives it, "": now. */
  readonly onPublish: (seen: Preview, at: string) => Promise<boolean>;
  readonly onThrowAway: (id: string) => Promise<boolean>;
  readonly onClose: () => void;
}

const MOST_TOLD = 100;

/** What publishing changes, old beside new, before anybody presses; nothing else is published. */
export const PublishSheet = ({ preview, onPublish, onThrowAway, onClose }: PublishSheetProps) => {
  const aboutOf = useAboutWords();
  const [seen, setSeen] = useState<Preview>();
  const [at, setAt] = useState('');
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('busy');
  const look = async () => {
    const found = await preview();
    setSeen(found);
    return found !== undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read as it opens, and after what was thrown away.
  useEffect(() => void look().then((isRead) => setState(isRead ? 'still' : 'failed')), []);
  const publish = async () => {
    if (!seen) return;
    setState('busy');
    if (await onPublish(seen, at)) {
      onClose();
      return;
    }
    await look();
    setState('failed');
  };
  const throwAway = async (id: string) => {
    setState('busy');
    const isDone = await onThrowAway(id);
    setState((await look()) && isDone ? 'still' : 'failed');
  };
  const changes = seen?.changes ?? [];
  const isBarred = !seen || changes.length === 0 || seen.conflicts.length > 0 || seen.problems.length > 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>What changes for guests</Trans>}
      subtitle={seen && <Plural value={changes.length} one="# change" other="# changes" />}
      foot={
        <Button
          look="primary"
          wide
          data-testid="publish-now"
          disabled={isBarred || state === 'busy'}
          onClick={() => void publish()}
        >
          {at === '' ? <Trans>Publish now</Trans> : <Trans>Publish at this time</Trans>}
        </Button>
      }
    >
      <div className={styles.sheet} data-testid="publish-sheet">
        <div role="alert" className={manage.form}>
          {state === 'failed' && (
            <p className={manage.problem}>
              <Trans>Nothing was published: something came between, or nothing answers. Look again.</Trans>
            </p>
          )}
          {seen?.problems.map(({ path, message }) => (
            <p key={`${path} ${message}`} className={manage.problem}>
              <span lang="en">
                {path}: {message}
              </span>
            </p>
          ))}
        </div>
        {seen?.conflicts.map(({ id, about, path, by }) => (
          <div key={id} className={styles.conflict} role="alert">
            <p>
              <strong>{aboutOf(about, path)}</strong>{' '}
              <Trans>was changed meanwhile. The change by {by} no longer fits, and stands in the way.</Trans>
            </p>
            <Button small disabled={state === 'busy'} onClick={() => void throwAway(id)}>
              <Trans>Throw this change away</Trans>
            </Button>
          </div>
        ))}
        <ul className={styles.changes}>
          {changes.slice(0, MOST_TOLD).map((change) => (
            <li key={change.key} data-testid="previewed-change">
              <strong>{aboutOf(change.about, change.path)}</strong>
              <span className={styles.field}>
                <ChangedField kind={change.kind} path={change.path} />
                {change.by !== undefined && ` · ${change.by}`}
              </span>
              {change.kind === 'field' && (
                <span className={styles.values}>
                  <del>{jsonWords(change.was)}</del> → <ins>{jsonWords(change.now)}</ins>
                </span>
              )}
            </li>
          ))}
          {changes.length > MOST_TOLD && (
            <li>
              <Plural value={changes.length - MOST_TOLD} one="and # more" other="and # more" />
            </li>
          )}
        </ul>
        <label className={styles.time}>
          <Trans>Later, at (leave empty for now)</Trans>
          <input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        </label>
      </div>
    </Sheet>
  );
};
