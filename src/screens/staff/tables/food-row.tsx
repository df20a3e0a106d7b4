import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { paperPlane } from '#ui/look/icons-later.ts';
import { eyeSlash, fire, hand } from '#ui/look/staff-icons.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import type { BoardTime, FoodView } from '#view/service/tables-view.ts';
import { WhereWords } from '../kitchen/where-words.tsx';
import { Age } from './age.tsx';
import styles from './food-row.module.css';
import { isSameAge } from './written-age.ts';

interface FoodRowProps {
  readonly food: FoodView;
  readonly time: BoardTime;
  readonly onTaken: (food: FoodView) => void;
}

const isDrawnAlike = (before: FoodRowProps, { food, time, onTaken }: FoodRowProps): boolean =>
  before.food === food && before.onTaken === onTaken && isSameAge(food.at, before.time, time);

const ICONS: Readonly<Record<FoodView['kind'], string>> = {
  ready: hand,
  late: fire,
  sent: paperPlane,
  unseen: eyeSlash,
};

/** Of an order that goes to no table. */
const OwnTitle = ({
  kind,
  number,
  orderType,
  age,
}: Pick<FoodView, 'kind' | 'number' | 'orderType'> & { readonly age: ReactNode }) => {
  const where = <WhereWords table={undefined} room={undefined} orderType={orderType} />;
  switch (kind) {
    case 'ready':
      return (
        <Trans>
          {where}: order {number} is ready
        </Trans>
      );
    case 'late':
      return (
        <Trans>
          {where}: order {number} waits to be cooked: {age}
        </Trans>
      );
    case 'sent':
      return (
        <Trans>
          {where}: new order {number}, not seen yet: {age}
        </Trans>
      );
    case 'unseen':
      return (
        <Trans>
          {where}: the kitchen has not seen order {number}: {age}
        </Trans>
      );
  }
};

const Title = ({ food, time }: { readonly food: FoodView; readonly time: BoardTime }) => {
  const { table, number } = food;
  const age = <Age since={food.at} time={time} />;
  if (table === undefined) return <OwnTitle kind={food.kind} number={number} orderType={food.orderType} age={age} />;
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
          New order at table {table}, not seen yet: {age}
        </Trans>
      );
    case 'unseen':
      return (
        <Trans>
          The kitchen has not seen the order of table {table}: {age}
        </Trans>
      );
  }
};

/** Food that somebody should see to: at the pass, late, or in an order that no screen has shown. */
export const FoodRow = memo(
  ({ food, time, onTaken }: FoodRowProps) => (
    <li className={styles.row} data-testid="food" data-kind={food.kind}>
      <Icon path={ICONS[food.kind]} />
      <Link href={food.href} className={styles.words}>
        <span className={styles.title}>
          <Title food={food} time={time} />
        </span>
        <span className={styles.dishes}>{food.dishes.join(', ')}</span>
      </Link>
      {food.kind === 'ready' &&
        food.isWhole &&
        (food.waits ? (
          <span className={styles.waits}>
            <Trans>Waiting to be sent</Trans>
          </span>
        ) : (
          <Button small onClick={() => onTaken(food)}>
            <Trans comment="a waiter says that the food has been brought to the table">Served</Trans>
            <VisuallyHidden> {food.table}</VisuallyHidden>
          </Button>
        ))}
    </li>
  ),
  isDrawnAlike,
);
