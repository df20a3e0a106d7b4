import { Trans } from '@lingui/react/macro';
import type { CheckoutFault, CheckoutField } from '#domain/order/checkout/checkout-form.ts';
import { DETAIL_LIMITS } from '#domain/order/order-details.ts';
import { PhoneFaultText } from '#shared/frame/phone-fault-text.tsx';

const { nameShortest, name: nameLongest, comment: commentLongest } = DETAIL_LIMITS;

/** Message for a missing or wrong field, from the specification's list. [S5.10, S5.12–S5.17, S8.16] */
export const FaultText = ({ field, fault, limit = 0 }: CheckoutFault) => {
  switch (field) {
    case 'orderType':
    case 'additionalType':
      return <Trans>Choose an order type</Trans>;
    case 'pickupPlaceId':
      return <Trans>Choose a pickup place</Trans>;
    case 'payment':
      return <Trans>Choose a payment method</Trans>;
    case 'isToGo':
      return <Trans>Choose: eat here or take away</Trans>;
    case 'cutlery':
      return <Trans>Choose whether you want cutlery</Trans>;
    case 'agreed':
      return <Trans>You must agree before you order</Trans>;
    case 'wantedAt':
      return fault === 'missing' ? (
        <Trans>Enter the receiving date and time</Trans>
      ) : (
        <Trans>Enter the receiving time</Trans>
      );
    case 'comment':
      return <Trans>A comment of up to {commentLongest} characters</Trans>;
    case 'address':
      return fault === 'missing' ? <Trans>Enter the address</Trans> : <Trans>Enter a valid address</Trans>;
    case 'room':
      return fault === 'missing' ? <Trans>Enter the room number</Trans> : <Trans>Enter a valid room number</Trans>;
    case 'name':
      if (fault === 'missing') return <Trans>This field is required</Trans>;
      if (fault === 'wrong') return <Trans>Invalid name</Trans>;
      return (
        <Trans>
          A name of {nameShortest} to {nameLongest} characters
        </Trans>
      );
    case 'phone':
      if (fault === 'missing') return <Trans>This field is required</Trans>;
      if (fault === 'short') return <Trans>A phone number of at least {limit} characters</Trans>;
      return <PhoneFaultText />;
    case 'email':
      return <Trans>Enter a valid email address</Trans>;
  }
};

/** Name of a part of the page, for the list of missing parts. */
export const PartName = ({ field }: { readonly field: CheckoutField }) => {
  switch (field) {
    case 'orderType':
      return <Trans>Order type</Trans>;
    case 'additionalType':
      return <Trans>Where</Trans>;
    case 'isToGo':
      return <Trans comment="a question of a kiosk: eaten at the venue or taken away">Here or to go</Trans>;
    case 'address':
      return <Trans>Address</Trans>;
    case 'pickupPlaceId':
      return <Trans>Pickup place</Trans>;
    case 'room':
      return <Trans>Room</Trans>;
    case 'wantedAt':
      return <Trans>Time</Trans>;
    case 'name':
      return <Trans>Name</Trans>;
    case 'phone':
      return <Trans>Phone</Trans>;
    case 'email':
      return <Trans>Email</Trans>;
    case 'payment':
      return <Trans>Payment</Trans>;
    case 'cutlery':
      return <Trans>Cutlery</Trans>;
    case 'comment':
      return <Trans>Comment</Trans>;
    case 'agreed':
      return <Trans>Agreement</Trans>;
  }
};
