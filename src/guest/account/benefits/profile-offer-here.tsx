import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { readAccount } from '#core/platform/account/account-storage.ts';
import { isEarning } from '#domain/loyalty/earned-points.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { Button } from '#ui/form/button.tsx';
import styles from '../account.module.css';
import { SignInSheets } from '../sign-in-sheets.tsx';
import { TakenNotice } from '../taken-notice.tsx';
import { useAccountCatalog } from '../use-account-catalog.ts';
import { useTakenOrders } from '../use-taken-orders.ts';
import { OfferItems } from './benefits.tsx';
import { useLoyaltyOffer } from './use-loyalty-offer.ts';

/** Offers an account beside a sent order that would collect points or money. */
export const ProfileOfferHere = () => {
  const isSaid = useAccountCatalog();
  const { place } = useMenu();
  const offer = useLoyaltyOffer();
  const [isOpen, setOpen] = useState(false);
  const [isIn, setIn] = useState(() => readAccount() !== undefined);
  const [isNew, setNew] = useState(false);
  const takenOver = useTakenOrders(isIn && isNew) ?? 0;
  if (!isSaid) return null;
  if (isIn) return takenOver > 0 && <TakenNotice count={takenOver} />;
  if (!offer || !isEarning(offer)) return null;
  return (
    <section className={styles.offer} data-testid="profile-offer">
      <p>
        <strong>
          <Trans>With a profile this order counts too:</Trans>
        </strong>
      </p>
      <ul>
        <OfferItems offer={{ ...offer, discount: 0 }} currency={place.currency} />
      </ul>
      <Button look="quiet" small onClick={() => setOpen(true)}>
        <Trans>Sign in or register</Trans>
      </Button>
      {isOpen && (
        <SignInSheets
          saysBenefits={false}
          onSignedIn={() => {
            setOpen(false);
            setIn(true);
            setNew(true);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
};
