import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { countItems } from '#domain/cart/cart.ts';
import { type Place, placeTexts } from '#domain/place/place.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './place-change-sheet.module.css';

export interface PlaceChangeSheetProps {
  readonly open: boolean;
  readonly oldPlace: Place;
  readonly newPlace: Place;
  /** Number of dishes in the old place's cart. */
  readonly count: number;
  /** Clears the old place's cart and stays here. */
  readonly onLeave: () => void;
  /** Leads back to the old place. */
  readonly onStay: () => void;
}

/**
 * Question before opening another place while the previous one's cart has dishes: only the guest may discard it. [S4.05]
 * Closing decides nothing: the guest stays, both carts are kept, and the next dish asks again.
 */
export const PlaceChangeSheet = ({ open, oldPlace, newPlace, count, onLeave, onStay }: PlaceChangeSheetProps) => {
  const { cart } = useCart();
  const chosenHere = countItems(cart);
  const [closedAt, setClosedAt] = useState<number>();
  const { language } = useLanguage();
  const old = placeTexts(oldPlace, language).name;
  const opens = placeTexts(newPlace, language).name;
  return (
    <Sheet
      open={open && (closedAt === undefined || chosenHere > closedAt)}
      onClose={() => setClosedAt(chosenHere)}
      title={opens.text}
      titleLanguage={opens.language}
      foot={
        <div className={styles.foot}>
          <Button look="primary" wide data-testid="leave-place" onClick={onLeave}>
            <Trans>Clear it and stay here</Trans>
          </Button>
          <Button wide data-testid="stay-at-place" onClick={onStay}>
            <Trans>Back to {old.text}</Trans>
          </Button>
        </div>
      }
    >
      <p className={styles.words}>
        <Plural value={count} one="You have # item chosen at" other="You have # items chosen at" />{' '}
        <strong lang={old.language}>{old.text}</strong>. <Trans>An order is for one place at a time.</Trans>
      </p>
    </Sheet>
  );
};
