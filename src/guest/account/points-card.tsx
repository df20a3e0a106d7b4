import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { OwnLoyalty } from '#domain/loyalty/own-loyalty.ts';
import { type Currency, currencyDecimals, minor } from '#domain/pricing/money.ts';
import { StitchBorder } from '#ui/look/stitch-border.tsx';
import { formatDate } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './points-card.module.css';

interface PointsProps {
  readonly loyalty: OwnLoyalty;
  readonly language: Language;
  /** IANA name; days are in the place's zone. */
  readonly timeZone: string;
  readonly currency: Currency;
}

/** The account takes over the orders that its phone sent before the sign-in. */
const EarlierOrdersText = () => (
  <Trans>Orders from this phone before you signed in count too, once they are paid.</Trans>
);

const Points = ({ loyalty: { points, next, terms }, language, timeZone, currency }: PointsProps) => {
  const { i18n } = useLingui();
  const { main } = useMoney();
  const there = Math.max(0, points);
  const worth = main(minor(there * terms.worth));
  const first = new Intl.NumberFormat(i18n.locale).format(next?.amount ?? 0);
  const over = next && formatDate(next.at, language, timeZone);
  const owed = -points;
  const { points: each } = terms.earning;
  const [unit, one] = [main(minor(10 ** currencyDecimals(currency))), main(terms.worth)];
  return (
    <section className={styles.card} data-testid="points-card">
      <StitchBorder className={styles.stitches} />
      <p>
        <Trans>You have</Trans>
      </p>
      <p className={styles.figure}>
        <Plural
          value={there}
          one={
            <Trans>
              <strong className={styles.number}>#</strong> point
            </Trans>
          }
          other={
            <Trans>
              <strong className={styles.number}>#</strong> points
            </Trans>
          }
        />
      </p>
      {points < 0 && (
        <p>
          <Plural
            value={owed}
            one="The next # point makes up for one that was cancelled."
            other="The next # points make up for those that were cancelled."
          />
        </p>
      )}
      {there > 0 && terms.worth > 0 && (
        <p>
          <Trans>
            Worth <strong>{worth}</strong> in your next order.
          </Trans>
        </p>
      )}
      {each > 0 && (
        <p>
          <Plural
            value={each}
            one={`You get # point for every ${unit} that you order and pay here.`}
            other={`You get # points for every ${unit} that you order and pay here.`}
          />{' '}
          <EarlierOrdersText />
        </p>
      )}
      {there === 0 && terms.worth > 0 && (
        <p>
          <Trans>Each point takes {one} off a later order.</Trans>
        </p>
      )}
      {next && (
        <p className={styles.note}>
          <Trans>
            Good until {over}: {first}
          </Trans>
        </p>
      )}
    </section>
  );
};

const Money = ({ loyalty: { money, terms } }: Pick<PointsProps, 'loyalty'>) => {
  const { main } = useMoney();
  const there = minor(Math.max(0, money));
  const { from, earning } = terms;
  const { percent } = earning;
  const amount = main(from);
  return (
    <section className={styles.money} data-testid="collected">
      <p className={styles.line}>
        <span>
          <Trans comment="over an amount of money that a customer gets back from orders and pays later ones with">
            Money back from your orders
          </Trans>
        </span>
        <strong>{main(there)}</strong>
      </p>
      {earning.percent > 0 && (
        <p className={styles.hint}>
          <Trans>{percent}% of what you order and pay here comes back to you, and pays a part of a later order.</Trans>
          {earning.points === 0 && (
            <>
              {' '}
              <EarlierOrdersText />
            </>
          )}
        </p>
      )}
      {there < from && (
        <>
          <progress className={styles.bar} max={from} value={there} aria-hidden="true" />
          <p className={styles.hint}>
            <Trans>From {amount} on you can pay with it.</Trans>
          </p>
        </>
      )}
      {money < 0 && (
        <p className={styles.hint}>
          <Trans>What you collect next makes up for what was cancelled.</Trans>
        </p>
      )}
    </section>
  );
};

/** A customer's balance at the place: points on the card, money below it. [S2.55, S3.33, S6.03] */
export const PointsCard = (props: PointsProps) => {
  const { points, money, terms } = props.loyalty;
  return (
    <>
      {(terms.earning.points > 0 || points !== 0) && <Points {...props} />}
      {(terms.earning.percent > 0 || money !== 0) && <Money loyalty={props.loyalty} />}
    </>
  );
};

/** The balance cannot be loaded now; the profile mentions the automatic retry. */
export const CollectedUnheard = () => (
  <p className={styles.hint}>
    <Trans>Points cannot be loaded now.</Trans>
  </p>
);
