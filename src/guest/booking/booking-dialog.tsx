import { useState } from 'react';
import type { VariantId } from '#domain/ids.ts';
import type { Background, Product, Variant } from '#domain/menu/menu.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { BookedHere } from './booked-here.tsx';
import { BookingFoot } from './booking-foot.tsx';
import { BookingSheet } from './booking-sheet.tsx';
import { BookWords, ToMenuWords } from './reservation-words.tsx';
import { useBooking } from './use-booking.ts';
import { useBookingWords } from './use-booking-words.ts';

export interface BookingDialogProps {
  readonly open: boolean;
  readonly product: Product;
  readonly cloth: Background | undefined;
  readonly priceOf: (variant: Variant) => { readonly before: Minor; readonly after: Minor } | undefined;
  /** The dish's own address opened the sheet. */
  readonly inAddress?: boolean;
  readonly onClose: () => void;
}

/** A bookable dish opens its booking, and no page. [S2.35, S2.56] */
export const BookingDialog = (props: BookingDialogProps) => {
  const isSaid = useBookingWords();
  const { product, open, inAddress = false, onClose } = props;
  if (isSaid) return <Said {...props} />;
  return (
    <Sheet
      open={open}
      inAddress={inAddress}
      onClose={onClose}
      title={product.name}
      titleLanguage={product.textLanguage}
    >
      <LoadingPart />
    </Sheet>
  );
};

const Said = (props: BookingDialogProps) => {
  const { product, priceOf, onClose } = props;
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const isShared = useIsSharedDevice();
  const bookable = product.variants.filter(({ bookingMinutes }) => bookingMinutes !== undefined);
  const isTaken = bookable.length > 0 && place.orderTypes.some(({ type }) => type === 'booking');
  const [variantId, setVariantId] = useState<VariantId | undefined>(isTaken ? bookable[0]?.id : undefined);
  const variant = product.variants.find(({ id }) => id === variantId);
  const price = variant && priceOf(variant)?.after;
  const target =
    isTaken && variant
      ? { productVariantId: variant.id, categoryId: product.categoryIds[0], productId: product.id }
      : undefined;
  const control = useBooking(target, price);
  const { days } = control;
  const canBook = isTaken && typeof days === 'object' && days.ok;
  return (
    <BookingSheet
      {...props}
      control={isTaken ? control : undefined}
      variantId={variantId}
      onVariant={setVariantId}
      foot={
        canBook && (
          <BookingFoot
            control={control}
            price={price}
            offline={!isOnline}
            isShared={isShared}
            timeZone={place.timeZone}
            freeWords={<BookWords />}
          />
        )
      }
      booked={
        control.done && (
          <BookedHere own={control.done}>
            <Button look="ink" wide onClick={onClose}>
              <ToMenuWords />
            </Button>
          </BookedHere>
        )
      }
    />
  );
};
