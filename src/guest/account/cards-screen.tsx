import { Trans, useLingui } from '@lingui/react/macro';
import { isExpiredInstrument, type PaymentInstrument } from '#domain/payment/instrument.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { Toast } from '#ui/layout/toast.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { wifiSlash } from '#ui/look/icons.ts';
import { trash } from '#ui/look/icons-later.ts';
import { creditCard, plusCircle } from '#ui/look/service-icons.ts';
import { Notice } from '#ui/words/notice.tsx';
import { WordsPage } from '#ui/words/words-page.tsx';
import styles from './account.module.css';

/** How long a removal can be undone, ms. */
const UNDO_MS = 8_000;
const TOLD_MS = 2_500;

export interface CardsScreenProps {
  /** `undefined`: loading; `unheard`: cannot be loaded now. */
  readonly cards: readonly PaymentInstrument[] | 'unheard' | undefined;
  readonly removed: PaymentInstrument | undefined;
  readonly ended: 'deleted' | 'failed' | undefined;
  /** "2026-11", in the place's time zone. */
  readonly month: string;
  readonly profileHref: string;
  readonly onRemove: (card: PaymentInstrument) => void;
  readonly onUndo: () => void;
  readonly onSettle: () => void;
  readonly onSeen: () => void;
}

/** "2028-03" → "03/28" */
const shortMonth = (expires: string): string => `${expires.slice(5, 7)}/${expires.slice(2, 4)}`;

/** Expiry of a card. [S3.35] */
const Expiry = ({ card, month }: { readonly card: PaymentInstrument; readonly month: string }) => {
  if (card.expires === undefined) return <Trans comment="how a saved card is charged">with one tap</Trans>;
  if (isExpiredInstrument(card, month)) return <Trans comment="a saved card">expired</Trans>;
  if (card.expires === month) return <Trans comment="a saved card">expires this month</Trans>;
  const until = shortMonth(card.expires);
  return <Trans comment="a saved card">until {until} · with one tap</Trans>;
};

const Card = ({
  card,
  month,
  onRemove,
}: {
  readonly card: PaymentInstrument;
} & Pick<CardsScreenProps, 'month' | 'onRemove'>) => {
  const { t } = useLingui();
  const { name } = card;
  return (
    <li className={styles.row} data-testid="saved-card">
      <div className={styles.item}>
        <Icon path={creditCard} />
        <span className={styles.words}>
          {name}
          <span className={styles.hint}>
            {' · '}
            <Expiry card={card} month={month} />
          </span>
        </span>
        <IconButton icon={trash} label={t`Remove ${name}`} look="soft" onClick={() => onRemove(card)} />
      </div>
    </li>
  );
};

/** Cards that a customer has saved with the payment provider; card numbers are not stored here. [S3.35] */
export const CardsScreen = ({ cards, removed, ended, month, profileHref, ...on }: CardsScreenProps) => {
  const { t } = useLingui();
  const name = removed?.name ?? '';
  return (
    <WordsPage
      testId="saved-cards"
      title={t`Saved cards`}
      lead={<Trans>Their numbers are with the bank, not with us.</Trans>}
    >
      <p>
        <Link href={profileHref}>
          <Trans>Profile</Trans>
        </Link>
      </p>
      {cards === undefined && (
        <div className={styles.stack}>
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {cards === 'unheard' && (
        <Notice icon={wifiSlash} title={<Trans>Your cards cannot be loaded now</Trans>}>
          <Trans>It is tried again by itself as soon as there is internet.</Trans>
        </Notice>
      )}
      {typeof cards === 'object' && cards.length > 0 && (
        <ul className={styles.rows}>
          {cards.map((card) => (
            <Card key={card.key} card={card} month={month} onRemove={on.onRemove} />
          ))}
        </ul>
      )}
      {typeof cards === 'object' && (
        <Notice icon={plusCircle} title={<Trans>A new card is saved as you pay.</Trans>}>
          <Trans>Choose on the bank’s page that it is remembered.</Trans>
        </Notice>
      )}
      {removed && (
        <Toast
          key={removed.key}
          closesAfter={UNDO_MS}
          onClose={on.onSettle}
          action={{ label: <Trans>Undo</Trans>, onPress: on.onUndo }}
        >
          <Trans comment="a saved card">
            <strong>{name}</strong> is removed
          </Trans>
        </Toast>
      )}
      {!removed && ended && (
        <Toast closesAfter={TOLD_MS} onClose={on.onSeen}>
          {ended === 'deleted' ? (
            <Trans>Payment instrument successfully deleted</Trans>
          ) : (
            <Trans>The card could not be removed. Please try again.</Trans>
          )}
        </Toast>
      )}
    </WordsPage>
  );
};
