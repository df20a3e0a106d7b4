import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RemovedLine } from '#domain/cart/reconcile.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { DishChange, StepChange } from '#domain/pricing/compare-steps.ts';
import { type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { REMOVED_WORDS } from '#shared/order/reason-text.tsx';
import { STEP_WORDS } from '#shared/pricing/step-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { info } from '#ui/look/icons.ts';
import { useMoney } from '#ui/words/money.tsx';
import { Notice } from '#ui/words/notice.tsx';
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
  // A single size is omitted.
  const size = product.variants.length > 1 && product.variants.find(({ id }) => id === variantId)?.size;
  return <span lang={product.textLanguage}>{[product.name, size].filter(Boolean).join(' · ')}</span>;
};

/** Differences between the shown and the charged price: each dish and discount with both amounts. */
const PriceChanges = ({ changes, index }: { readonly changes: readonly StepChange[]; readonly index: MenuIndex }) =>
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

/** Announces what a menu change did to the order; no line disappears silently. */
export const ChangedNotice = ({
  removed,
  priceChanged,
  priceChanges,
  index,
  onSeen,
}: {
  readonly removed: readonly RemovedLine[];
  readonly priceChanged: boolean;
  readonly priceChanges: readonly StepChange[];
  readonly index: MenuIndex;
  readonly onSeen: () => void;
}) => (
  <>
    {removed.length > 0 && (
      <div data-testid="cart-changed">
        <Notice
          icon={info}
          title={<Trans>The menu has changed. We removed:</Trans>}
          action={
            <Button small onClick={onSeen}>
              <Trans>OK</Trans>
            </Button>
          }
        >
          {removed.map(({ line, reason }) => {
            const name = line.seenName;
            const why = REMOVED_WORDS[reason];
            return (
              <span key={line.lineId} style={{ display: 'block' }}>
                <Trans>
                  <strong>{name}</strong>: {why}
                </Trans>
              </span>
            );
          })}
        </Notice>
      </div>
    )}
    {priceChanged && (
      <div data-testid="price-changed">
        <Notice icon={info} title={<Trans>The price has changed</Trans>}>
          <PriceChanges changes={priceChanges} index={index} />
          <Trans>Nothing was ordered. Look at the new total, and send it if it suits you.</Trans>
        </Notice>
      </div>
    )}
  </>
);
