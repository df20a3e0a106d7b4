import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type FileTier, isNewAmong } from '#domain/owner/discount-tiers.ts';
import { replacedBy, runningBeside } from '#domain/owner/running-tiers.ts';
import type { OrderType } from '#domain/place/place.ts';
import { isActive } from '#domain/pricing/order-discount.ts';
import manage from '#staff/frame/manage.module.css';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight, plus } from '#ui/look/icons.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { DiscountSheet } from './discount-sheet.tsx';
import { BesideText, InsteadOfText, TierTerms, TierValue, useOrderTypeTexts } from './discount-text.tsx';
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
  /** Minutes of the day by the place's clock; omitted: not known. */
  readonly minutes?: number | undefined;
  /** Promo codes and discounts by order number, below the list. `adding`: the one that is to be added now. */
  readonly further?: (adding: FurtherKind | undefined, onAdded: () => void) => ReactNode;
}

const withHours = ({ activeFrom, activeTo }: FileTier) => ({ activeFrom, activeTo });

/** Kinds of discounts that belong to no order type. */
export type FurtherKind = 'promo-codes' | 'order-numbers';

const AddSheet = ({
  types,
  onType,
  onFurther,
  onClose,
}: {
  readonly types: readonly OrderType[];
  readonly onType: (type: OrderType) => void;
  /** `undefined`: there are no further kinds here. */
  readonly onFurther: ((kind: FurtherKind) => void) | undefined;
  readonly onClose: () => void;
}) => {
  const names = useOrderTypeTexts();
  const { t } = useLingui();
  const kinds = [
    ...types.map((type) => {
      const name = names[type];
      return {
        key: `discounts-${type}`,
        name,
        about: t`Off each order of this kind, from an amount and in hours that you choose.`,
        onPress: () => onType(type),
      };
    }),
    ...(onFurther
      ? [
          {
            key: 'promo-codes',
            name: t`Promo code`,
            about: t`Off an order in which a guest enters the code.`,
            onPress: () => onFurther('promo-codes'),
          },
          {
            key: 'order-numbers',
            name: t`By the order’s number`,
            about: t`Off a certain order from the same device: its fifth, for example.`,
            onPress: () => onFurther('order-numbers'),
          },
        ]
      : []),
  ];
  return (
    <Sheet open onClose={onClose} title={<Trans>What kind of discount?</Trans>}>
      <ul className={manage.rows}>
        {kinds.map(({ key, name, about, onPress }) => (
          <li key={key}>
            <button type="button" className={manage.row} data-testid={`add-${key}`} onClick={onPress}>
              <span className={manage.words}>
                <span className={manage.name}>{name}</span>
                <span className={manage.note}>{about}</span>
              </span>
              <Icon path={caretRight} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

/** Discounts on whole orders, by order type. */
export const DiscountsScreen = (props: DiscountsScreenProps) => {
  const { isRead, why, discounts, currency, onSave, publishing, further, minutes } = props;
  const { t } = useLingui();
  const types = useOrderTypeTexts();
  /** The open discount by type and index; an index after the last one is a new discount. */
  const [open, setOpen] = useState<{ readonly type: OrderType; readonly at: number }>();
  const [adding, setAdding] = useState<'asked' | FurtherKind>();
  const tiers = discounts.find(({ type }) => type === open?.type)?.tiers ?? [];
  useAnnouncedPage(t`Discounts`);
  return (
    <section className={manage.page} data-testid="staff-discounts">
      <header className={manage.head}>
        <h1 className={manage.title} id="page-title">
          <Trans>Discounts</Trans>
        </h1>
        {isRead && discounts.length > 0 && (
          <Button
            small
            look="primary"
            icon={<Icon path={plus} />}
            data-testid="add-discount"
            onClick={() => setAdding('asked')}
          >
            <Trans>Add a discount</Trans>
          </Button>
        )}
      </header>
      {publishing}
      {!isRead && <ManagedLoading why={why} />}
      <p className={manage.note}>
        <Trans>
          These discounts do not add up: if several fit an order, the one with the highest minimum amount applies; of
          equal ones, the larger discount.
        </Trans>
      </p>
      {discounts.map(({ type, tiers: own, live, isChanged }) => (
        <EntryList
          key={type}
          id={`discounts-${type}`}
          title={types[type]}
          note={own.length === 0 && <Trans>No discount here.</Trans>}
          isChanged={isChanged}
          entries={own.map((tier, at) => {
            const isNew = isNewAmong(live, tier);
            const beside =
              minutes === undefined || isNew ? undefined : runningBeside(live, tier, { minutes, currency });
            const replaced = minutes === undefined || isNew ? undefined : replacedBy(live, tier, { minutes, currency });
            // A discount that no order gets now does not run.
            const isRunning = minutes !== undefined && isActive(withHours(tier), minutes) && beside?.kind !== 'instead';
            return {
              key: String(at),
              name: <TierValue tier={tier} currency={currency} />,
              terms: <TierTerms tier={tier} currency={currency} />,
              beside: beside ? (
                <BesideText beside={beside} currency={currency} />
              ) : (
                replaced && <InsteadOfText other={replaced} currency={currency} />
              ),
              isNew,
              state: minutes === undefined ? undefined : isRunning ? 'runs' : 'waits',
            };
          })}
          onOpen={(at) => setOpen({ type, at: Number(at) })}
        />
      ))}
      {isRead && discounts.length === 0 && (
        <p className={manage.note}>
          <Trans>Nothing can be ordered at this place, so no discount has an effect.</Trans>
        </p>
      )}
      {further?.(adding === 'asked' ? undefined : adding, () => setAdding(undefined))}
      {adding === 'asked' && (
        <AddSheet
          types={discounts.map(({ type }) => type)}
          onType={(type) => {
            setAdding(undefined);
            setOpen({ type, at: discounts.find((one) => one.type === type)?.tiers.length ?? 0 });
          }}
          onFurther={further && setAdding}
          onClose={() => setAdding(undefined)}
        />
      )}
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
