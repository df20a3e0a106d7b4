import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFaultFocus } from '#staff/frame/use-fault-focus.ts';
import styles from '#staff/menu/dish-editor.module.css';
import { LONGEST } from '#staff/menu/typed-field.tsx';
import { AmountFault } from '#staff/prices/amount-fault.tsx';
import { localAmount } from '#staff/prices/local-amount.ts';
import { Button } from '#ui/form/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';

type Fault = 'empty' | 'price' | 'twice' | 'refused';

/** Fields and actions of the form for a new item. */
export interface Adding {
  readonly textOf: (field: string) => string;
  readonly faultOf: (field: string) => Fault | undefined;
  readonly onType: (field: string, text: string) => void;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
}

export interface AddedField {
  readonly name: string;
  readonly label: ReactNode;
  readonly placeholder?: string;
  readonly lang?: string;
  /** The field is an amount in the place's currency. */
  readonly isAmount?: true;
}

const FaultText = ({ fault }: { readonly fault: Fault }) => {
  if (fault === 'empty') return <Trans>Write a name.</Trans>;
  if (fault === 'twice') return <Trans>There is one of this name here already. Give it another name.</Trans>;
  if (fault === 'price') return <AmountFault />;
  return <Trans>The menu cannot take this. Please write it differently.</Trans>;
};

/** Form for a new item of the menu: fields and a save button. */
export const AdditionForm = (
  props: Adding & {
    readonly fields: readonly AddedField[];
    readonly yes: ReactNode;
    readonly onNo?: () => void;
    readonly children?: ReactNode;
  },
) => {
  const { fields, textOf, faultOf } = props;
  const { i18n } = useLingui();
  const faults = fields.map(({ name }) => faultOf(name)).join(' ');
  const form = useFaultFocus(faults.trim() === '' ? undefined : faults);
  return (
    <form
      ref={form}
      className={styles.editor}
      data-testid="addition"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.isBusy) props.onAdd();
      }}
    >
      {fields.map(({ name, label, isAmount, ...more }) => {
        const fault = faultOf(name);
        return (
          <TextField
            key={name}
            label={label}
            value={isAmount ? localAmount(textOf(name), i18n.locale) : textOf(name)}
            onChange={(text) => props.onType(name, text)}
            problem={fault && <FaultText fault={fault} />}
            autoComplete="off"
            maxLength={LONGEST}
            {...(isAmount && { inputMode: 'decimal' as const })}
            {...more}
          />
        );
      })}
      {props.children}
      <div className={styles.moves}>
        <Button type="submit" look="ink" aria-disabled={props.isBusy}>
          {props.yes}
        </Button>
        {props.onNo && (
          <Button look="quiet" onClick={props.onNo}>
            <Trans>Not now</Trans>
          </Button>
        )}
      </div>
    </form>
  );
};
