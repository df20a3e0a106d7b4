import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Said } from '#domain/language/translated.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { OrderType } from '#domain/place/place.ts';
import { PaymentName } from '#guest/checkout/form/payment-rows.tsx';
import { OrderTypeName } from '#guest/checkout/order-type-tiles.tsx';
import { useWantedTimeWords } from '#guest/checkout/wanted-time-words.ts';
import { AddressWords } from '#shared/delivery/address-words.tsx';
import { CutleryWords, WhereEatenWords } from '#shared/delivery/cutlery-words.tsx';
import styles from './order-facts.module.css';

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** How far an order is, as far as what is told of it depends on that: off is one that nobody makes. */
export type FactsStage = 'underWay' | 'served' | 'off';

/** How, where to, for when and with what an order was made that is not simply carried to its table. */
export const OrderFacts = ({
  orderType,
  details,
  stage,
  pickupPlace,
  timeZone,
  now,
}: {
  readonly orderType: OrderType;
  readonly details: OrderDetails;
  readonly stage: FactsStage;
  /** Where it is fetched, in the guest's language; undefined: at the venue, or not at all. */
  readonly pickupPlace: Said | undefined;
  readonly timeZone: string;
  readonly now: number;
}) => {
  const wantedWords = useWantedTimeWords(timeZone, now);
  const { address, room, wantedAt, payment, cutlery, isToGo } = details;
  const isTimed = stage === 'underWay' || (stage === 'served' && wantedAt !== undefined);
  return (
    <dl className={styles.facts} data-testid="order-facts">
      {isTimed && <Fact name={<Trans>When</Trans>}>{wantedWords(wantedAt)}</Fact>}
      <Fact name={<OrderTypeName type={orderType} />}>
        {address && <AddressWords address={address} />}
        {isToGo !== undefined && <WhereEatenWords isToGo={isToGo} />}
        {room !== undefined && <Trans>Room {room}</Trans>}
        {pickupPlace && <span lang={pickupPlace.language}>{pickupPlace.text}</span>}
      </Fact>
      {stage !== 'off' && (
        <Fact name={<Trans>Payment</Trans>}>
          <PaymentName method={payment} orderType={orderType} />
        </Fact>
      )}
      {cutlery !== undefined && (
        <Fact name={<Trans>Cutlery</Trans>}>
          <CutleryWords sets={cutlery} />
        </Fact>
      )}
    </dl>
  );
};
