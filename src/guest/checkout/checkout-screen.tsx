import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import type { CheckoutFault } from '#domain/order/checkout/checkout-form.ts';
import type { OrderTypeFacts } from '#domain/order/checkout/order-type-facts.ts';
import type { OrderType } from '#domain/place/place.ts';
import styles from '#guest/checkout/form/checkout.module.css';
import { FaultsLeft, focusPart, partProps } from '#guest/checkout/form/faults-left.tsx';
import { Problem } from '#guest/checkout/form/problem.tsx';
import type { CheckoutFormControl } from '#guest/order/use-checkout-form.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { caretLeft } from '#ui/look/icons-later.ts';
import { useFocusedPage } from '#ui/words/use-announced-page.ts';
import { type OfferedType, OrderTypeTiles } from './order-type-tiles.tsx';

interface CheckoutScreenProps {
  readonly framed: boolean;
  readonly onBack: () => void;
  /** The page shows the order itself, because a kiosk shows no cart before this page. */
  readonly isKiosk?: boolean;
  readonly ways: readonly OfferedType[];
  /** Address of the page to scan a table code. */
  readonly scanHref: string;
  readonly factsOf: (type: OrderType) => OrderTypeFacts;
  readonly control: CheckoutFormControl;
  /** Title when the place has only one order type. */
  readonly title: ReactNode;
  readonly onTake: (type: OrderType) => void;
  /** Questions of the chosen order type. */
  readonly children: ReactNode;
  /** Footer with the button that submits a complete form. */
  readonly foot: (onPress: () => void) => ReactNode;
  /** Called with the complete form. */
  readonly onSend: (judged: Exclude<ReturnType<CheckoutFormControl['judge']>, { faults: readonly unknown[] }>) => void;
}

const NONE: readonly CheckoutFault[] = [];

/**
 * The order page: one page without steps. When the form is incomplete, its button lists what is missing and focuses the
 * first. [S2.50]
 */
export const CheckoutScreen = ({
  framed,
  onBack,
  isKiosk = false,
  ways,
  scanHref,
  factsOf,
  control,
  title,
  onTake,
  children,
  foot,
  onSend,
}: CheckoutScreenProps) => {
  const { t } = useLingui();
  const heading = useId();
  const [found, setFound] = useState(NONE);
  useFocusedPage('checkout');
  const open = ways.filter(({ needs }) => needs === undefined);
  const left = found.filter(({ field }) => control.faultOf(field));
  const press = () => {
    const judged = control.judge();
    if (!judged.faults) {
      setFound(NONE);
      onSend(judged);
      return;
    }
    setFound(judged.faults);
    const [first] = judged.faults;
    if (first) focusPart(first.field);
  };
  const Main = framed ? 'div' : 'main';
  return (
    <div className={styles.screen} data-framed={framed} data-order-page="" data-testid="checkout">
      {/* A kiosk's back button is beside the order button, within the guest's reach. */}
      {!isKiosk && (
        <header className={styles.head}>
          <IconButton icon={caretLeft} label={t`Back to your order`} look="soft" onClick={onBack} />
          <Trans>To your order</Trans>
        </header>
      )}
      <Main className={styles.main}>
        <FaultsLeft faults={left} />
        <h1 id={heading} className={styles.title}>
          {open.length === 1 && open[0]?.type === control.form.orderType ? (
            title
          ) : (
            <Trans>How would you like it?</Trans>
          )}
        </h1>
        {ways.length > 1 && (
          <div {...partProps('orderType')} className={styles.section}>
            <OrderTypeTiles
              {...{ labelledBy: heading, ways, scanHref, factsOf, onTake }}
              value={control.form.orderType}
            />
            <Problem field="orderType" fault={control.faultOf('orderType')} />
          </div>
        )}
        {children}
      </Main>
      <footer className={styles.foot}>{foot(press)}</footer>
    </div>
  );
};
