import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import type { ProductId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import { STAFF_CAUSES } from '#domain/order/reject-causes.ts';
import { LONGEST_REJECT_TEXT, REJECT_REASONS, type RejectReason } from '#domain/order/reject-reason.ts';
import { isNew, type TableLineView, type TableOrderView } from '#staff/tables/table-view.ts';
import { Button } from '#ui/form/button.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { speechBubble } from '#ui/look/staff-icons.ts';
import { DishName } from './dish-name.tsx';
import styles from './refuse-sheet.module.css';
import { type RejectChoice, RejectChoiceText } from './reject-text.tsx';
import { TableName } from './table-name.tsx';

export interface RefuseSheetProps {
  readonly order: Pick<TableOrderView, 'label' | 'lines' | 'details' | 'status' | 'takenBy'>;
  readonly table: string;
  /** Language of the dish names in the kitchen. */
  readonly orderLanguage: Language;
  /** The guest's text, in the language of the person who refuses. */
  readonly guestReads: (reason: RejectReason) => ReactNode;
  /** Dishes in the reason are taken off the menu too. */
  readonly onRefuse: (reason: RejectReason) => void;
  readonly onClose: () => void;
}

type Choice = Exclude<RejectChoice, 'returned' | 'wrong_dish' | 'dissatisfied'>;

/** Causes for a new order of a guest. */
const REFUSALS: readonly Choice[] = [...REJECT_REASONS.filter((one) => one !== 'other'), ...STAFF_CAUSES, 'other'];
/** Causes for an order that the venue has taken. */
const CANCELLATIONS: readonly Choice[] = [...STAFF_CAUSES, 'long_wait', 'sold_out', 'out_of_reach', 'other'];

/** Dishes of an order, each once. */
const dishesOf = ({ lines }: Pick<TableOrderView, 'lines'>): ReadonlyMap<ProductId, TableLineView> =>
  new Map(lines.map((view) => [view.line.productId, view]));

const Dishes = ({
  dishes,
  gone,
  orderLanguage,
  onChange,
}: {
  readonly dishes: ReadonlyMap<ProductId, TableLineView>;
  readonly gone: readonly ProductId[];
  readonly orderLanguage: Language;
  readonly onChange: (gone: readonly ProductId[]) => void;
}) => (
  <fieldset className={styles.dishes}>
    <legend className={styles.heading}>
      <Trans>What has run out? It leaves the menu for two hours.</Trans>
    </legend>
    {[...dishes].map(([id, { line, own }]) => (
      <CheckRow
        key={id}
        label={<DishName name={line.name} kitchenLanguage={orderLanguage} own={own} />}
        checked={gone.includes(id)}
        onChange={(isGone) => onChange(isGone ? [...gone, id] : gone.filter((one) => one !== id))}
      />
    ))}
  </fieldset>
);

/** Choice of a refusal's reason, with a preview of the guest's text. */
export const RefuseSheet = (props: RefuseSheetProps) => {
  const { order, table, orderLanguage, guestReads, onRefuse, onClose } = props;
  const { t } = useLingui();
  const heading = useId();
  // A preselected reason would be sent unread: the guest would read an untrue one.
  const [choice, setChoice] = useState<Choice>();
  const [text, setText] = useState('');
  const isRefusal = isNew(order);
  // Only an address can be out of reach.
  const choices = (isRefusal ? REFUSALS : CANCELLATIONS).filter(
    (one) => one !== 'out_of_reach' || order.details?.address !== undefined,
  );
  const dishes = dishesOf(order);
  // Preselects the dish of an order with a single one.
  const [gone, setGone] = useState<readonly ProductId[]>(dishes.size === 1 ? [...dishes.keys()] : []);
  const reasonOf = (of: Choice): RejectReason => {
    switch (of) {
      case 'mistake':
        return {
          ...{ code: 'other', cause: of, productIds: [] },
          text: t({ message: 'It was entered by mistake', comment: 'a guest reads why an order is cancelled' }),
        };
      case 'changed_mind':
        return {
          ...{ code: 'other', cause: of, productIds: [] },
          text: t({ message: 'Cancelled at your request', comment: 'a guest reads why an order is cancelled' }),
        };
      case 'long_wait':
        return {
          ...{ code: 'other', cause: of, productIds: [] },
          text: t({ message: 'You waited too long', comment: 'a guest reads why an order is cancelled' }),
        };
      default:
        return {
          ...{ code: of, text: of === 'other' ? text.trim() : '' },
          productIds: of === 'sold_out' ? gone : [],
        };
    }
  };
  const reason = choice && reasonOf(choice);
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        <span id={heading}>
          {isRefusal ? <Trans>Why do we refuse it?</Trans> : <Trans>Why do we cancel it?</Trans>}
        </span>
      }
      subtitle={<TableName name={table} order={order.label} />}
      foot={
        <div className={styles.foot}>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button
            className={styles.refuse}
            data-testid="refuse-confirm"
            disabled={reason === undefined}
            onClick={() => reason && onRefuse(reason)}
          >
            {isRefusal ? <Trans>Refuse the order</Trans> : <Trans>Cancel the order</Trans>}
          </Button>
        </div>
      }
    >
      <RadioCards
        labelledBy={heading}
        look="chips"
        options={choices.map((one, value) => ({ value, label: <RejectChoiceText choice={one} /> }))}
        value={choice && choices.indexOf(choice)}
        onChange={(value) => setChoice(choices[value])}
      />
      {choice === 'sold_out' && <Dishes dishes={dishes} gone={gone} orderLanguage={orderLanguage} onChange={setGone} />}
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
      {reason && (
        <>
          <h3 className={styles.heading}>
            <Trans>The guest will read</Trans>
          </h3>
          <div className={styles.preview} data-testid="guest-reads">
            <Icon path={speechBubble} />
            <div className={styles.words}>{guestReads(reason)}</div>
          </div>
        </>
      )}
    </Sheet>
  );
};
