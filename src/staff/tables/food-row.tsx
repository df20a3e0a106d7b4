import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode, useRef } from 'react';
import type { OrderId } from '#domain/ids.ts';
import { useReaderAllergenName } from '#staff/frame/reader-text.tsx';
import { useShown } from '#staff/kitchen/use-shown.ts';
import { WhereText } from '#staff/kitchen/where-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { paperPlane, warning } from '#ui/look/icons-later.ts';
import { eyeSlash, fire, hand } from '#ui/look/staff-icons.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { Age } from './age.tsx';
import styles from './food-row.module.css';
import type { BoardTime, FoodView } from './tables-view.ts';
import { isSameAge } from './written-age.ts';

interface FoodRowProps {
  readonly food: FoodView;
  readonly time: BoardTime;
  readonly onTaken: (food: FoodView) => void;
  readonly onAccept: (food: FoodView) => void;
  /** Called when the order was painted in a visible window. */
  readonly onShown: (order: { readonly id: OrderId }) => void;
}

const isDrawnAlike = (before: FoodRowProps, { food, time, onTaken, onAccept, onShown }: FoodRowProps): boolean =>
  before.food === food &&
  before.onTaken === onTaken &&
  before.onAccept === onAccept &&
  before.onShown === onShown &&
  isSameAge(food.at, before.time, time);

const ICONS: Readonly<Record<FoodView['kind'], string>> = {
  ready: hand,
  late: fire,
  sent: paperPlane,
  unseen: eyeSlash,
  unaccepted: paperPlane,
};

/** Title of an order without a table. */
const OwnTitle = ({
  kind,
  label,
  orderType,
  isToGo,
  isForWaiters,
  age,
}: Pick<FoodView, 'kind' | 'label' | 'orderType' | 'isToGo' | 'isForWaiters'> & { readonly age: ReactNode }) => {
  const where = <WhereText table={undefined} room={undefined} orderType={orderType} details={{ isToGo }} />;
  switch (kind) {
    case 'ready':
      return (
        <Trans>
          {where}: order {label} is ready
        </Trans>
      );
    case 'late':
      return (
        <Trans>
          {where}: order {label} waits to be cooked: {age}
        </Trans>
      );
    case 'sent':
      return (
        <Trans>
          {where}: new order {label}: {age}
        </Trans>
      );
    case 'unaccepted':
      return (
        <Trans>
          {where}: nobody has accepted order {label}: {age}
        </Trans>
      );
    case 'unseen':
      return isForWaiters ? (
        <Trans>
          {where}: nobody has seen order {label}: {age}
        </Trans>
      ) : (
        <Trans>
          {where}: nobody in the kitchen has seen order {label}: {age}
        </Trans>
      );
  }
};

const Title = ({ food, time }: { readonly food: FoodView; readonly time: BoardTime }) => {
  const { table, kind, label, orderType, isToGo, isForWaiters } = food;
  const age = <Age since={food.at} time={time} />;
  if (table === undefined) return <OwnTitle {...{ kind, label, orderType, isToGo, isForWaiters }} age={age} />;
  switch (food.kind) {
    case 'ready':
      return <Trans>Ready for table {table}</Trans>;
    case 'late':
      return (
        <Trans>
          Table {table} waits for food: {age}
        </Trans>
      );
    case 'sent':
      return (
        <Trans>
          New order at table {table}: {age}
        </Trans>
      );
    case 'unaccepted':
      return food.isHeld ? (
        <Trans>
          First order at table {table}. Please confirm that somebody sits there: {age}
        </Trans>
      ) : (
        <Trans>
          Nobody has accepted the order of table {table}: {age}
        </Trans>
      );
    case 'unseen':
      return food.isForWaiters ? (
        <Trans>
          Nobody has seen the order of table {table}: {age}
        </Trans>
      ) : (
        <Trans>
          Nobody in the kitchen has seen the order of table {table}: {age}
        </Trans>
      );
  }
};

/** Button of a row: "served" for a complete order at the pass, or "accept" for a new order. */
const Press = ({ food, onTaken, onAccept }: Pick<FoodRowProps, 'food' | 'onTaken' | 'onAccept'>) => {
  const isReady = food.kind === 'ready' && food.isWhole;
  if (!isReady && food.kind !== 'unaccepted') return null;
  if (food.waits)
    return (
      <span className={styles.waits}>
        <Trans>Waiting to be sent</Trans>
      </span>
    );
  return (
    <Button small onClick={() => (isReady ? onTaken : onAccept)(food)}>
      {isReady ? (
        <Trans comment="a waiter says that the food has been brought to the table">Served</Trans>
      ) : food.isHeld ? (
        <Trans comment="a button: a waiter has seen who ordered at the table">Confirm</Trans>
      ) : (
        <Trans comment="a button: the staff accept an order">Accept</Trans>
      )}
      <VisuallyHidden> {food.table ?? food.label}</VisuallyHidden>
    </Button>
  );
};

/** Food that needs attention: ready, late, or an order that is unseen or not accepted. */
export const FoodRow = memo((props: FoodRowProps) => {
  const { food, time, onShown } = props;
  const row = useRef<HTMLLIElement>(null);
  const allergy = food.avoids.map(useReaderAllergenName()).join(', ');
  useShown(row, food.isForWaiters && !food.isSeen ? () => onShown({ id: food.orderId }) : undefined);
  return (
    <li ref={row} className={styles.row} data-testid="food" data-kind={food.kind}>
      <Icon path={ICONS[food.kind]} />
      <Link href={food.href} className={styles.words}>
        <span className={styles.title}>
          <Title food={food} time={time} />
        </span>
        <span className={styles.dishes}>{food.dishes.join(', ')}</span>
        {allergy !== '' && (
          <span className={styles.allergy}>
            <Icon path={warning} size="1.125rem" />
            <Trans>Allergy: {allergy}</Trans>
          </span>
        )}
      </Link>
      <Press {...props} />
    </li>
  );
}, isDrawnAlike);
