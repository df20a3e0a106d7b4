import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Cloth, Product, Variant } from '#domain/menu/menu.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { clock, info } from '#ui/look/icons.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Notice } from '#ui/words/notice.tsx';
import { Price } from '#ui/words/price.tsx';
import styles from './booking-sheet.module.css';

export interface BookingSheetProps {
  readonly open: boolean;
  readonly product: Product;
  readonly cloth: Cloth | undefined;
  readonly priceOf: (variant: Variant) => { readonly before: Minor; readonly after: Minor } | undefined;
  /** The days that are taken; without them the sheet says whom to ask. */
  readonly busyDates?: ReactNode;
  /** The next step, if the app can book. */
  readonly action?: ReactNode;
  /** The dish's own address opened the sheet. */
  readonly inAddress?: boolean;
  readonly onClose: () => void;
}

/** Formats a duration: "1 hr 30 min", as the guest's language shortens it. */
const useDuration = () => {
  const { i18n } = useLingui();
  const inUnits = (amount: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
  return (minutes: number): string => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const parts = [hours > 0 && inUnits(hours, 'hour'), (rest > 0 || hours === 0) && inUnits(rest, 'minute')];
    return parts.filter(Boolean).join(' ');
  };
};

/** A bookable dish: its durations, prices and days. [S2.35] It brings Radix with it, so load it with React.lazy. */
export const BookingSheet = (props: BookingSheetProps) => {
  const { open, product, cloth, priceOf, busyDates, action, inAddress = false, onClose } = props;
  const duration = useDuration();
  return (
    <Sheet
      open={open}
      inAddress={inAddress}
      onClose={onClose}
      title={product.name}
      titleLanguage={product.textLanguage}
      foot={action}
    >
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
        <ul>
          {product.variants.map((variant) => {
            const price = priceOf(variant);
            return (
              <li key={variant.id} className={styles.offer}>
                <span className={styles.words}>
                  {variant.size && <span lang={product.textLanguage}>{variant.size}</span>}
                  {/* The size's own name ("90 min") may say the duration already. */}
                  {variant.bookingMinutes !== undefined && !variant.size.includes(String(variant.bookingMinutes)) && (
                    <span className={styles.duration}>
                      <Icon path={clock} size="1.25rem" />
                      {duration(variant.bookingMinutes)}
                    </span>
                  )}
                </span>
                <Price amount={price?.after ?? null} old={price?.before} row />
              </li>
            );
          })}
        </ul>
        {busyDates ?? (
          <Notice icon={info} title={<Trans>Please ask our staff: they will book it for you.</Trans>}>
            <Trans>Booking from this screen is not open yet.</Trans>
          </Notice>
        )}
      </div>
    </Sheet>
  );
};
