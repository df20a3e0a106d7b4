import { Suspense, useState } from 'react';
import type { OrderMail } from '#contract/order/order-mail.ts';
import { sayIn } from '#domain/language/translated.ts';
import { asksCutlery, asksWhereEaten, type CheckoutField } from '#domain/order/checkout/checkout-form.ts';
import type { CheckoutOffer } from '#domain/order/checkout/checkout-offer.ts';
import type { PaymentInstrument } from '#domain/payment/instrument.ts';
import type { StartFailure } from '#domain/payment/paying.ts';
import type { OrderType } from '#domain/place/place.ts';
import { cutleryPrice } from '#domain/pricing/cutlery.ts';
import { AdditionalTypeRows } from '#guest/checkout/form/additional-type-rows.tsx';
import { type Agreement, AgreementRow } from '#guest/checkout/form/agreement-row.tsx';
import { CarriedText } from '#guest/checkout/form/carried-text.tsx';
import { CommentField } from '#guest/checkout/form/comment-field.tsx';
import { CutleryField } from '#guest/checkout/form/cutlery-field.tsx';
import { PaymentRows } from '#guest/checkout/form/payment-rows.tsx';
import { PickupRows } from '#guest/checkout/form/pickup-rows.tsx';
import { RoomField } from '#guest/checkout/form/room-field.tsx';
import { WhenRow } from '#guest/checkout/form/when-row.tsx';
import { WhereEatenField } from '#guest/checkout/form/where-eaten-field.tsx';
import { WhereRow } from '#guest/checkout/form/where-row.tsx';
import { WhomFields } from '#guest/checkout/form/whom-fields.tsx';
import { checkoutParts } from '#guest/lazy/lazy-checkout.tsx';
import { dialogs } from '#guest/lazy/lazy-dialogs.tsx';
import { accountParts } from '#guest/lazy/lazy-spend.tsx';
import type { CheckoutFormControl } from '#guest/order/use-checkout-form.ts';
import type { CheckoutPrice } from '#guest/order/use-checkout-price.ts';
import type { KnownGuestHere } from '#guest/order/use-known-guest.ts';
import { useDeliveryLater } from '#guest/order/use-order-times.ts';
import { NotStartedNotice } from '#guest/payment/not-started-notice.tsx';
import type { LegalText } from '#guest/place/legal-links.tsx';
import { PromoHere } from '#guest/service/promo-here.tsx';
import { useMapServices } from '#shared/delivery/use-map-services.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useUser } from '#shared/session/use-user.ts';
import { useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { WhenHere } from './when-here.tsx';

interface PartsProps {
  readonly control: CheckoutFormControl;
  readonly orderType: OrderType;
  readonly priced: CheckoutPrice;
  readonly offer: CheckoutOffer;
  readonly agreement: Agreement | undefined;
  /** How the server mails the order. */
  readonly mail: OrderMail;
  /** Guest details known to the device. */
  readonly guest: KnownGuestHere;
  /** Kiosk order: for now, at the venue, and without a name when it is handed over by its label. */
  readonly isNobody: boolean;
  /** Switches to pickup; `undefined` when the place does not offer it. */
  readonly onPickup: (() => void) | undefined;
  /** Field that caused the rejection; `undefined`: none. */
  readonly toMend: CheckoutField | undefined;
  readonly onTakeTime: (wantedAt: number | undefined) => void;
  /** Saved cards that can be charged. */
  readonly cards: readonly PaymentInstrument[];
  /** Provider that can save a new card, if our page has to ask for consent. */
  readonly savesWith: string | undefined;
  /** Reason why the online payment did not start. */
  readonly notPaid: StartFailure | undefined;
}

/** The delivery address, and the dialog that asks for it. */
const WhereHere = ({ control, priced, onPickup }: PartsProps) => {
  const { place } = useMenu();
  const now = useMinute(useTabl().serverNow);
  const [isOpen, setOpen] = useState<boolean>();
  const map = useMapServices(isOpen === true);
  const { address, addressDraft, wantedAt } = control.form;
  const { language } = useLanguage();
  const { verdict } = priced.delivery ?? {};
  const zone = address && priced.ahead?.zone;
  const laterOf = useDeliveryLater(wantedAt);
  return (
    <>
      <WhereRow
        address={address}
        zone={zone && sayIn(zone, language, place.defaultLanguage)}
        fault={control.faultOf('address')}
        problem={
          address &&
          verdict &&
          verdict.kind !== 'carried' && <CarriedText {...{ verdict, language }} placeLanguage={place.defaultLanguage} />
        }
        onOpen={() => setOpen(true)}
      />
      {/* Stays mounted once opened, so that closing it to choose another time loses no input. */}
      {isOpen !== undefined && (
        <checkoutParts.AddressDialog
          open={isOpen}
          place={place}
          at={wantedAt ?? now}
          laterOf={laterOf}
          address={address}
          draft={addressDraft}
          onDraft={(typed) => control.change({ addressDraft: typed })}
          steps={priced.price.steps}
          map={map}
          onClose={() => setOpen(false)}
          onTake={(taken) => {
            control.change({ address: taken, addressDraft: undefined });
            setOpen(false);
          }}
          onPickup={
            onPickup &&
            (() => {
              setOpen(false);
              onPickup();
            })
          }
        />
      )}
    </>
  );
};

/** The questions of the order page for the chosen order type. */
export const CheckoutParts = (props: PartsProps) => {
  const { control, orderType, priced, offer, agreement, toMend } = props;
  const { place } = useMenu();
  const { session } = useSession();
  const { language } = useLanguage();
  const hasUser = useUser() !== undefined;
  const [legal, setLegal] = useState<LegalText>();
  const asks = { byNumber: props.isNobody };
  const isWhereAsked = asksWhereEaten(offer, asks);
  const cutlery = asksCutlery(control.form, offer, asks) && (
    <CutleryField control={control} each={cutleryPrice(place, orderType)} />
  );
  return (
    <>
      {isWhereAsked && <WhereEatenField control={control} />}
      {isWhereAsked && cutlery}
      {orderType === 'delivery' && <WhereHere {...props} />}
      {offer.pickupPlaces.length > 0 && !props.isNobody && (
        <PickupRows control={control} places={offer.pickupPlaces} place={place} language={language} />
      )}
      {orderType === 'room' && (
        <RoomField control={control} isLocked={session?.roomNumberDisabled === true}>
          {(heading) =>
            offer.additionalTypes && (
              <AdditionalTypeRows
                control={control}
                labelledBy={heading}
                types={offer.additionalTypes}
                language={language}
                defaultLanguage={place.defaultLanguage}
              />
            )
          }
        </RoomField>
      )}
      {(!props.isNobody || control.form.wantedAt !== undefined || toMend === 'wantedAt') && (
        <WhenRow>
          <WhenHere
            order={{ orderType, lines: priced.cart.lines, address: control.form.address }}
            wantedAt={control.form.wantedAt}
            isLost={toMend === 'wantedAt'}
            onTake={props.onTakeTime}
          />
        </WhenRow>
      )}
      {(orderType === 'delivery' || orderType === 'preorder') && !(props.isNobody && offer.byNumber) && (
        <WhomFields
          control={control}
          orderType={orderType}
          isKnown={control.knowsGuest && toMend !== 'name' && toMend !== 'phone' && toMend !== 'email'}
          shownPhone={control.shownPhone}
          mail={props.mail}
          isKept={props.guest.keeps}
          onForget={
            props.guest.known &&
            (() => {
              props.guest.forget();
              control.change({ name: '', phone: '' });
            })
          }
        />
      )}
      <PaymentRows
        control={control}
        orderType={orderType}
        methods={offer.payments}
        cards={props.cards}
        savesWith={props.savesWith}
        look={props.isNobody ? 'tiles' : 'rows'}
      >
        {props.notPaid && <NotStartedNotice failure={props.notPaid} />}
      </PaymentRows>
      {!isWhereAsked && cutlery}
      {!props.isNobody && <CommentField control={control} orderType={orderType} />}
      {place.takesPromoCodes && <PromoHere />}
      {hasUser && (
        <Suspense>
          <accountParts.SpendHere price={priced.price} />
        </Suspense>
      )}
      {agreement && <AgreementRow control={control} agreement={agreement} onOpen={setLegal} />}
      {legal && <dialogs.LegalDialog about={legal} onClose={() => setLegal(undefined)} />}
    </>
  );
};
