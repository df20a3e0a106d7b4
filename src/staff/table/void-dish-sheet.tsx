import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { RETURN_CAUSES } from '#domain/order/reject-causes.ts';
import { LONGEST_REJECT_TEXT, type RejectReason } from '#domain/order/reject-reason.ts';
import { VoidedDishes } from '#shared/service/voided-dishes.tsx';
import type { TableLineView, TableOrderView } from '#staff/tables/table-view.ts';
import { Button } from '#ui/form/button.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
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
/** For a dish that is ready or served. */
const MADE_CHOICES: readonly Choice[] = [...RETURN_CAUSES, 'mistake', 'other'];

export interface DishVoid {
  /** Index of its line. */
  readonly line: number;
  /** Units that stay; omitted: none. */
  readonly left?: number | undefined;
  readonly reason: RejectReason;
  /** Also takes the dish off the menu for two hours. */
  readonly leavesMenu: boolean;
}

const isPaidUp = ({ line, paidUnits = 0 }: TableLineView): boolean => paidUnits >= line.quantity;

/** Most units that can come off: unpaid ones, and not the last one of an order that can be cancelled as a whole. */
const mostOf = ({ lines, mayRefuse }: Pick<TableOrderView, 'lines' | 'mayRefuse'>, view: TableLineView): number => {
  const { line, paidUnits = 0 } = view;
  const isAlone = lines.every((one) => one === view || one.line.voided !== undefined);
  return Math.max(0, line.quantity - Math.max(paidUnits, isAlone && mayRefuse ? 1 : 0));
};

/** Voids a dish of an order, or some of its units, with a reason, and previews the guest's text. */
export const VoidDishSheet = ({
  order,
  table,
  orderLanguage,
  isSaid,
  onVoid,
  onClose,
}: {
  readonly order: Pick<TableOrderView, 'label' | 'lines' | 'status' | 'mayRefuse'>;
  readonly table: string;
  /** Language of the dish names in the kitchen. */
  readonly orderLanguage: Language;
  /** The lazily loaded guest's text is available. */
  readonly isSaid: boolean;
  readonly onVoid: (dish: DishVoid) => void;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const money = useMoney();
  const [heading, why] = [useId(), useId()];
  const isMade = order.status !== 'ordered';
  const choices = isMade ? MADE_CHOICES : CHOICES;
  const [chosen, setLine] = useState<number>();
  const [units, setUnits] = useState(1);
  // A preselected reason would be sent unread, and "sold out" stops the dish for everybody.
  const [choice, setChoice] = useState<Choice>();
  const [text, setText] = useState('');
  const [leavesMenu, setLeavesMenu] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const view = chosen === undefined ? undefined : order.lines[chosen];
  const dish = view?.line;
  const own = {
    mistake: t({ message: 'Entered by mistake', comment: 'why a dish is taken off an order' }),
    changed_mind: t({ message: 'Taken off at your request', comment: 'a guest reads why a dish is not coming' }),
    returned: t({ message: 'Sent back', comment: 'why a dish is taken off an order: the guest sent it back' }),
    wrong_dish: t({ message: 'Wrong dish', comment: 'why a dish is taken off an order: it is not what was ordered' }),
    dissatisfied: t({ message: 'Guest was not satisfied', comment: 'why a dish is taken off an order' }),
    long_wait: t({ message: 'Long wait', comment: 'why a dish is taken off an order, or an order is cancelled' }),
    other: text.trim(),
  };
  const reasonOf = (of: Choice): RejectReason => ({
    ...(of === 'other'
      ? { code: of, text: own[of] }
      : of === 'sold_out' || of === 'kitchen_closed' || of === 'too_busy'
        ? { code: of, text: '' }
        : { code: 'other', text: own[of], cause: of }),
    productIds: of === 'sold_out' && dish ? [dish.productId] : [],
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        <span id={heading}>
          {isMade ? <Trans>Which dish do we take off?</Trans> : <Trans>Which dish do we not make?</Trans>}
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
              chosen === undefined || choice === undefined || !view
                ? setAsked(true)
                : onVoid({
                    line: chosen,
                    reason: reasonOf(choice),
                    leavesMenu: choice === 'sold_out' && leavesMenu,
                    ...(units < view.line.quantity && { left: view.line.quantity - units }),
                  })
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
        options={order.lines.flatMap((one, value) => {
          const { line, own } = one;
          return line.voided === undefined
            ? {
                value,
                disabled: mostOf(order, one) === 0,
                label: (
                  <>
                    {line.quantity} × <DishName name={line.name} kitchenLanguage={orderLanguage} own={own} />
                  </>
                ),
                end: isPaidUp(one) ? (
                  <Trans comment="a dish that has been paid for">paid</Trans>
                ) : (
                  money.main(line.total)
                ),
              }
            : [];
        })}
        value={chosen}
        onChange={(value) => {
          const one = order.lines[value];
          setLine(value);
          setUnits(one && !isMade ? mostOf(order, one) : 1);
        }}
      />
      {view && view.line.quantity > 1 && (
        <div className={styles.units}>
          <span>
            <Trans comment="beside a stepper: how many portions of a dish are taken off an order">How many?</Trans>
          </span>
          <Stepper
            name={(view.own ?? view.line).name}
            value={units}
            min={1}
            max={mostOf(order, view)}
            onChange={setUnits}
          />
        </div>
      )}
      {order.lines.some((one) => (one.paidUnits ?? 0) > 0) && (
        <p className={styles.note}>
          <Trans>What is paid stays on the order until its payment is cancelled.</Trans>
        </p>
      )}
      <h3 id={why} className={styles.heading}>
        <Trans comment="over the reasons for which one dish of an order is not made">Why?</Trans>
      </h3>
      <RadioCards
        labelledBy={why}
        look="chips"
        options={choices.map((one, value) => ({ value, label: <RejectChoiceText choice={one} /> }))}
        value={choice && choices.indexOf(choice)}
        onChange={(value) => setChoice(choices[value])}
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
              isServed={view.stage === 'served'}
              dishes={[{ name: (view.own ?? view.line).name, quantity: units, reason: reasonOf(choice) }]}
            />
          </div>
        </>
      )}
    </Sheet>
  );
};
