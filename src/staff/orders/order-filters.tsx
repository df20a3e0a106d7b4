import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  ALL_ORDERS,
  type KindFilter,
  type OrderFilter,
  type PaymentFilter,
  type StateFilter,
} from '#domain/owner/order-history.ts';
import { useOrderTypeTexts } from '#staff/discounts/discount-text.tsx';
import styles from './order-filters.module.css';

type Kind = Exclude<KindFilter, 'all'>;

export interface OrderFiltersProps {
  readonly filter: OrderFilter;
  readonly kinds: readonly Kind[];
  readonly onFilter: (filter: OrderFilter) => void;
}

/** Some orders are left out. */
export const isFilter = ({ paid, state, kind }: OrderFilter): boolean =>
  paid !== 'all' || state !== 'all' || kind !== 'all';

const PaymentText = ({ paid }: { readonly paid: Exclude<PaymentFilter, 'all'> }) =>
  paid === 'unpaid' ? (
    <Trans context="a filter of the orders of a day">Unpaid</Trans>
  ) : (
    <Trans context="a filter of the orders of a day">Paid</Trans>
  );

const StateText = ({ state }: { readonly state: Exclude<StateFilter, 'all'> }) => {
  switch (state) {
    case 'running':
      return <Trans comment="a filter of the orders of a day: not served or handed over yet">Under way</Trans>;
    case 'done':
      return <Trans context="a filter of the orders of a day">Done</Trans>;
    case 'refused':
      return <Trans context="a filter of the orders of a day">Refused</Trans>;
  }
};

const PAYMENTS = ['unpaid', 'paid'] as const;
const STATES = ['running', 'done', 'refused'] as const;
const KINDS = ['table', 'room', 'pickup', 'delivery'] as const;

const Chip = ({
  isOn,
  onPress,
  children,
}: {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) => (
  <button type="button" className={styles.filter} aria-pressed={isOn} onClick={onPress}>
    {children}
  </button>
);

/** Orders of a day by payment, state and kind, in one row; a second press on a filter ends it. */
export const OrderFilters = ({ filter, kinds, onFilter }: OrderFiltersProps) => {
  const { t } = useLingui();
  const types = useOrderTypeTexts();
  const kindTexts = { table: types.spot, room: types.room, pickup: types.preorder, delivery: types.delivery };
  const shown = KINDS.filter((one) => kinds.includes(one) || one === filter.kind);
  return (
    <div className={styles.filters} data-testid="order-filters">
      <fieldset aria-label={t`Paid or unpaid orders`}>
        <Chip isOn={!isFilter(filter)} onPress={() => onFilter(ALL_ORDERS)}>
          <Trans context="orders of a day, paid and unpaid">All</Trans>
        </Chip>
        {PAYMENTS.map((paid) => (
          <Chip
            key={paid}
            isOn={paid === filter.paid}
            onPress={() => onFilter({ ...filter, paid: paid === filter.paid ? 'all' : paid })}
          >
            <PaymentText paid={paid} />
          </Chip>
        ))}
      </fieldset>
      <fieldset aria-label={t`How far the orders are`}>
        {STATES.map((state) => (
          <Chip
            key={state}
            isOn={state === filter.state}
            onPress={() => onFilter({ ...filter, state: state === filter.state ? 'all' : state })}
          >
            <StateText state={state} />
          </Chip>
        ))}
      </fieldset>
      {shown.length > 1 && (
        <fieldset aria-label={t`Kind of order`}>
          {shown.map((kind) => (
            <Chip
              key={kind}
              isOn={kind === filter.kind}
              onPress={() => onFilter({ ...filter, kind: kind === filter.kind ? 'all' : kind })}
            >
              {kindTexts[kind]}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  );
};

/** Why a list of the day is empty without a search. */
export const NoneText = ({ filter }: Pick<OrderFiltersProps, 'filter'>) => {
  if (!isFilter(filter)) return <Trans>Nothing was ordered on this day.</Trans>;
  if (filter.state !== 'all' || filter.kind !== 'all') return <Trans>No order of this day is of this kind.</Trans>;
  return filter.paid === 'unpaid' ? (
    <Trans>Of this day, nothing is unpaid.</Trans>
  ) : (
    <Trans>Of this day, nothing is paid yet.</Trans>
  );
};
