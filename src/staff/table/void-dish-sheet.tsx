import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { LONGEST_REJECT_TEXT, REJECT_REASONS, type RejectReason } from '#domain/order/reject-reason.ts';
import { VoidedDishes } from '#shared/service/voided-dishes.tsx';
import type { TableOrderView } from '#staff/tables/table-view.ts';
import { Button } from '#ui/form/button.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { useMoney } from '#ui/words/money.tsx';
import { DishName } from './dish-name.tsx';
import styles from './refuse-sheet.module.css';
import { RejectReasonText } from './reject-text.tsx';
import { TableName } from './table-name.tsx';

/** Excludes `out_of_reach`, which applies to whole orders only. */
const REASONS: readonly RejectReason['code'][] = REJECT_REASONS.filter((code) => code !== 'out_of_reach');

/** Voids a dish of an order with a reason, and previews the guest's text. */
export const VoidDishSheet = ({
  order,
  table,
  orderLanguage,
  isSaid,
  onVoid,
  onClose,
}: {
  readonly order: Pick<TableOrderView, 'label' | 'lines'>;
  readonly table: string;
  /** Language of the dish names in the kitchen. */
  readonly orderLanguage: Language;
  /** The lazily loaded guest's text is available. */
  readonly isSaid: boolean;
  /** `line`: its index. `leavesMenu`: also takes the dish off the menu for two hours. */
  readonly onVoid: (line: number, reason: RejectReason, leavesMenu: boolean) => void;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const money = useMoney();
  const [heading, why] = [useId(), useId()];
  const [chosen, setLine] = useState<number>();
  const [code, setCode] = useState<RejectReason['code']>('sold_out');
  const [text, setText] = useState('');
  const [leavesMenu, setLeavesMenu] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const view = chosen === undefined ? undefined : order.lines[chosen];
  const dish = view?.line;
  const reason: RejectReason = {
    code,
    text: code === 'other' ? text.trim() : '',
    productIds: code === 'sold_out' && dish ? [dish.productId] : [],
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        <span id={heading}>
          <Trans>Which dish do we not make?</Trans>
        </span>
      }
      subtitle={<TableName name={table} order={order.label} />}
      foot={
        <div className={styles.foot}>
          {isAsked && dish === undefined && (
            <p role="alert">
              <Trans>Please choose the dish.</Trans>
            </p>
          )}
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button
            className={styles.refuse}
            data-testid="void-confirm"
            onClick={() =>
              chosen === undefined ? setAsked(true) : onVoid(chosen, reason, code === 'sold_out' && leavesMenu)
            }
          >
            <Trans>Take it off the order</Trans>
          </Button>
        </div>
      }
    >
      <RadioCards
        labelledBy={heading}
        look="rows"
        options={order.lines.flatMap(({ line, own }, value) =>
          line.voided === undefined
            ? {
                value,
                label: (
                  <>
                    {line.quantity} × <DishName name={line.name} kitchenLanguage={orderLanguage} own={own} />
                  </>
                ),
                end: money.main(line.total),
              }
            : [],
        )}
        value={chosen}
        onChange={setLine}
      />
      <h3 id={why} className={styles.heading}>
        <Trans comment="over the reasons for which one dish of an order is not made">Why?</Trans>
      </h3>
      <RadioCards
        labelledBy={why}
        look="chips"
        options={REASONS.map((one, value) => ({ value, label: <RejectReasonText code={one} /> }))}
        value={REASONS.indexOf(code)}
        onChange={(value) => setCode(REASONS[value] ?? 'other')}
      />
      {code === 'sold_out' && (
        <CheckRow label={t`It leaves the menu for two hours`} checked={leavesMenu} onChange={setLeavesMenu} />
      )}
      {code === 'other' && (
        <div className={styles.own}>
          <TextArea
            value={text}
            maxLength={LONGEST_REJECT_TEXT}
            aria-label={t`Your words to the guest`}
            placeholder={t`Your words to the guest`}
            onChange={setText}
          />
        </div>
      )}
      {view && isSaid && (
        <>
          <h3 className={styles.heading}>
            <Trans>The guest will read</Trans>
          </h3>
          <div data-testid="guest-reads">
            <VoidedDishes dishes={[{ name: (view.own ?? view.line).name, reason }]} />
          </div>
        </>
      )}
    </Sheet>
  );
};
