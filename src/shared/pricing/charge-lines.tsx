import type { OrderBreakdown, OrderCharge } from '#domain/pricing/order-breakdown.ts';
import type { StepKind } from '#domain/pricing/price-steps.ts';
import { useMoney } from '#ui/words/money.tsx';
import { ChargeName } from './step-text.tsx';
import { VatText } from './vat-text.tsx';

/** A stored charge, or the packaging that the order's own device lists apart. */
export type ShownCharge = Omit<OrderCharge, 'kind'> & { readonly kind: StepKind };

/** Surcharges on the whole order, one line each, above the total. */
export const ChargeLines = ({
  charges,
  line,
  figure,
}: {
  readonly charges: readonly ShownCharge[] | undefined;
  /** CSS class names of the line and its amount. */
  readonly line: string | undefined;
  readonly figure: string | undefined;
}) => {
  const money = useMoney();
  return charges?.map((charge) => (
    <p key={charge.kind} className={line} data-testid={`order-${charge.kind}`}>
      <span>
        <ChargeName kind={charge.kind} percent={charge.percent} />
      </span>
      <span className={figure}>{money.main(charge.amount)}</span>
    </p>
  ));
};

/** Tax contained in a total, shown below it; empty when unknown. */
export const VatNote = ({
  vat,
  className,
}: {
  readonly vat: OrderBreakdown['vat'] | undefined;
  readonly className: string | undefined;
}) =>
  vat !== undefined &&
  vat.length > 0 && (
    <p className={className} data-testid="order-vat">
      <VatText parts={vat} />
    </p>
  );
