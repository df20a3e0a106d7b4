import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { DeliveryVerdict } from '#domain/delivery/judge-delivery.ts';
import { findAddresses, type SavedAddress } from '#domain/delivery/saved-addresses.ts';
import { AddressText } from '#shared/delivery/address-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { trash } from '#ui/look/icons-later.ts';
import styles from './address-dialog.module.css';

/** From this number on, the list has a name filter. */
const MANY = 4;

/** Saved addresses on this device; one press takes one. [S2.51, S8.25] */
export const SavedList = ({
  list,
  verdictOf,
  againOf,
  onTake,
  onForget,
  onNew,
}: {
  readonly list: readonly SavedAddress[];
  readonly verdictOf: (saved: SavedAddress) => DeliveryVerdict | undefined;
  /** Note on when delivery to an address starts again. */
  readonly againOf: (saved: SavedAddress) => ReactNode;
  readonly onTake: (saved: SavedAddress) => void;
  readonly onForget: (saved: SavedAddress) => void;
  readonly onNew: () => void;
}) => {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const names = { home: t({ message: 'Home', context: 'address' }), work: t({ message: 'Work', context: 'address' }) };
  const nameOf = ({ kind, name }: SavedAddress) => (kind === 'other' ? name : names[kind]);
  const found = findAddresses(list, query, nameOf);
  return (
    <div className={styles.list}>
      {list.length >= MANY && (
        <TextField label={<Trans>Find an address</Trans>} type="search" value={query} onChange={setQuery} />
      )}
      <ul className={styles.list} data-testid="saved-addresses">
        {found.map((saved) => {
          const name = nameOf(saved);
          const verdict = verdictOf(saved);
          return (
            <li key={`${saved.kind} ${saved.name}`} className={styles.row}>
              <button type="button" className={styles.take} onClick={() => onTake(saved)}>
                <span className={styles.title}>{name}</span>
                <span>
                  <AddressText address={saved.address} />
                </span>
                {againOf(saved)}
                {(verdict?.kind === 'too_far' || verdict?.kind === 'other_town') && (
                  <span className={styles.problem}>
                    <Trans>We do not deliver there.</Trans>
                  </span>
                )}
              </button>
              <IconButton icon={trash} label={t`Forget the address ${name}`} onClick={() => onForget(saved)} />
            </li>
          );
        })}
      </ul>
      <div role="status">
        {found.length === 0 && (
          <>
            <p>
              <Trans>No saved addresses with that name.</Trans>
            </p>
            <Button small onClick={onNew}>
              <Trans>Add a new address</Trans>
            </Button>
          </>
        )}
      </div>
    </div>
  );
};
