import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProductId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import { isSettled, type OutboxEntry } from '#domain/outbox/outbox.ts';
import { VenueMark } from '#guest/layout/venue-mark.tsx';
import { EntryText, EntryTitle } from '#guest/orders/entry-text.tsx';
import screen from '#guest/orders/orders-screen.module.css';
import { SEND_WORDS } from '#shared/order/reason-text.tsx';
import { TableEntries } from '#shared/service/table-entries.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { Rosette } from '#ui/look/rosette.tsx';
import { useMoney } from '#ui/words/money.tsx';
import { usePageTitle } from '#ui/words/page-head.tsx';
import { useFocusedPage } from '#ui/words/use-announced-page.ts';
import styles from './thank-you-screen.module.css';

interface ThankYouScreenProps {
  readonly placeName: string;
  readonly placeLanguage: Language;
  readonly table: string | undefined;
  readonly room: string | undefined;
  /** Link to the menu. */
  readonly homeHref: string;
  /** Address of the page to scan or type a table code. */
  readonly joinHref: string;
  /** IANA name; times are in the place's zone. */
  readonly timeZone: string;
  /** `undefined`: no order to show. */
  readonly entry: OutboxEntry | undefined;
  /** No table was known, so nothing was saved. */
  readonly isWithoutTable: boolean;
  /** False when the browser keeps no data. */
  readonly isKept: boolean;
  /** The guest's own phone, not a shared device. */
  readonly ownPhone: boolean;
  /** An app embeds this page, and takes over when it is closed. */
  readonly embedded: boolean;
  /** Name of a dish in the guest's language. */
  readonly nameOf: (dish: ProductId) => string | undefined;
  /** The network indicator. */
  readonly connection: ReactNode;
  /** Button for the order's link, if the order has a link. */
  readonly share?: ReactNode;
}

/** True when the guest need not keep this page open; a pending order may depend on it. */
const isOver = ({ state, askReason }: OutboxEntry): boolean =>
  isSettled(state) || (state === 'asking' && askReason === 'session');

/** Final page of an order: states only what has happened. [S2.04, S8.30] */
export const ThankYouScreen = (props: ThankYouScreenProps) => {
  const { entry, homeHref, isWithoutTable, embedded } = props;
  const { t } = useLingui();
  usePageTitle(t`Your order`);
  useFocusedPage(entry?.id);
  const asksScan = isWithoutTable || (entry?.state === 'asking' && entry.askReason === 'session');
  return (
    <div className={screen.screen} data-testid="thank-you" data-state={entry?.state ?? 'none'}>
      <header className={screen.head}>
        <VenueMark {...props} />
      </header>
      <main className={screen.main}>
        <span className={screen.flower}>
          <Rosette name={props.placeName} radius={7} />
        </span>
        <div aria-live="polite">
          {entry ? <OrderEnd {...props} entry={entry} /> : isWithoutTable ? <NoTable /> : <NoOrder />}
        </div>
        {entry && <Sum entry={entry} />}
        {props.share}
        {embedded && (entry ? isOver(entry) : isWithoutTable) && (
          <p className={styles.close}>
            <Trans>You may close this page now.</Trans>
          </p>
        )}
        <div className={styles.foot}>
          {asksScan && !embedded && <TableEntries joinHref={props.joinHref} />}
          {entry && (
            <ButtonLink href={`${homeHref}?show=orders`} look="ink" wide>
              {entry.state === 'received' ? <Trans>Follow your order</Trans> : <Trans>Look at your order</Trans>}
            </ButtonLink>
          )}
          <ButtonLink href={homeHref} look={entry ? 'secondary' : 'ink'} wide>
            <Trans>To the menu</Trans>
          </ButtonLink>
        </div>
      </main>
    </div>
  );
};

const OrderEnd = ({ entry, isKept, ...props }: ThankYouScreenProps & { readonly entry: OutboxEntry }) => (
  <>
    {entry.state === 'received' && entry.order?.status !== 'rejected' && (
      <p className={styles.thanks}>
        <Trans>Thank you!</Trans>
      </p>
    )}
    <h1 className={screen.title}>
      <EntryTitle entry={entry} isKept={isKept} />
    </h1>
    <p className={screen.words}>
      <EntryText
        entry={entry}
        isKept={isKept}
        ownPhone={props.ownPhone}
        unheard={false}
        timeZone={props.timeZone}
        nameOf={props.nameOf}
      />
    </p>
  </>
);

const Sum = ({ entry }: { readonly entry: OutboxEntry }) => {
  const money = useMoney();
  const { label } = entry;
  return (
    <p className={styles.order}>
      <span>
        <Trans>
          Order <strong>{label}</strong>
        </Trans>
      </span>
      <strong className={styles.sum}>{money.main(entry.order?.total ?? entry.quote.total)}</strong>
    </p>
  );
};

const NoTable = () => (
  <>
    <h1 className={screen.title}>{SEND_WORDS.no_table}</h1>
    <p className={screen.words}>
      <Trans>Nothing was sent. Your choice is still here.</Trans>
    </p>
  </>
);

const NoOrder = () => (
  <h1 className={screen.title}>
    <Trans>There is no order here</Trans>
  </h1>
);

/** The page when not even the venue is known. */
export const NoOrderScreen = ({ homeHref }: { readonly homeHref: string }) => {
  const { t } = useLingui();
  usePageTitle(t`Your order`);
  useFocusedPage(undefined);
  return (
    <div className={screen.screen} data-testid="thank-you" data-state="none">
      <main className={screen.main}>
        <span className={screen.flower}>
          <Rosette name="tabl" radius={7} />
        </span>
        <NoOrder />
        <div className={styles.foot}>
          <ButtonLink href={homeHref} look="ink" wide>
            <Trans>Back</Trans>
          </ButtonLink>
        </div>
      </main>
    </div>
  );
};
