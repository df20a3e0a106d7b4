import { Trans } from '@lingui/react/macro';
import { Fragment, type MouseEvent } from 'react';
import type { OrderType } from '#domain/place/place.ts';
import { ToolRow } from '#ui/form/tool-row.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRightBold } from '#ui/look/icons-later.ts';
import { OrderTypeName } from './order-type-name.tsx';
import styles from './order-type-tiles.module.css';
import { OrderTypeIcon } from './order-type-tiles.tsx';

/** Row in the cart and in the menu of tools: the current order type, and the button to change it. */
export const OrderTypeRow = ({
  way,
  ways = [],
  onPress,
}: {
  readonly way: OrderType | undefined;
  /** Order types to name while none is chosen. */
  readonly ways?: readonly OrderType[];
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}) => (
  <ToolRow
    icon={<OrderTypeIcon type={way ?? 'delivery'} />}
    end={<Icon path={caretRightBold} size="1rem" />}
    data-testid="way-row"
    aria-haspopup="dialog"
    onClick={onPress}
  >
    <span>
      <Trans>How would you like it?</Trans>
    </span>{' '}
    <span className={styles.note}>
      {(way ? [way] : ways).map((type, at) => (
        <Fragment key={type}>
          {at > 0 && ' · '}
          <OrderTypeName type={type} />
        </Fragment>
      ))}
    </span>
  </ToolRow>
);
