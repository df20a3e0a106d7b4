import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { OrderType } from '#domain/place/place.ts';
import { Icon } from '#ui/look/icon.tsx';
import { storefront } from '#ui/look/icons-later.ts';
import { bed, forkKnife, moped, tote } from '#ui/look/service-icons.ts';
import styles from './way-tiles.module.css';

/** A way to order that the place offers. */
export interface Way {
  readonly type: OrderType;
  /** Why it cannot be taken now; undefined: it can. */
  readonly blocked?: ReactNode;
}

const ICONS: Partial<Record<OrderType, string>> = {
  spot: forkKnife,
  delivery: moped,
  preorder: tote,
  served_on_spot: storefront,
  room: bed,
};

export const WayIcon = ({ type }: { readonly type: OrderType }) => (
  <Icon path={ICONS[type] ?? forkKnife} size="1.625rem" />
);

/** What a way to order is called. */
export const WayName = ({ type }: { readonly type: OrderType }) => {
  switch (type) {
    case 'delivery':
      return <Trans>Delivery</Trans>;
    case 'preorder':
      return <Trans>Pickup</Trans>;
    case 'served_on_spot':
      return <Trans>Served on the spot</Trans>;
    case 'room':
      return <Trans>To the room</Trans>;
    default:
      return <Trans>At the table</Trans>;
  }
};

/** The ways to order, two abreast where there is room. One that cannot be taken stays, with its reason. [S2.50] */
export const WayTiles = ({
  labelledBy,
  ways,
  value,
  onTake,
}: {
  readonly labelledBy: string;
  readonly ways: readonly Way[];
  readonly value: OrderType | undefined;
  readonly onTake: (type: OrderType) => void;
}) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.tiles}>
      {ways.map(({ type, blocked }) => (
        <label key={type} className={styles.tile} data-testid={`way-${type}`}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={value === type}
            disabled={blocked !== undefined}
            onChange={() => onTake(type)}
          />
          <WayIcon type={type} />
          <span className={styles.words}>
            <span className={styles.name}>
              <WayName type={type} />
            </span>{' '}
            {blocked !== undefined && <span className={styles.note}>{blocked}</span>}
          </span>
        </label>
      ))}
    </div>
  );
};
