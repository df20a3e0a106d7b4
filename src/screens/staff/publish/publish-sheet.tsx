import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { isSettingField } from '#domain/owner/setting-fields.ts';
import { isObject, type Json } from '#domain/owner/venue-file.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import manage from '../manage/manage.module.css';
import { useSettingWords } from '../settings/setting-words.ts';
import styles from './publish-bar.module.css';

export interface PublishView {
  readonly changes: readonly {
    readonly path: readonly string[];
    readonly was?: Json | undefined;
    readonly now?: Json | undefined;
    readonly by: { readonly name: string } | null;
  }[];
  readonly conflicts: readonly {
    readonly id: string;
    readonly path: readonly string[];
    readonly by: { readonly name: string };
  }[];
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}

const MOST_TOLD = 100;

const said = (value: Json | undefined): string => {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(said).join(', ');
  if (isObject(value)) return Object.values(value).map(said).join(', ');
  return String(value);
};

/** What publishing changes, old and new, before it is done. */
export const PublishSheet = (props: {
  readonly onPreview: () => Promise<PublishView | undefined>;
  readonly onPublish: () => Promise<boolean>;
  readonly onClose: () => void;
}) => {
  const { onPreview, onPublish, onClose } = props;
  const words = useSettingWords();
  const [view, setView] = useState<PublishView>();
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const nameOf = (path: readonly string[]) => {
    const field = path.slice(0, 2).join('.');
    if (isSettingField(field)) return [words[field].label, ...path.slice(2)].join(' · ');
    const [first = ''] = path;
    return isSettingField(first) ? [words[first].label, ...path.slice(1)].join(' · ') : path.slice(1).join(' · ');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen is read once, when the sheet is opened
  useEffect(() => {
    void onPreview().then((seen) => (seen ? setView(seen) : setState('failed')));
  }, []);
  const isStopped = view !== undefined && (view.conflicts.length > 0 || view.problems.length > 0);
  const publish = async () => {
    setState('busy');
    if (await onPublish()) onClose();
    else setState('failed');
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>What changes for guests</Trans>}
      foot={
        <Button
          look="primary"
          wide
          disabled={view === undefined || isStopped || state === 'busy'}
          onClick={() => void publish()}
        >
          <Trans>Publish</Trans>
        </Button>
      }
    >
      <ul className={styles.changes}>
        {view?.changes.slice(0, MOST_TOLD).map(({ path, was, now, by }) => (
          <li key={path.join(' ')}>
            <span className={manage.name}>{nameOf(path)}</span>
            <br />
            <s>{said(was)}</s> → <strong>{said(now)}</strong>
            {by && <span className={manage.note}> · {by.name}</span>}
          </li>
        ))}
        {view && view.changes.length > MOST_TOLD && (
          <li>
            <Plural value={view.changes.length - MOST_TOLD} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
      <div role="alert" className={manage.form}>
        {view?.conflicts.map(({ id, path, by: { name } }) => (
          <p key={`${id} ${path.join(' ')}`} className={manage.problem}>
            <span>
              <Trans>
                {nameOf(path)}: changed by somebody else meanwhile. {name} has to change it again.
              </Trans>
            </span>
          </p>
        ))}
        {view?.problems.map(({ path, message }) => (
          <p key={`${path} ${message}`} className={manage.problem}>
            <span lang="en">
              {path}: {message}
            </span>
          </p>
        ))}
        {state === 'failed' && (
          <p className={manage.problem}>
            <Trans>Nothing was published: something came between, or nothing answers. Look again.</Trans>
          </p>
        )}
      </div>
    </Sheet>
  );
};
