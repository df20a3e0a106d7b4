import { Trans } from '@lingui/react/macro';
import type { VariantId } from '#domain/ids.ts';
import { type Option, optionPrice } from '#domain/product/modifier-groups.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './section.module.css';

/** Surcharge of an option for the chosen size; empty when free. A sold-out option says so. */
export const OptionPrice = ({ option, size }: { readonly option: Option; readonly size: VariantId | undefined }) => {
  const money = useMoney();
  if (option.isOff) return <Trans>sold out</Trans>;
  const price = optionPrice(option, size);
  return price > 0 ? <span className={styles.plus}>+ {money.main(price)}</span> : null;
};
