import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { CommandId } from '#domain/ids.ts';
import type { TakenOrderView } from '#staff/tables/taken-order-view.ts';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { clock } from '#ui/look/icons.ts';
import { warningCircle } from '#ui/look/icons-later.ts';
import { arrowsLeftRight } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { NotTakenText } from './not-taken-text.tsx';
import { TakenDishName } from './taken-dish-name.tsx';

export interface TakenOrdersProps {
  readonly taken: readonly TakenOrderView[];
  readonly timeZone: string;
  /** Overview of all tables: each entry names its table and links to the table's page. */
  readonly isOfAll?: boolean;
  readonly onConfirm: (id: CommandId) => void;
  readonly onTakeBack: (id: CommandId) => void;
  readonly onRead: (id: CommandId) => void;
}

const Dishes = ({ dishes }: Pick<TakenOrderView, 'dishes'>): ReactNode =>
  dishes.map((dish, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
    <Fragment key={at}>
      {at > 0 && ', '}
      {dish.quantity} × <TakenDishName dish={dish} />
    </Fragment>
  ));

const Title = ({ order, timeZone }: { readonly order: TakenOrderView; readonly timeZone: string }) => {
  const { standing, table } = order;
  const at = formatTime(order.at, timeZone);
  switch (standing.kind) {
    case 'waiting':
      return (
        <Trans>
          An order for table {table} waits to be sent, since {at}
        </Trans>
      );
    case 'asking':
      return (
        <Trans>
          An order for table {table} has waited since {at}. Is it still wanted?
        </Trans>
      );
    case 'refused':
      return <Trans>The order for table {table} did not reach the kitchen</Trans>;
    case 'moved': {
      const { to } = standing;
      return (
        <Trans>
          The order for table {table} went to table {to}: its guests sit there by now
        </Trans>
      );
    }
  }
};

const Back = ({ onPress }: { readonly onPress: () => void }) => (
  <Button small data-testid="take-back" onClick={onPress}>
    <Trans>Cancel order</Trans>
  </Button>
);

const Read = ({ onPress }: { readonly onPress: () => void }) => (
  <Button small onClick={onPress}>
    <Trans comment="a button under something that was read">Got it</Trans>
  </Button>
);

const Actions = ({
  order,
  ...presses
}: Omit<TakenOrdersProps, 'taken' | 'timeZone'> & { readonly order: TakenOrderView }) => {
  const { id, standing } = order;
  switch (standing.kind) {
    case 'waiting':
      return standing.mayTakeBack && <Back onPress={() => presses.onTakeBack(id)} />;
    case 'asking':
      return (
        <>
          <Button look="ink" small data-testid="send-still" onClick={() => presses.onConfirm(id)}>
            <Trans comment="a button: an order that waited long is sent to the kitchen all the same">Send it now</Trans>
          </Button>
          <Back onPress={() => presses.onTakeBack(id)} />
        </>
      );
    case 'refused':
    case 'moved':
      return <Read onPress={() => presses.onRead(id)} />;
  }
};

const ICONS = { waiting: clock, asking: clock, refused: warningCircle, moved: arrowsLeftRight } as const;

/** Orders taken here that are not yet with the kitchen; each stays until it is, or its rejection is dismissed. */
export const TakenOrders = ({ taken, timeZone, isOfAll = false, ...presses }: TakenOrdersProps) =>
  taken.map((order) => {
    const title = <Title order={order} timeZone={timeZone} />;
    return (
      <WaitNotice
        key={order.id}
        icon={ICONS[order.standing.kind]}
        testId={`taken-${order.standing.kind}`}
        title={isOfAll ? <Link href={order.href}>{title}</Link> : title}
        action={<Actions order={order} {...presses} />}
      >
        {order.standing.kind === 'refused' && <NotTakenText {...order.standing} takenBy={order.takenBy} />}{' '}
        <Dishes dishes={order.dishes} />
      </WaitNotice>
    );
  });
