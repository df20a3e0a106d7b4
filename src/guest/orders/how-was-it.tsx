import { Trans } from '@lingui/react/macro';
import type { OrderStatus, PlacedOrder } from '#domain/order/order.ts';
import { presentStatus } from '#domain/order/standing/present-status.ts';
import { ButtonLink } from '#ui/form/button.tsx';
import styles from './orders-screen.module.css';

const EATEN: readonly OrderStatus[] = ['served_spot', 'paid'];

/** Link to the venue's questions, for a guest who has had something from it. [S2.08] */
export const HowWasIt = ({
  orders,
  href,
}: {
  /** Orders of the table, from here and from others. */
  readonly orders: readonly Pick<PlacedOrder, 'status' | 'facts'>[];
  readonly href: string;
}) =>
  orders.some(({ status, facts }) => EATEN.includes(presentStatus(status, facts))) ? (
    <div className={styles.door}>
      <ButtonLink href={href} wide>
        <Trans>How was it?</Trans>
      </ButtonLink>
    </div>
  ) : null;
