import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { valueText } from '#domain/owner/discount-tiers.ts';
import { checkFilePromo, type FilePromo, type PromoEntryFault } from '#domain/owner/file-discounts.ts';
import type { OrderType } from '#domain/place/place.ts';
import { typedAmountText } from '#domain/pricing/typed-amount.ts';
import styles from '#staff/frame/manage.module.css';
import { CheckRow } from '#ui/form/check-row.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useOrderTypeTexts } from './discount-text.tsx';
import { EntryForm } from './entry-form.tsx';
import { PromoFaultText } from './promo-terms.tsx';
import { ValueFields } from './value-fields.tsx';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A random code of ten unambiguous letters. */
const makeCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]).join('');

const fresh = (): FilePromo => ({
  code: makeCode(),
  valueType: 'percent',
  value: '10',
  orderTypes: [],
  from: '',
  until: '',
  minimum: '0',
  uses: '',
  usesPerGuest: '1',
  ignoresOtherDiscounts: false,
  off: false,
});

const cleaned = (draft: FilePromo, currency: string): FilePromo => ({
  ...draft,
  code: draft.code.trim().toUpperCase(),
  value: valueText(draft, currency),
  minimum: typedAmountText(draft.minimum, currency) || '0',
  uses: draft.uses.trim(),
  usesPerGuest: draft.usesPerGuest.trim(),
});

/** Editor of one promo code with all its terms. */
export const PromoSheet = (props: {
  /** `undefined`: a new one. */
  readonly promo: FilePromo | undefined;
  /** The other codes. */
  readonly others: readonly string[];
  readonly types: readonly OrderType[];
  readonly currency: string;
  /** `undefined` deletes the code. Resolves true when saved. */
  readonly onSave: (promo: FilePromo | undefined) => Promise<boolean>;
  readonly onClose: () => void;
}) => {
  const { promo, others, types, currency, onSave, onClose } = props;
  const names = useOrderTypeTexts();
  const [draft, setDraft] = useState<FilePromo>(() => promo ?? fresh());
  const [fault, setFault] = useState<PromoEntryFault>();
  const change = (more: Partial<FilePromo>) => {
    setFault(undefined);
    setDraft({ ...draft, ...more });
  };
  const problemAt = (field: PromoEntryFault['field']) => fault?.field === field && <PromoFaultText fault={fault} />;
  const holdsFor = (type: OrderType) => draft.orderTypes.length === 0 || draft.orderTypes.includes(type);
  const toggle = (type: OrderType, holds: boolean) => {
    const next = types.filter((one) => (one === type ? holds : holdsFor(one)));
    // All types and no type are the same: the code is valid everywhere.
    change({ orderTypes: next.length === types.length ? [] : next });
  };
  return (
    <EntryForm
      title={promo ? <Trans>Promo code</Trans> : <Trans>New promo code</Trans>}
      removal={<Trans>Remove the code</Trans>}
      isRight={() => {
        const wrong = checkFilePromo(currency, cleaned(draft, currency), others);
        setFault(wrong);
        return wrong === undefined;
      }}
      onKeep={() => onSave(cleaned(draft, currency))}
      onRemove={promo && (() => onSave(undefined))}
      onClose={onClose}
    >
      <TextField
        label={<Trans>Code, as guests enter it</Trans>}
        value={draft.code}
        onChange={(code) => change({ code: code.toUpperCase() })}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        problem={problemAt('code')}
      />
      <ValueFields worth={draft} onChange={change} problem={problemAt('value')} />
      <TextField
        label={<Trans>On orders from this amount on; 0: on every order</Trans>}
        value={draft.minimum}
        onChange={(minimum) => change({ minimum })}
        inputMode="decimal"
        autoComplete="off"
        problem={problemAt('minimum')}
      />
      <TextField
        label={<Trans>It begins, by the clock of the place; empty: at once</Trans>}
        type="datetime-local"
        value={draft.from}
        onChange={(from) => change({ from })}
      />
      <TextField
        label={<Trans>It ends; empty: never</Trans>}
        type="datetime-local"
        value={draft.until}
        onChange={(until) => change({ until })}
        problem={problemAt('until')}
      />
      <TextField
        label={<Trans>How many orders in all; empty: any number</Trans>}
        value={draft.uses}
        onChange={(uses) => change({ uses })}
        inputMode="numeric"
        autoComplete="off"
        problem={problemAt('uses')}
      />
      <TextField
        label={<Trans>How many orders of one guest; empty: any number</Trans>}
        value={draft.usesPerGuest}
        onChange={(usesPerGuest) => change({ usesPerGuest })}
        inputMode="numeric"
        autoComplete="off"
        problem={problemAt('usesPerGuest')}
      />
      {types.length > 1 && (
        <fieldset className={styles.form}>
          <legend>
            <Trans>For which orders</Trans>
          </legend>
          {types.map((type) => (
            <CheckRow
              key={type}
              label={names[type]}
              checked={holdsFor(type)}
              onChange={(holds) => toggle(type, holds)}
            />
          ))}
        </fieldset>
      )}
      <CheckRow
        label={<Trans>In the place of other discounts on the order</Trans>}
        checked={draft.ignoresOtherDiscounts}
        onChange={(ignoresOtherDiscounts) => change({ ignoresOtherDiscounts })}
      />
      <CheckRow label={<Trans>Switched on</Trans>} checked={!draft.off} onChange={(on) => change({ off: !on })} />
    </EntryForm>
  );
};
