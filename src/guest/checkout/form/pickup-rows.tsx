import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Language } from '#domain/language/language.ts';
import { sayIn } from '#domain/language/translated.ts';
import { pickupAddress } from '#domain/order/checkout/pickup-text.ts';
import type { PickupPlace, Place } from '#domain/place/place.ts';
import type { CheckoutFormControl } from '#guest/order/use-checkout-form.ts';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import styles from './checkout.module.css';
import { Problem } from './problem.tsx';
import { Section } from './section.tsx';

/** Pickup place of the order. A single one is shown, not asked. [S2.52, S5.14] */
export const PickupRows = ({
  control,
  places,
  place,
  language,
}: {
  readonly control: CheckoutFormControl;
  readonly places: readonly PickupPlace[];
  /** The venue, whose language and address are the defaults. */
  readonly place: Pick<Place, 'defaultLanguage' | 'name' | 'description' | 'address' | 'textLanguage' | 'translations'>;
  readonly language: Language;
}) => {
  const problem = useId();
  const nameOf = (one: PickupPlace) => {
    const name = sayIn(one.name, language, place.defaultLanguage);
    const at = pickupAddress(place, one, language);
    return (
      <span className={styles.summaryWords}>
        <span lang={name.language}>{name.text}</span>{' '}
        <span className={styles.hint} lang={at.language}>
          {at.text}
        </span>
      </span>
    );
  };
  const [only, ...others] = places;
  return (
    <Section field="pickupPlaceId" title={<Trans>Where to fetch it</Trans>}>
      {(heading) =>
        only && others.length === 0 ? (
          <p data-testid="only-pickup-place">{nameOf(only)}</p>
        ) : (
          <>
            <Problem id={problem} field="pickupPlaceId" fault={control.faultOf('pickupPlaceId')} />
            <RadioCards
              labelledBy={heading}
              describedBy={problem}
              look="rows"
              value={control.form.pickupPlaceId}
              onChange={(pickupPlaceId) => control.change({ pickupPlaceId })}
              options={places.map((one) => ({ value: one.id, label: nameOf(one) }))}
            />
          </>
        )
      }
    </Section>
  );
};
