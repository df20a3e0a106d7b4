import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { VenueMark } from '#guest/layout/venue-mark.tsx';
import type { FollowedOrder } from '#guest/order/use-followed-order.ts';
import { StatusSteps } from '#guest/orders/later/status-steps.tsx';
import type { LineNamesOf } from '#guest/orders/order-entry-props.ts';
import { OrderSlip } from '#guest/orders/order-slip.tsx';
import screen from '#guest/orders/orders-screen.module.css';
import { StatusText } from '#shared/order/status-text.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { clock } from '#ui/look/icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { Notice } from '#ui/words/notice.tsx';
import { useFocusedPage } from '#ui/words/use-announced-page.ts';
import styles from './followed-order-screen.module.css';

interface FollowedOrderScreenProps {
  readonly framed: boolean;
  readonly followed: FollowedOrder;
  readonly placeName: string;
  readonly placeLanguage: Language;
  readonly homeHref: string;
  /** Language of the dish names in the kitchen. */
  readonly orderLanguage: Language;
  readonly wordsOf: LineNamesOf;
  /** IANA name; times are in the place's zone. */
  readonly timeZone: string;
  /** Details of the order beside its dishes. */
  readonly factsOf: (order: PlacedOrder) => ReactNode;
  readonly connection: ReactNode;
}

/** An order without a table, opened by its link: status, times, order type and dishes. */
export const FollowedOrderScreen = (props: FollowedOrderScreenProps) => {
  const { framed, followed, homeHref } = props;
  useFocusedPage(followed.kind);
  const Main = framed ? 'div' : 'main';
  return (
    <div className={screen.screen} data-framed={framed} data-testid="followed-order" data-state={followed.kind}>
      <header className={screen.head}>
        {!framed && <VenueMark {...props} />}
        <div className={screen.aside}>
          <ButtonLink href={homeHref} look="quiet" small>
            <Trans>To the menu</Trans>
          </ButtonLink>
        </div>
      </header>
      <Main className={screen.main}>
        {followed.kind === 'loading' && (
          <div className={styles.waits}>
            <Skeleton className={styles.line} />
            <Skeleton className={styles.block} />
            <Skeleton className={styles.block} />
          </div>
        )}
        {followed.kind === 'unheard' && (
          <Sentence title={<Trans>This order cannot be loaded now.</Trans>}>
            <Trans>It is tried again by itself as soon as there is internet.</Trans>
          </Sentence>
        )}
        {followed.kind === 'gone' && (
          <Sentence title={<Trans>This link shows no order.</Trans>}>
            <Trans>It may be incomplete or older than a day. Ask whoever sent it for the link once more.</Trans>
          </Sentence>
        )}
        {followed.kind === 'shown' && <Shown {...props} {...followed} />}
      </Main>
    </div>
  );
};

const Sentence = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <section>
    <h1 className={screen.title}>{title}</h1>
    <p className={screen.words}>{children}</p>
  </section>
);

const Shown = ({
  order,
  at,
  isLate,
  orderLanguage,
  wordsOf,
  timeZone,
  factsOf,
}: FollowedOrderScreenProps & Extract<FollowedOrder, { kind: 'shown' }>) => {
  const id = useId();
  const { status, facts, orderType } = order;
  const asOf = at === undefined ? undefined : formatTime(at, timeZone);
  return (
    <article aria-labelledby={id} className={styles.order} data-status={status}>
      <div aria-live="polite">
        <h1 id={id} className={screen.title}>
          <StatusText status={status} facts={facts} />
        </h1>
      </div>
      {isLate && (
        <Notice icon={clock} title={<Trans>This order cannot be loaded now.</Trans>}>
          {asOf && <Trans>As it stood at {asOf}.</Trans>}
        </Notice>
      )}
      {factsOf(order)}
      <StatusSteps
        entry={{ createdAt: order.placedAt, createdWall: order.placedAt, order, orderType }}
        timeZone={timeZone}
      />
      <OrderSlip order={order} orderLanguage={orderLanguage} wordsOf={wordsOf} timeZone={timeZone} />
    </article>
  );
};
