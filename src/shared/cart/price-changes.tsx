import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { DishChange, StepChange } from '#domain/pricing/compare-steps.ts';
import { type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { STEP_WORDS } from '#shared/pricing/step-words.tsx';
import { useMoney } from '#ui/words/money.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';

const Row = ({ what, from, to }: { readonly what: ReactNode; readonly from: Minor; readonly to: Minor }) => {
  const money = useMoney();
  const signed = (amount: Minor) => (amount < 0 ? `−${money.main(minor(-amount))}` : money.main(amount));
  return (
    <span style={{ display: 'block' }}>
      <strong>{what}</strong>:{' '}
      <VisuallyHidden>
        <Trans>before</Trans>{' '}
      </VisuallyHidden>
      {signed(from)} <span aria-hidden="true">→</span>{' '}
      <VisuallyHidden>
        <Trans>now</Trans>{' '}
      </VisuallyHidden>
      {signed(to)}
    </span>
  );
};

const dishName = (index: MenuIndex, { productId, variantId }: DishChange): ReactNode => {
  const product = index.productById.get(productId);
  if (!product) return STEP_WORDS.lines;
  // One size alone says nothing new.
  const size = product.variants.length > 1 && product.variants.find(({ id }) => id === variantId)?.size;
  return <span lang={product.textLanguage}>{[product.name, size].filter(Boolean).join(' · ')}</span>;
};

/** Differences between the price that was shown and the one that is charged: each dish, each discount, with both sums. */
export const PriceChanges = ({
  changes,
  index,
}: {
  readonly changes: readonly StepChange[];
  readonly index: MenuIndex;
}) =>
  changes.map(({ kind, from, to, dishes }) =>
    kind === 'lines' ? (
      dishes.map((dish, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
        <Row key={at} what={dishName(index, dish)} from={dish.from ?? ZERO} to={dish.to ?? ZERO} />
      ))
    ) : (
      <Row key={kind} what={STEP_WORDS[kind]} from={from} to={to} />
    ),
  );
