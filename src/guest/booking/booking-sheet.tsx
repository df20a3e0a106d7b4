import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { VariantId } from '#domain/ids.ts';
import type { Background, Product, Variant } from '#domain/menu/menu.ts';
import { type Minor, ZERO } from '#domain/pricing/money.ts';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { info } from '#ui/look/icons.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Notice } from '#ui/words/notice.tsx';
import { Price } from '#ui/words/price.tsx';
import styles from './booking.module.css';
import { PersonFields } from './person-fields.tsx';
import type { BookingControl } from './use-booking.ts';
import { useDuration } from './use-duration.ts';
import { WhenFields } from './when-fields.tsx';

export interface BookingSheetProps {
  readonly open: boolean;
  readonly product: Product;
  readonly cloth: Background | undefined;
  readonly priceOf: (variant: Variant) => { readonly before: Minor; readonly after: Minor } | undefined;
  /** `undefined`: this place takes no online bookings, and the sheet says whom to ask. */
  readonly control: BookingControl | undefined;
  readonly variantId: VariantId | undefined;
  readonly onVariant: (id: VariantId) => void;
  /** The footer with the next step. */
  readonly foot: ReactNode;
  /** The booking made; replaces the form. */
  readonly booked: ReactNode;
  /** The sheet was opened by the dish's own address. */
  readonly inAddress?: boolean;
  readonly onClose: () => void;
}

/** Booking of a product: durations with prices, days, hours and contact data. [S2.35] Includes Radix. */
export const BookingSheet = (props: BookingSheetProps) => {
  const { open, product, inAddress = false, onClose, booked, control, foot } = props;
  return (
    <Sheet
      open={open}
      inAddress={inAddress}
      onClose={onClose}
      size={control ? 'full' : 'fit'}
      title={product.name}
      titleLanguage={product.textLanguage}
      foot={booked ? undefined : foot}
    >
      {booked ?? <BookingBody {...props} />}
    </Sheet>
  );
};

const BookingBody = ({ product, cloth, priceOf, control, variantId, onVariant }: BookingSheetProps) => {
  const { t } = useLingui();
  const duration = useDuration();
  const sizes = useId();
  const days = control?.days;
  const terms = typeof days === 'object' && days.ok ? days.value : undefined;
  const hoursLimit = terms ? Math.round(terms.cancelLimit / 60) : 0;
  return (
    <div className={styles.booking} data-testid="booking-sheet">
      {product.images[0] && (
        <Picture
          picture={product.images[0]}
          name={product.name}
          cloth={cloth}
          sizes="(min-width: 700px) 560px, 100vw"
          className={styles.picture}
        />
      )}
      {product.description && (
        <p className={styles.description} lang={product.textLanguage}>
          {product.description}
        </p>
      )}
      <section className={styles.section}>
        <h2 id={sizes} className={styles.heading}>
          <Trans>How long</Trans>
        </h2>
        <RadioCards
          labelledBy={sizes}
          look="rows"
          value={variantId}
          onChange={(id) => onVariant(id as VariantId)}
          options={product.variants.map((variant) => {
            const price = priceOf(variant);
            const { size, bookingMinutes: minutes } = variant;
            // The size's name ("90 min") may already contain the duration.
            const isSaid = minutes === undefined || size.includes(String(minutes));
            return {
              value: variant.id,
              label: [size, !isSaid && duration(minutes)].filter(Boolean).join(' · ') || product.name,
              // A price of zero is not shown.
              end: price?.after !== ZERO && <Price amount={price?.after ?? null} old={price?.before} row />,
              disabled: control !== undefined && minutes === undefined,
            };
          })}
        />
      </section>
      {control ? (
        <>
          {terms && (
            <section className={styles.section}>
              <div className={styles.people}>
                <h2 className={styles.heading}>
                  <Trans>People</Trans>
                </h2>
                <Stepper
                  name={t`People`}
                  value={control.form.people}
                  min={1}
                  max={terms.mostPeople}
                  onChange={(people) => control.change({ people })}
                />
              </div>
            </section>
          )}
          <WhenFields control={control} />
          {terms && (
            <PersonFields control={control} mails={terms.mails}>
              <p className={styles.hint}>
                {hoursLimit > 0 ? (
                  <Plural
                    value={hoursLimit}
                    one="It can be changed or cancelled by its link until # hour before."
                    other="It can be changed or cancelled by its link until # hours before."
                  />
                ) : (
                  <Trans>It can be changed or cancelled by its link until it begins.</Trans>
                )}
              </p>
            </PersonFields>
          )}
        </>
      ) : (
        <Notice icon={info} title={<Trans>Please ask our staff: they will book it for you.</Trans>} />
      )}
    </div>
  );
};
