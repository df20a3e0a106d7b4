import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight, plus } from '#ui/look/icons.ts';
import { Tag } from '#ui/words/tag.tsx';

export interface ListedEntry {
  readonly key: string;
  readonly name: ReactNode;
  readonly terms: ReactNode;
  /** Not published as it is here. */
  readonly isNew: boolean;
}

/** A list of discounts of one kind: a press opens one, a button adds one. Each unpublished one is marked in its row. */
export const EntryList = ({
  id,
  title,
  note,
  addition,
  isChanged,
  entries,
  onAdd,
  onOpen,
}: {
  readonly id: string;
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly addition: ReactNode;
  readonly isChanged: boolean;
  readonly entries: readonly ListedEntry[];
  readonly onAdd: () => void;
  readonly onOpen: (key: string) => void;
}) => (
  <section aria-labelledby={id} data-testid={id}>
    <div className={manage.head}>
      <h2 className={manage.heading} id={id}>
        {title}
        {isChanged && !entries.some(({ isNew }) => isNew) && (
          <>
            {' '}
            <Tag>
              <Trans comment="of a list of discounts: one that guests still get is no longer in it">
                a removal is not live yet
              </Trans>
            </Tag>
          </>
        )}
      </h2>
      <Button small icon={<Icon path={plus} />} data-testid={`add-${id}`} onClick={onAdd}>
        {addition}
      </Button>
    </div>
    {note && <p className={manage.note}>{note}</p>}
    <ul className={manage.rows}>
      {entries.map(({ key, name, terms, isNew }) => (
        <li key={key}>
          <button type="button" className={manage.row} onClick={() => onOpen(key)}>
            <span className={manage.words}>
              <span className={manage.name}>{name}</span>
              <span className={manage.note}>{terms}</span>
            </span>
            {isNew && (
              <Tag>
                <Trans>not live yet</Trans>
              </Tag>
            )}
            <Icon path={caretRight} />
          </button>
        </li>
      ))}
    </ul>
  </section>
);
