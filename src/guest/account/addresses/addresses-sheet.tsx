import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MOST_SAVED, type SavedAddress } from '#domain/delivery/saved-addresses.ts';
import { FailureText } from '#guest/account/account-text.tsx';
import { AddressText } from '#shared/delivery/address-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { wifiSlash } from '#ui/look/icons.ts';
import { pencil, trash, warningCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import account from '../account.module.css';
import styles from '../history-sheet.module.css';
import type { OwnAddresses } from './use-own-addresses.ts';

const List = ({
  list,
  isBusy,
  onRemove,
  onEdit,
}: {
  readonly list: readonly SavedAddress[];
  readonly isBusy: boolean;
  readonly onRemove: (saved: SavedAddress) => void;
  readonly onEdit: (saved: SavedAddress) => void;
}) => {
  const { t } = useLingui();
  const names = { home: t({ message: 'Home', context: 'address' }), work: t({ message: 'Work', context: 'address' }) };
  return (
    <ul className={styles.list} data-testid="own-addresses">
      {list.map((saved) => {
        const name = saved.kind === 'other' ? saved.name : names[saved.kind];
        return (
          <li key={`${saved.kind} ${saved.name}`} className={styles.row}>
            <span className={styles.words}>
              <bdi>{name}</bdi>
              <span className={styles.day}>
                <AddressText address={saved.address} />
              </span>
            </span>
            <span className={styles.buttons}>
              <IconButton
                icon={pencil}
                label={t`Change the address ${name}`}
                disabled={isBusy}
                onClick={() => onEdit(saved)}
              />
              <IconButton
                icon={trash}
                label={t`Remove the address ${name}`}
                disabled={isBusy}
                onClick={() => onRemove(saved)}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** Delivery addresses of the account; on request merged with those of this device. */
export const AddressesSheet = ({
  addresses: { found, brought, lacks, failure, isBusy, join, remove },
  onClose,
  onEdit,
}: {
  readonly addresses: OwnAddresses;
  /** Opens the form of a saved address, or of a new one. */
  readonly onEdit: (saved: SavedAddress | undefined) => void;
  readonly onClose: () => void;
}) => {
  const isJoinable = typeof found === 'object' && (brought.length > 0 || lacks);
  return (
    <Sheet open onClose={onClose} title={<Trans>My addresses</Trans>}>
      {failure && failure.kind !== 'faults' && (
        <Notice icon={warningCircle} title={<FailureText failure={failure} />} />
      )}
      {found === undefined && <Skeleton />}
      {found === 'unheard' && (
        <Notice icon={wifiSlash} title={<Trans>Your addresses cannot be loaded now</Trans>}>
          <Trans>It is tried again by itself as soon as there is internet.</Trans>
        </Notice>
      )}
      {typeof found === 'object' && found.length > 0 && (
        <List list={found} isBusy={isBusy} onRemove={remove} onEdit={onEdit} />
      )}
      {typeof found === 'object' && found.length === 0 && brought.length === 0 && (
        <p className={styles.hint}>
          <Trans>No addresses yet. An address here fills in the form when you order a delivery.</Trans>
        </p>
      )}
      {isJoinable && (
        <p className={styles.hint}>
          <Trans>
            The addresses of this device and of your profile become the same list. When you sign out, they leave this
            device and stay in your profile.
          </Trans>
        </p>
      )}
      <div className={account.buttons}>
        {isJoinable && (
          <Button look="primary" wide disabled={isBusy} onClick={join} data-testid="join-addresses">
            {brought.length > 0 ? (
              <Plural
                value={brought.length}
                one="Add # address of this device"
                other="Add # addresses of this device"
              />
            ) : (
              <Trans>Use them on this device</Trans>
            )}
          </Button>
        )}
        {typeof found === 'object' && found.length < MOST_SAVED && (
          <Button
            wide
            look={isJoinable ? 'secondary' : 'primary'}
            disabled={isBusy}
            onClick={() => onEdit(undefined)}
            data-testid="add-address"
          >
            <Trans>Add an address</Trans>
          </Button>
        )}
        <Button wide onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </Sheet>
  );
};
