import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { isNewAmong, valueText } from '#domain/owner/discount-tiers.ts';
import { checkFileOrderNumber, type FileOrderNumber, type OrderNumberFault } from '#domain/owner/file-discounts.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { TierFaultText, TierValue } from './discount-text.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryList } from './entry-list.tsx';
import { ValueFields } from './value-fields.tsx';

interface OrderNumbersProps {
  readonly discounts: readonly FileOrderNumber[];
  /** Published discounts of this kind. */
  readonly live: readonly FileOrderNumber[];
  readonly isChanged: boolean;
  readonly currency: string;
  readonly onSave: (discounts: readonly FileOrderNumber[]) => Promise<boolean>;
}

const FRESH: FileOrderNumber = { onOrderNumber: '1', valueType: 'percent', value: '10' };

const OrderNumberSheet = ({
  discount,
  others,
  currency,
  onSave,
  onClose,
}: Omit<OrderNumbersProps, 'discounts' | 'live' | 'isChanged'> & {
  readonly discount: FileOrderNumber | undefined;
  readonly others: readonly FileOrderNumber[];
  readonly onClose: () => void;
}) => {
  const [draft, setDraft] = useState(discount ?? FRESH);
  const [fault, setFault] = useState<OrderNumberFault>();
  const clean = { ...draft, onOrderNumber: draft.onOrderNumber.trim(), value: valueText(draft, currency) };
  const change = (more: Partial<FileOrderNumber>) => {
    setFault(undefined);
    setDraft({ ...draft, ...more });
  };
  return (
    <EntryForm
      title={
        discount ? <Trans>Discount by the order’s number</Trans> : <Trans>New discount by the order’s number</Trans>
      }
      removal={<Trans>Remove the discount</Trans>}
      isRight={() => {
        const wrong = checkFileOrderNumber(
          currency,
          clean,
          others.map(({ onOrderNumber }) => onOrderNumber),
        );
        setFault(wrong);
        return wrong === undefined;
      }}
      onKeep={() => onSave([...others, clean])}
      onRemove={discount && (() => onSave(others))}
      onClose={onClose}
    >
      <TextField
        label={<Trans>On which order of a guest; 1: on their first one</Trans>}
        value={draft.onOrderNumber}
        onChange={(onOrderNumber) => change({ onOrderNumber })}
        inputMode="numeric"
        autoComplete="off"
        problem={
          fault?.field === 'onOrderNumber' &&
          (fault.kind === 'twice' ? (
            <Trans>There is a discount on this order already.</Trans>
          ) : (
            <Trans>Enter a whole number from 1 on.</Trans>
          ))
        }
      />
      <ValueFields
        worth={draft}
        onChange={change}
        problem={fault?.field === 'value' && <TierFaultText fault={fault} />}
      />
    </EntryForm>
  );
};

/** Discounts on a guest's nth order. */
export const OrderNumbers = ({
  discounts,
  live,
  isChanged,
  currency,
  onSave,
  isAdding,
  onAdded,
}: OrderNumbersProps & {
  /** The form for a new discount is open; `onAdded`: it closes. */
  readonly isAdding: boolean;
  readonly onAdded: () => void;
}) => {
  const [opened, setOpen] = useState<string>();
  /** Order number of the open discount; empty: a new discount. */
  const open = isAdding ? '' : opened;
  return (
    <>
      <EntryList
        id="order-numbers"
        title={<Trans>By the order’s number</Trans>}
        note={
          <Trans>On top of the other discounts, on a certain order from the same device: its fifth, for example.</Trans>
        }
        isChanged={isChanged}
        entries={discounts.map((one) => {
          const number = one.onOrderNumber;
          return {
            key: number,
            name: <TierValue tier={one} currency={currency} />,
            terms: <Trans>on a guest’s order number {number}</Trans>,
            isNew: isNewAmong(live, one),
            state: 'runs',
          };
        })}
        onOpen={setOpen}
      />
      {open !== undefined && (
        <OrderNumberSheet
          discount={discounts.find(({ onOrderNumber }) => onOrderNumber === open)}
          others={discounts.filter(({ onOrderNumber }) => onOrderNumber !== open)}
          currency={currency}
          onSave={onSave}
          onClose={() => {
            setOpen(undefined);
            onAdded();
          }}
        />
      )}
    </>
  );
};
