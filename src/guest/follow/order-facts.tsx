import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Said } from '#domain/language/translated.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { PaidPart } from '#domain/payment/paid-part.ts';
import type { OrderType } from '#domain/place/place.ts';
import { PaymentName } from '#guest/checkout/form/payment-rows.tsx';
import { OrderTypeName } from '#guest/checkout/order-type-name.tsx';
import { useWantedTimeTexts } from '#guest/checkout/wanted-time-text.ts';
import { AddressText } from '#shared/delivery/address-text.tsx';
import { CutleryText, WhereEatenText } from '#shared/delivery/cutlery-text.tsx';
import { useMoney } from '#ui/words/money.tsx';
import { OwnText } from '#ui/words/own-text.tsx';
import styles from './order-facts.module.css';

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A kiosk's order that is eaten at the venue is no pickup, although it is stored as one. */
const Gets = ({ orderType, isToGo }: Pick<OrderDetails, 'isToGo'> & { readonly orderType: OrderType }) =>
  isToGo === false ? <WhereEatenText isToGo={false} /> : <OrderTypeName type={orderType} />;

/** Stage of an order, as far as its details depend on it; `off`: an order that nobody prepares. */
export type FactsStage = 'underWay' | 'served' | 'off';

/** Order type, destination, time and details of an order that is not simply served at its table. */
export const OrderFacts = ({
  orderType,
  details,
  stage,
  zone,
  pickupPlace,
  pickupAt,
  additionalType,
  paid,
  timeZone,
  now,
}: {
  readonly orderType: OrderType;
  readonly details: OrderDetails;
  readonly stage: FactsStage;
  /** Delivery zone in the guest's language; absent: unnamed, or no delivery. */
  readonly zone?: Said | undefined;
  /** Pickup place in the guest's language; `undefined`: at the venue, or no pickup. */
  readonly pickupPlace: Said | undefined;
  /** Address of a pickup place that is not at the venue. */
  readonly pickupAt?: Said | undefined;
  /** Additional type of a room's order in the guest's language; absent: none. */
  readonly additionalType?: Said | undefined;
  /** `undefined`: no payment yet. */
  readonly paid?: PaidPart | undefined;
  readonly timeZone: string;
  readonly now: number;
}) => {
  const money = useMoney();
  const wantedText = useWantedTimeTexts(timeZone, now);
  const { address, room, wantedAt, payment, cutlery, isToGo, comment } = details;
  const isTimed = stage === 'underWay' || (stage === 'served' && wantedAt !== undefined);
  return (
    <dl className={styles.facts} data-testid="order-facts">
      {isTimed && <Fact name={<Trans>When</Trans>}>{wantedText(wantedAt)}</Fact>}
      {/* The additional type is most often in the same words as the order type: "To the room". */}
      <Fact name={additionalType ? <Trans>Where</Trans> : <Gets {...{ orderType, isToGo }} />}>
        {address && <AddressText {...{ address, zone }} />}
        {isToGo && <WhereEatenText isToGo />}
        {room !== undefined && <Trans>Room {room}</Trans>}
        {pickupPlace && <span lang={pickupPlace.language}>{pickupPlace.text}</span>}
        {pickupAt && <div lang={pickupAt.language}>{pickupAt.text}</div>}
        {additionalType && <div lang={additionalType.language}>{additionalType.text}</div>}
      </Fact>
      {stage !== 'off' && paid && (
        <Fact name={<Trans comment="before a sum on a bill: that much was paid before">Already paid</Trans>}>
          {money.main(paid.sum)}
          {paid.isOnline && (
            <>
              {' · '}
              <PaymentName method="online" orderType={orderType} />
            </>
          )}
        </Fact>
      )}
      {stage !== 'off' && !paid?.isWhole && (
        <Fact name={<Trans>Payment</Trans>}>
          <PaymentName method={payment} orderType={orderType} />
        </Fact>
      )}
      {cutlery !== undefined && (
        <Fact name={<Trans>Cutlery</Trans>}>
          <CutleryText sets={cutlery} />
        </Fact>
      )}
      {stage !== 'off' && comment && (
        <Fact name={<Trans>Comment</Trans>}>
          <OwnText>{comment}</OwnText>
        </Fact>
      )}
    </dl>
  );
};
