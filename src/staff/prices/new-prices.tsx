import { Plural, Trans } from '@lingui/react/macro';
import type { NewPrice } from '#domain/owner/bulk-prices.ts';
import manage from '#staff/frame/manage.module.css';
import { useMoney } from '#ui/words/money.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './new-prices.module.css';

/** Preview of the price change, old beside new. `undefined`: no rule entered yet. */
export const NewPrices = ({
  found,
}: {
  readonly found: { readonly changed: readonly NewPrice[]; readonly same: number } | undefined;
}) => {
  const changed = found?.changed ?? [];
  const free = changed.filter(({ now }) => now === 0).length;
  const dishes = changed.filter(({ isModifier }) => !isModifier);
  const modifiers = changed.filter(({ isModifier }) => isModifier);
  return (
    <>
      <div aria-live="polite" className={styles.sums}>
        {found && (
          <p data-testid="new-prices-count">
            {changed.length === 0 ? (
              <Trans>No price changes.</Trans>
            ) : (
              <Plural value={changed.length} one="# price changes." other="# prices change." />
            )}{' '}
            {found.same > 0 && <Plural value={found.same} one="# stays as it is." other="# stay as they are." />}
          </p>
        )}
        {free > 0 && (
          <p className={styles.loud}>
            <Plural value={free} one="# price becomes zero." other="# prices become zero." />
          </p>
        )}
      </div>
      {dishes.length > 0 && <Rows prices={dishes} />}
      {modifiers.length > 0 && (
        <>
          <h2 className={manage.heading}>
            <Trans>Extras and choices</Trans>
          </h2>
          <Rows prices={modifiers} />
        </>
      )}
    </>
  );
};

const Rows = ({ prices }: { readonly prices: readonly NewPrice[] }) => (
  <ul className={styles.rows}>
    {prices.map((price) => (
      <Row key={price.path.join(' ')} price={price} />
    ))}
  </ul>
);

const Row = ({ price: { name, part, old, now, others } }: { readonly price: NewPrice }) => {
  const money = useMoney();
  const second = money.second(now);
  return (
    <li data-testid="new-price">
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {part !== '' && <span className={styles.note}>{part}</span>}
        {others > 0 && (
          <span className={styles.loud}>
            <Plural value={others} one="also on # other dish" other="also on # other dishes" />
          </span>
        )}
      </span>
      <span className={styles.values}>
        <span>
          <del>
            <VisuallyHidden>
              <Trans>before</Trans>{' '}
            </VisuallyHidden>
            {money.main(old)}
          </del>
          <span aria-hidden="true"> → </span>
          <ins>
            <VisuallyHidden>
              <Trans>now</Trans>{' '}
            </VisuallyHidden>
            {money.main(now)}
          </ins>
        </span>
        {second !== undefined && <span className={styles.note}>{second}</span>}
      </span>
    </li>
  );
};
