import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { OrderTypeFacts } from '#domain/order/checkout/order-type-facts.ts';
import type { OrderType } from '#domain/place/place.ts';
import { ButtonLink } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { storefront } from '#ui/look/icons-later.ts';
import { bed, forkKnife, moped, tote } from '#ui/look/service-icons.ts';
import { useMoney } from '#ui/words/money.tsx';
import { OrderTypeName } from './order-type-name.tsx';
import styles from './order-type-tiles.module.css';

/** An order type that the place offers. */
export interface OfferedType {
  readonly type: OrderType;
  /** Reason why it is unavailable now: it needs a table code, or is for hotel guests; `undefined` when available. */
  readonly needs?: 'scan' | 'room';
}

const ICONS: Partial<Record<OrderType, string>> = {
  spot: forkKnife,
  delivery: moped,
  preorder: tote,
  served_on_spot: storefront,
  room: bed,
};

export const OrderTypeIcon = ({ type }: { readonly type: OrderType }) => (
  <Icon path={ICONS[type] ?? forkKnife} size="1.625rem" />
);

/** Available order types as tiles in two columns; below them the unavailable ones with the reason. [S2.50] */
export const OrderTypeTiles = ({
  labelledBy,
  ways,
  value,
  scanHref,
  factsOf,
  onTake,
}: {
  readonly labelledBy: string;
  readonly ways: readonly OfferedType[];
  readonly value: OrderType | undefined;
  /** Address of the page to scan a table code. */
  readonly scanHref?: string;
  readonly factsOf: (type: OrderType) => OrderTypeFacts;
  readonly onTake: (type: OrderType) => void;
}) => {
  const name = useId();
  const open = ways.filter(({ needs }) => needs === undefined);
  // A single chosen order type is named in the page title instead.
  const isNamed = open.length === 1 && open[0]?.type === value;
  return (
    <div className={styles.sheet}>
      {open.length > 0 && !isNamed && (
        <div role="radiogroup" aria-labelledby={labelledBy} className={styles.tiles}>
          {open.map(({ type }) => (
            <label key={type} className={styles.tile} data-testid={`way-${type}`}>
              <input
                type="radio"
                name={name}
                className={styles.input}
                checked={value === type}
                onChange={() => onTake(type)}
              />
              <OrderTypeIcon type={type} />
              <span className={styles.name}>
                <OrderTypeName type={type} /> <FactsText {...factsOf(type)} />
              </span>
            </label>
          ))}
        </div>
      )}
      <NeededFirst ways={ways.filter(({ needs }) => needs === 'room')} needs="room" scanHref={scanHref} />
      <NeededFirst ways={ways.filter(({ needs }) => needs === 'scan')} needs="scan" scanHref={scanHref} />
    </div>
  );
};

/** Minutes, fee and minimum order of an order type, as far as they are known. */
const FactsText = ({ minutes, fee, minimum }: OrderTypeFacts) => {
  const money = useMoney();
  const cost = fee && money.main(fee.amount);
  const least = minimum !== undefined && money.main(minimum);
  const facts: readonly (readonly [key: string, text: ReactNode])[] = [
    ['minutes', minutes !== undefined && <Trans>from {minutes} min</Trans>],
    [
      'fee',
      fee &&
        (fee.amount === 0 ? (
          <Trans>free delivery</Trans>
        ) : fee.isExact ? (
          <Trans>delivery {cost}</Trans>
        ) : (
          <Trans>delivery from {cost}</Trans>
        )),
    ],
    ['minimum', least && <Trans>orders from {least}</Trans>],
  ];
  const known = facts.filter(([, text]) => text);
  return (
    known.length > 0 && (
      <span className={styles.facts}>
        {known.map(([key, text]) => (
          <span key={key}>{text} </span>
        ))}
      </span>
    )
  );
};

const NeededFirst = ({
  ways,
  needs,
  scanHref,
}: {
  readonly ways: readonly OfferedType[];
  readonly needs: NonNullable<OfferedType['needs']>;
  readonly scanHref?: string | undefined;
}) =>
  ways.length > 0 && (
    <div className={styles.needed} data-testid={`needs-${needs}`}>
      <span>
        <span className={styles.name}>
          {/* Names one type for all scan types, because the scanned code decides. */}
          {(needs === 'scan' ? ways.slice(0, 1) : ways).map(({ type }) => (
            <OrderTypeName key={type} type={type} />
          ))}
        </span>
        {needs === 'room' && (
          <span className={styles.note}>
            <Trans>for guests of the house: scan the code in your room</Trans>
          </span>
        )}
      </span>
      {scanHref !== undefined && (
        <ButtonLink small href={scanHref}>
          <Trans context="the code of a table">Scan</Trans>
        </ButtonLink>
      )}
    </div>
  );
