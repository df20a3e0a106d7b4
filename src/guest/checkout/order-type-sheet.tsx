import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { OrderType } from '#domain/place/place.ts';
import { ToolRow } from '#ui/form/tool-row.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRightBold } from '#ui/look/icons-later.ts';
import styles from './order-type-tiles.module.css';
import { OrderTypeIcon, OrderTypeName, OrderTypeTiles } from './order-type-tiles.tsx';

/** In the menu of tools: by which way to order the menu is shown, and the way to another one. */
export const OrderTypeRow = ({ way, onPress }: { readonly way: OrderType; readonly onPress: () => void }) => (
  <ToolRow
    icon={<OrderTypeIcon type={way} />}
    end={<Icon path={caretRightBold} size="1rem" />}
    data-testid="way-row"
    aria-haspopup="dialog"
    onClick={onPress}
  >
    <span>
      <Trans>How would you like it?</Trans>
    </span>{' '}
    <span className={styles.note}>
      <OrderTypeName type={way} />
    </span>
  </ToolRow>
);

/** The ways by which the menu can be shown; the menu behind the sheet follows at once. */
export const OrderTypeSheet = ({
  ways,
  taken,
  onTake,
  onClose,
}: {
  readonly ways: readonly OrderType[];
  readonly taken: OrderType;
  readonly onTake: (way: OrderType) => void;
  readonly onClose: () => void;
}) => {
  const heading = useId();
  const title = (
    <span id={heading}>
      <Trans>How would you like it?</Trans>
    </span>
  );
  return (
    <Sheet open onClose={onClose} title={title}>
      <div className={styles.sheet} data-testid="way-sheet">
        <OrderTypeTiles labelledBy={heading} ways={ways.map((type) => ({ type }))} value={taken} onTake={onTake} />
        <p>
          <Trans>The menu shows what can be ordered this way, at its prices.</Trans>
        </p>
      </div>
    </Sheet>
  );
};
