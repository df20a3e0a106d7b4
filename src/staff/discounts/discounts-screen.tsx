import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type FileTier, isNewAmong } from '#domain/owner/discount-tiers.ts';
import type { OrderType } from '#domain/place/place.ts';
import manage from '#staff/frame/manage.module.css';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { DiscountSheet } from './discount-sheet.tsx';
import { TierTerms, TierValue, useOrderTypeTexts } from './discount-text.tsx';
import { EntryList } from './entry-list.tsx';

export interface DiscountsOfType {
  readonly type: OrderType;
  readonly tiers: readonly FileTier[];
  /** Published discounts of this order type. */
  readonly live: readonly FileTier[];
  /** The discounts of this order type have unpublished changes. */
  readonly isChanged: boolean;
}

export interface DiscountsScreenProps {
  /** The venue's file is loaded; editing is impossible before. */
  readonly isRead: boolean;
  readonly why: string | undefined;
  readonly discounts: readonly DiscountsOfType[];
  readonly currency: string;
  readonly onSave: (type: OrderType, tiers: readonly FileTier[]) => Promise<boolean>;
  /** Pending edits, problems and the publish button, above the list. */
  readonly publishing?: ReactNode;
  /** Promo codes and discounts by order number, below the list. */
  readonly further?: ReactNode;
}

/** Discounts on whole orders, by order type. */
export const DiscountsScreen = (props: DiscountsScreenProps) => {
  const { isRead, why, discounts, currency, onSave, publishing, further } = props;
  const { t } = useLingui();
  const types = useOrderTypeTexts();
  /** The open discount by type and index; an index after the last one is a new discount. */
  const [open, setOpen] = useState<{ readonly type: OrderType; readonly at: number }>();
  const tiers = discounts.find(({ type }) => type === open?.type)?.tiers ?? [];
  useAnnouncedPage(t`Discounts`);
  return (
    <section className={manage.page} data-testid="staff-discounts">
      <header className={manage.head}>
        <h1 className={manage.title} id="page-title">
          <Trans>Discounts</Trans>
        </h1>
      </header>
      {publishing}
      {!isRead && <ManagedLoading why={why} />}
      <p className={manage.note}>
        <Trans>
          These discounts do not add up: if several fit an order, the one with the highest minimum amount applies.
        </Trans>
      </p>
      {discounts.map(({ type, tiers: own, live, isChanged }) => (
        <EntryList
          key={type}
          id={`discounts-${type}`}
          title={types[type]}
          note={own.length === 0 && <Trans>No discount here.</Trans>}
          addition={<Trans>Add a discount</Trans>}
          isChanged={isChanged}
          entries={own.map((tier, at) => ({
            key: String(at),
            name: <TierValue tier={tier} currency={currency} />,
            terms: <TierTerms tier={tier} currency={currency} />,
            isNew: isNewAmong(live, tier),
          }))}
          onAdd={() => setOpen({ type, at: own.length })}
          onOpen={(at) => setOpen({ type, at: Number(at) })}
        />
      ))}
      {isRead && discounts.length === 0 && (
        <p className={manage.note}>
          <Trans>Nothing can be ordered at this place, so no discount has an effect.</Trans>
        </p>
      )}
      {further}
      {open && (
        <DiscountSheet
          key={`${open.type} ${open.at}`}
          tier={tiers[open.at]}
          others={tiers.filter((_, i) => i !== open.at)}
          currency={currency}
          onSave={(tier) => {
            const others = tiers.filter((_, i) => i !== open.at);
            return onSave(open.type, tier ? others.toSpliced(open.at, 0, tier) : others);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
};
