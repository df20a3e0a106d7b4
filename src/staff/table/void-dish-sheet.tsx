import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { LONGEST_REJECT_TEXT, type RejectReason } from '#domain/order/reject-reason.ts';
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
import { type RejectChoice, RejectChoiceText } from './reject-text.tsx';
import { TableName } from './table-name.tsx';

type Choice = Exclude<RejectChoice, 'out_of_reach'>;

/** Excludes `out_of_reach`, which applies to whole orders only. */
const CHOICES: readonly Choice[] = ['mistake', 'changed_mind', 'sold_out', 'kitchen_closed', 'too_busy', 'other'];

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
  // A preselected reason would be sent unread, and "sold out" stops the dish for everybody.
  const [choice, setChoice] = useState<Choice>();
  const [text, setText] = useState('');
  const [leavesMenu, setLeavesMenu] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const view = chosen === undefined ? undefined : order.lines[chosen];
  const dish = view?.line;
  const count = dish?.quantity;
  const own = {
    mistake: t({ message: 'Entered by mistake', comment: 'why a dish is taken off an order' }),
    changed_mind: t({ message: 'Taken off at your request', comment: 'a guest reads why a dish is not coming' }),
    other: text.trim(),
  };
  const reasonOf = (of: Choice): RejectReason => ({
    ...(of === 'mistake' || of === 'changed_mind'
      ? { code: 'other', text: own[of], cause: of }
      : of === 'other'
        ? { code: of, text: own[of] }
        : { code: of, text: '' }),
    productIds: of === 'sold_out' && dish ? [dish.productId] : [],
  });
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
          {isAsked && (dish === undefined || choice === undefined) && (
            <p role="alert">
              {dish === undefined ? <Trans>Please choose the dish.</Trans> : <Trans>Please choose a reason.</Trans>}
            </p>
          )}
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button
            className={styles.refuse}
            data-testid="void-confirm"
            onClick={() =>
              chosen === undefined || choice === undefined
                ? setAsked(true)
                : onVoid(chosen, reasonOf(choice), choice === 'sold_out' && leavesMenu)
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
      {dish && dish.quantity > 1 && (
        <p className={styles.whole} role="status">
          <Trans comment="staff take a line of several portions off an order; {count} is 2 or more">
            All {count} are taken off. Order again those that stay.
          </Trans>
        </p>
      )}
      <h3 id={why} className={styles.heading}>
        <Trans comment="over the reasons for which one dish of an order is not made">Why?</Trans>
      </h3>
      <RadioCards
        labelledBy={why}
        look="chips"
        options={CHOICES.map((one, value) => ({ value, label: <RejectChoiceText choice={one} /> }))}
        value={choice && CHOICES.indexOf(choice)}
        onChange={(value) => setChoice(CHOICES[value])}
      />
      {choice === 'sold_out' && (
        <CheckRow label={t`It leaves the menu for two hours`} checked={leavesMenu} onChange={setLeavesMenu} />
      )}
      {choice === 'other' && (
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
      {view && choice && isSaid && (
        <>
          <h3 className={styles.heading}>
            <Trans>The guest will read</Trans>
          </h3>
          <div data-testid="guest-reads">
            <VoidedDishes
              dishes={[{ name: (view.own ?? view.line).name, quantity: view.line.quantity, reason: reasonOf(choice) }]}
            />
          </div>
        </>
      )}
    </Sheet>
  );
};
