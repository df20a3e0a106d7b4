import { Plural, Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import { isWithdrawn } from '#domain/order/is-withdrawn.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import { type OrderFact, voidedLine } from '#domain/order/order-facts.ts';
import type { OrderStep } from '#domain/owner/order-history.ts';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { DishName } from '#staff/table/dish-name.tsx';
import { GivenReason } from '#staff/table/reject-text.tsx';
import { StatusText } from './status-text.tsx';

interface Dishes {
  readonly lines: readonly PlacedOrderLine[];
  readonly dishLanguage: Language;
}

const StepDish = ({
  line,
  dishLanguage,
}: Pick<Dishes, 'dishLanguage'> & { readonly line: PlacedOrderLine | undefined }) => {
  const { lineNames } = useReaderTexts();
  return line ? <DishName name={line.name} kitchenLanguage={dishLanguage} own={lineNames(line)} /> : null;
};

const Tick = ({ fact, lines, dishLanguage }: { readonly fact: Extract<OrderFact, { kind: 'tick' }> } & Dishes) => {
  const name = <StepDish line={lines[fact.line]} dishLanguage={dishLanguage} />;
  return fact.done ? (
    <Trans comment="a dish is ready at the pass; its name stands first">{name}: ready</Trans>
  ) : (
    <Trans comment="a dish is not ready after all; its name stands first">{name}: not ready after all</Trans>
  );
};

const FactText = ({ fact, ...dishes }: { readonly fact: OrderFact } & Dishes) => {
  switch (fact.kind) {
    case 'seen':
      return fact.by === 'printer' ? (
        <Trans comment="what happened to an order">Printed in the kitchen</Trans>
      ) : (
        <Trans comment="what happened to an order: a screen of the staff showed it">Shown on a screen</Trans>
      );
    case 'accepted':
      return <Trans comment="what happened to an order">Accepted</Trans>;
    case 'started':
      return <Trans comment="what happened to an order">Being cooked</Trans>;
    case 'delayed':
      return <Plural value={fact.minutes} one="# minute longer" other="# minutes longer" />;
    case 'tick':
      return <Tick fact={fact} {...dishes} />;
    case 'ready':
      return (
        <Trans comment="what happened to an order: a station of the kitchen has its part ready">
          Ready at the pass
        </Trans>
      );
    case 'recalled':
      return <Trans comment="what happened to an order: the kitchen has it again">Called back into the kitchen</Trans>;
    case 'lineVoid': {
      const line = dishes.lines[voidedLine(fact)];
      const name = (
        <>
          {line && line.quantity > 1 && `${line.quantity} × `}
          <StepDish line={line} dishLanguage={dishes.dishLanguage} />
        </>
      );
      return (
        <>
          <Trans comment="what happened to an order: one dish of it is not made; its name stands first">
            {name}: taken off the order
          </Trans>
          {': '}
          <GivenReason reason={fact.reason} />
        </>
      );
    }
    case 'lineVoidRead': {
      const name = <StepDish line={dishes.lines[fact.line]} dishLanguage={dishes.dishLanguage} />;
      return (
        <Trans comment="what happened to an order: the kitchen has read that one dish of it is not made; its name stands first">
          {name}: the kitchen knows
        </Trans>
      );
    }
    case 'unserved':
      return <Trans comment="what happened to an order: “Served” was pressed by mistake">Not served after all</Trans>;
    case 'served':
      return <Trans comment="what happened to an order: it is served now, after a mistake">Served now</Trans>;
    case 'held':
      return <Trans comment="what happened to an order: it waits for a waiter">Waits to be confirmed</Trans>;
    case 'confirmed':
      return (
        <Trans comment="what happened to an order: a waiter has seen who sits at the table">
          Confirmed at the table
        </Trans>
      );
    case 'voidRead':
      return (
        <Trans comment="what happened to an order: somebody in the kitchen has read that it was refused">
          The kitchen knows of the refusal
        </Trans>
      );
  }
};

/** Text of one step in an order's history. */
export const StepText = ({ step, ...dishes }: { readonly step: OrderStep } & Dishes) => {
  switch (step.kind) {
    case 'placed': {
      const { table } = step;
      return table === undefined ? (
        <Trans comment="what happened to an order">Ordered</Trans>
      ) : (
        <Trans comment="what happened to an order">Ordered at table {table}</Trans>
      );
    }
    case 'status':
      if (step.to === 'rejected' && isWithdrawn(step.reason))
        return <Trans comment="what happened to an order">Cancelled by the guest</Trans>;
      return (
        <>
          <StatusText status={step.to} />
          {step.reason && (
            <>
              {': '}
              <GivenReason reason={step.reason} />
            </>
          )}
        </>
      );
    case 'fact':
      return <FactText fact={step.fact} {...dishes} />;
    case 'moved': {
      const { from = '–', to } = step;
      return (
        <Trans comment="an order was moved from one table to another">
          Moved: {from} → {to}
        </Trans>
      );
    }
  }
};
