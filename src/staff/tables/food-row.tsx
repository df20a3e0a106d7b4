import { Trans } from '@lingui/react/macro';
import { memo, useRef } from 'react';
import type { OrderId } from '#domain/ids.ts';
import { useReaderAllergenName } from '#staff/frame/reader-text.tsx';
import { useShown } from '#staff/kitchen/use-shown.ts';
import { WhereText } from '#staff/kitchen/where-text.tsx';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { paperPlane, warning } from '#ui/look/icons-later.ts';
import { eyeSlash, fire, hand } from '#ui/look/staff-icons.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { Age } from './age.tsx';
import card from './asking-card.module.css';
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
  /** Another row of its table stands above it and names the table. */
  readonly isFurther?: boolean;
  /** Its button has the accent. */
  readonly leads?: boolean;
}

const isDrawnAlike = (before: FoodRowProps, after: FoodRowProps): boolean => {
  const { food, time, onTaken, onAccept, onShown, isFurther, leads } = after;
  return (
    before.food === food &&
    before.isFurther === isFurther &&
    before.leads === leads &&
    before.onTaken === onTaken &&
    before.onAccept === onAccept &&
    before.onShown === onShown &&
    isSameAge(food.at, before.time, time)
  );
};

const ICONS: Readonly<Record<FoodView['kind'], string>> = {
  ready: hand,
  late: fire,
  sent: paperPlane,
  unseen: eyeSlash,
  unaccepted: paperPlane,
};

/** Colour of the age, beside the icon and the words: what nobody does is urgent, and ready food gets cold. */
const TONES: Readonly<Record<FoodView['kind'], 'danger' | 'wait' | undefined>> = {
  ready: 'wait',
  late: 'danger',
  sent: undefined,
  unseen: 'danger',
  unaccepted: 'danger',
};

/** Step that the order waits for. */
const KindText = ({ food: { kind, table, isHeld, isForWaiters } }: { readonly food: FoodView }) => {
  switch (kind) {
    case 'ready':
      return <Trans comment="after a table’s number: food stands at the pass">Food is ready</Trans>;
    case 'late':
      return table === undefined ? (
        <Trans comment="after an order’s number, such as of a delivery">Waits to be cooked</Trans>
      ) : (
        <Trans comment="after a table’s number: its guests wait too long">Waits for food</Trans>
      );
    case 'sent':
      return <Trans comment="after a table’s number: its guests have just ordered">New order</Trans>;
    case 'unaccepted':
      return isHeld ? (
        <Trans comment="after a table’s number">First order: please confirm that somebody sits there</Trans>
      ) : (
        <Trans comment="after a table’s number">Nobody has accepted the order</Trans>
      );
    case 'unseen':
      return isForWaiters ? (
        <Trans comment="after a table’s number">Nobody has seen the order</Trans>
      ) : (
        <Trans comment="after a table’s number">Nobody in the kitchen has seen the order</Trans>
      );
  }
};

/** Leads to the page where the next step is, such as handing over an order without a table. */
const Door = ({ food: { table, href }, isFurther = false }: Pick<FoodRowProps, 'food' | 'isFurther'>) =>
  // The row above it leads to the same page.
  isFurther ? null : (
    <ButtonLink href={href} wide small look="quiet">
      {table === undefined ? (
        <Trans comment="a link: opens the page of an order">Open the order</Trans>
      ) : (
        <Trans comment="a link: opens the page of a table">Open table {table}</Trans>
      )}
    </ButtonLink>
  );

/** Button of a row: "served" for a complete order at the pass, or "accept" for a new order. */
const Press = ({
  food,
  onTaken,
  onAccept,
  isFurther = false,
  leads = false,
}: Pick<FoodRowProps, 'food' | 'onTaken' | 'onAccept' | 'isFurther' | 'leads'>) => {
  const isReady = food.kind === 'ready' && food.isWhole;
  // An order of this minute needs nobody yet.
  if (food.kind === 'sent') return null;
  if (!isReady && food.kind !== 'unaccepted') return <Door {...{ food, isFurther }} />;
  if (food.waits)
    return (
      <p className={card.details}>
        <Trans>Waiting to be sent</Trans>
      </p>
    );
  return (
    <Button
      look={leads ? 'primary' : 'secondary'}
      wide
      small={!leads}
      onClick={() => (isReady ? onTaken : onAccept)(food)}
    >
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
  const { food, time, onShown, isFurther = false } = props;
  const row = useRef<HTMLDivElement>(null);
  const allergy = food.avoids.map(useReaderAllergenName()).join(', ');
  useShown(row, food.isForWaiters && !food.isSeen ? () => onShown({ id: food.orderId }) : undefined);
  const { kind, table, orderType, isToGo } = food;
  return (
    <div ref={row} className={card.row} data-testid="food" data-kind={kind}>
      <Link href={food.href} className={card.what} data-own={table === undefined || undefined}>
        <span className={table === undefined ? card.label : isFurther ? card.further : card.table}>
          {table === undefined ? (
            <>
              <WhereText table={undefined} room={undefined} orderType={orderType} details={{ isToGo }} /> {food.label}
            </>
          ) : (
            <>
              <VisuallyHidden>
                <Trans>Table</Trans>{' '}
              </VisuallyHidden>
              {table}
            </>
          )}
        </span>{' '}
        <span className={card.words}>
          <span className={styles.icon} data-tone={TONES[kind]}>
            <Icon path={ICONS[kind]} size="1.25rem" />
          </span>
          <KindText food={food} />
        </span>
      </Link>
      <div className={card.state}>
        <p className={card.details}>
          {/* Only food that is carried now needs its whole list here; the order's page has the others. */}
          <span className={kind === 'ready' ? undefined : styles.dishes}>{food.dishes.join(', ')}</span>
          {allergy !== '' && (
            <span className={styles.allergy}>
              <Icon path={warning} size="1.125rem" />
              <Trans>Allergy: {allergy}</Trans>
            </span>
          )}
        </p>
        <span className={card.age} data-tone={TONES[kind]}>
          <Age since={food.at} time={time} />
        </span>
      </div>
      <Press {...props} />
    </div>
  );
}, isDrawnAlike);
