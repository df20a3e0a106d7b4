import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Json } from '#domain/owner/venue-file.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './publish-sheet.module.css';

export interface PreviewedChange {
  readonly key: string;
  /** What it is about, in the venue's words. */
  readonly about: string;
  readonly path: readonly string[];
  readonly kind: 'field' | 'added' | 'removed' | 'order';
  readonly was?: Json | undefined;
  readonly now?: Json | undefined;
  readonly by: string | undefined;
}

export interface Preview {
  readonly changes: readonly PreviewedChange[];
  /** Edits that no longer meet what they saw. */
  readonly conflicts: readonly { readonly id: string; readonly about: string; readonly by: string }[];
}

export interface PublishSheetProps {
  /** undefined: it could not be read. */
  readonly preview: () => Promise<Preview | undefined>;
  readonly onPublish: (at: number | null) => Promise<boolean>;
  readonly onThrowAway: (id: string) => Promise<boolean>;
  readonly onClose: () => void;
}

const text = (value: Json | undefined): string => {
  if (value === undefined || value === null) return '—';
  if (Array.isArray(value)) return value.map(text).join(', ') || '—';
  return typeof value === 'object' ? '…' : String(value);
};

const Field = ({ change }: { readonly change: PreviewedChange }) => {
  if (change.kind === 'added') return <Trans>new</Trans>;
  if (change.kind === 'removed') return <Trans>gone</Trans>;
  if (change.kind === 'order') return <Trans>order</Trans>;
  return <FieldName path={change.path} />;
};

const FieldName = ({ path }: { readonly path: readonly string[] }) => {
  const last = path.at(-1);
  if (last === 'price') return <Trans>Price</Trans>;
  if (path.includes('size')) return <Trans>Size</Trans>;
  if (path[2] === 'name') return <Trans>Name</Trans>;
  if (path[2] === 'description') return <Trans>Description</Trans>;
  if (path[2] === 'allergens') return <Trans>Allergens</Trans>;
  return path.slice(path[0] === 'products' || path[0] === 'categories' ? 2 : 0).join(' · ');
};

/** What publishing changes, old beside new, before anybody presses. */
export const PublishSheet = ({ preview, onPublish, onThrowAway, onClose }: PublishSheetProps) => {
  const [seen, setSeen] = useState<Preview>();
  const [at, setAt] = useState('');
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read as it opens, and after what was thrown away.
  useEffect(() => void preview().then(setSeen), []);
  const publish = async () => {
    setBusy(true);
    const isDone = await onPublish(at === '' ? null : new Date(at).getTime());
    setBusy(false);
    if (isDone) onClose();
    else setSeen(await preview());
  };
  const throwAway = async (id: string) => {
    await onThrowAway(id);
    setSeen(await preview());
  };
  const count = seen?.changes.length ?? 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>What changes for guests</Trans>}
      subtitle={seen && <Plural value={count} one="# change" other="# changes" />}
      foot={
        <Button
          look="primary"
          wide
          data-testid="publish-now"
          disabled={isBusy || !seen || count === 0 || seen.conflicts.length > 0}
          onClick={() => void publish()}
        >
          {at === '' ? <Trans>Publish now</Trans> : <Trans>Publish at this time</Trans>}
        </Button>
      }
    >
      <div className={styles.sheet} data-testid="publish-sheet">
        {seen?.conflicts.map(({ id, about, by }) => (
          <div key={id} className={styles.conflict} role="alert">
            <p>
              <strong>{about}</strong>{' '}
              <Trans>was changed meanwhile. The change by {by} no longer fits, and stands in the way.</Trans>
            </p>
            <Button small onClick={() => void throwAway(id)}>
              <Trans>Throw this change away</Trans>
            </Button>
          </div>
        ))}
        <ul className={styles.changes}>
          {seen?.changes.map((change) => (
            <li key={change.key} data-testid="previewed-change">
              <strong>{change.about}</strong>
              <span className={styles.field}>
                <Field change={change} />
                {change.by !== undefined && ` · ${change.by}`}
              </span>
              {change.kind === 'field' && (
                <span className={styles.values}>
                  <del>{text(change.was)}</del> → <ins>{text(change.now)}</ins>
                </span>
              )}
            </li>
          ))}
        </ul>
        <label className={styles.time}>
          <Trans>Later, at (leave empty for now)</Trans>
          <input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        </label>
      </div>
    </Sheet>
  );
};
