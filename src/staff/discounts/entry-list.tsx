import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DiscountState } from '#domain/owner/file-discounts.ts';
import manage from '#staff/frame/manage.module.css';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight } from '#ui/look/icons.ts';
import { Tag } from '#ui/words/tag.tsx';
import styles from './discounts.module.css';

export interface ListedEntry {
  readonly key: string;
  readonly name: ReactNode;
  readonly terms: ReactNode;
  /** Which discount an order gets beside another one that runs; `undefined`: no other one matters. */
  readonly beside?: ReactNode;
  /** Not published as it is here. */
  readonly isNew: boolean;
  /** Whether guests get it now; `undefined`: not known. */
  readonly state?: DiscountState | undefined;
}

const StateText = ({ state }: { readonly state: DiscountState }) => {
  switch (state) {
    case 'runs':
      return <Trans comment="of a discount: guests get it at this moment">runs now</Trans>;
    case 'waits':
      return <Trans comment="of a discount: its hours or days have not come">not now</Trans>;
    case 'over':
      return <Trans comment="of a discount: its days are over">ended</Trans>;
    case 'off':
      return <Trans>switched off</Trans>;
  }
};

/** A list of discounts of one kind: a press opens one. Each unpublished one is marked in its row. */
export const EntryList = ({
  id,
  title,
  note,
  isChanged,
  entries,
  onOpen,
}: {
  readonly id: string;
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly isChanged: boolean;
  readonly entries: readonly ListedEntry[];
  readonly onOpen: (key: string) => void;
}) => (
  <section aria-labelledby={id} data-testid={id}>
    <h2 className={styles.heading} id={id}>
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
    {note && <p className={manage.note}>{note}</p>}
    <ul className={manage.rows}>
      {entries.map(({ key, name, terms, beside, isNew, state }) => (
        <li key={key}>
          <button type="button" className={manage.row} onClick={() => onOpen(key)}>
            <span className={manage.words}>
              <span className={manage.name}>{name}</span>
              <span className={manage.note}>{terms}</span>
              {beside && <span className={manage.note}>{beside}</span>}
            </span>
            {isNew ? (
              <Tag>
                <Trans>not live yet</Trans>
              </Tag>
            ) : (
              state && (
                <span className={styles.state} data-state={state}>
                  <StateText state={state} />
                </span>
              )
            )}
            <Icon path={caretRight} />
          </button>
        </li>
      ))}
    </ul>
  </section>
);
