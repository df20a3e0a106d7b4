import type { Language } from '#domain/language/language.ts';
import type { StaffOrder } from '#domain/service/board.ts';
import { WhereWords } from '#staff/kitchen/where-words.tsx';
import { Link } from '#ui/layout/link.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import { LeftWords } from './left-words.tsx';
import { useOrderMoney } from './order-money.ts';
import styles from './orders.module.css';
import { StatusWords } from './status-words.tsx';

/** An order in a few words; it leads to all of it. */
export const OrderRow = ({
  order,
  href,
  timeZone,
  dishLanguage,
}: {
  readonly order: StaffOrder;
  readonly href: string;
  readonly timeZone: string;
  readonly dishLanguage: Language;
}) => {
  const money = useOrderMoney(order.currency);
  const dishes = order.lines.map(({ quantity, name }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');
  return (
    <li data-testid="history-order">
      <Link href={href} className={styles.row}>
        <span className={styles.time}>{formatTime(order.placedAt, timeZone)}</span>
        <span className={styles.what}>
          <span className={styles.who}>
            <WhereWords {...order} />
            {' · '}
            {order.label}
          </span>
          <span className={styles.dishes} lang={dishLanguage}>
            {dishes}
          </span>
        </span>
        <span className={styles.end} data-refused={order.status === 'rejected'}>
          <span className={styles.total}>{money(order.total)}</span>
          <span className={styles.status}>
            <StatusWords status={order.status} />
            <LeftWords order={order} />
          </span>
        </span>
      </Link>
    </li>
  );
};
