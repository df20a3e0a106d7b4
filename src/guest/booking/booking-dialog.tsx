import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { bookedHref, readBookingLink } from '#contract/booking/booking.ts';
import { isOccupying } from '#domain/booking/booking.ts';
import type { OwnBooking } from '#domain/booking/own-booking.ts';
import type { VariantId } from '#domain/ids.ts';
import type { Background, Product, Variant } from '#domain/menu/menu.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { productHref } from '#shared/menu/card-view.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { Button } from '#ui/form/button.tsx';
import { nameStep } from '#ui/layout/name-step.ts';
import { Sheet } from '#ui/layout/sheet.tsx';
import { BookedHere } from './booked-here.tsx';
import { BookingFoot } from './booking-foot.tsx';
import { BookingSheet } from './booking-sheet.tsx';
import { BookText, ToMenuText } from './reservation-text.tsx';
import { useBooking } from './use-booking.ts';
import { useBookingCatalog } from './use-booking-catalog.ts';
import { useOwnBooking } from './use-own-booking.ts';

export interface BookingDialogProps {
  readonly open: boolean;
  readonly product: Product;
  readonly cloth: Background | undefined;
  readonly priceOf: (variant: Variant) => { readonly before: Minor; readonly after: Minor } | undefined;
  /** The sheet was opened by the dish's own address. */
  readonly inAddress?: boolean;
  readonly onClose: () => void;
}

/** A bookable dish opens its booking sheet instead of a page. [S2.35, S2.56] */
export const BookingDialog = (props: BookingDialogProps) => {
  const isSaid = useBookingCatalog();
  const { product, open, inAddress = false, onClose } = props;
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const key = inAddress ? readBookingLink(hash) : undefined;
  if (isSaid)
    return key === undefined || key === 'broken' ? <Said {...props} /> : <Booked {...props} bookingKey={key} />;
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

/** The booking made in this sheet before a reload; the form when the booking no longer exists. */
const Booked = ({ bookingKey, ...props }: BookingDialogProps & { readonly bookingKey: string }) => {
  const { own } = useOwnBooking(bookingKey);
  if (own === 'loading') return <Said {...props} booked={<LoadingPart />} />;
  const stands = 'booking' in own && isOccupying(own.booking.status) && isOf(props.product, own);
  return <Said {...props} booked={stands ? <BookedSlip own={own} onClose={props.onClose} /> : undefined} />;
};

const isOf = ({ id }: Product, { booking: { thing } }: OwnBooking): boolean =>
  thing.kind === 'product' && thing.productId === id;

const BookedSlip = ({ own, onClose }: { readonly own: OwnBooking } & Pick<BookingDialogProps, 'onClose'>) => (
  <BookedHere own={own} isInSheet>
    <Button look="ink" wide onClick={onClose}>
      <ToMenuText />
    </Button>
  </BookedHere>
);

/** `booked`: replaces the form. */
const Said = ({ booked, ...props }: BookingDialogProps & { readonly booked?: ReactNode }) => {
  const { product, priceOf, onClose } = props;
  const { place, index } = useMenu();
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
  const { done } = control;
  // A reload shows the booking again, except on a shared device, which has other guests.
  useEffect(() => {
    if (done && !isShared) nameStep(bookedHref(productHref(index, place.slug, product), done.key));
  }, [done, isShared, index, place.slug, product]);
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
            freeWords={<BookText />}
          />
        )
      }
      booked={done ? <BookedSlip own={done} onClose={onClose} /> : booked}
    />
  );
};
