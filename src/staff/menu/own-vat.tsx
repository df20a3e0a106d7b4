import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ownVatFault, type VatHere } from '#domain/owner/settings/own-vat.ts';
import type { Json } from '#domain/owner/venue-file.ts';
import { EntryForm } from '#staff/discounts/entry-form.tsx';
import { VatEditor } from '#staff/settings/charges-editor.tsx';
import { FaultText } from '#staff/settings/fault-text.tsx';
import { Rates } from '#staff/settings/shown-value.tsx';
import { Button } from '#ui/form/button.tsx';
import styles from './dish-editor.module.css';

interface OwnVatProps {
  readonly vat: VatHere;
  /** Name of the dish or category. */
  readonly name: string;
  /** Resolves true when saved; `undefined` removes its own rates. */
  readonly onSave: (vat: Json | undefined) => Promise<boolean>;
}

/** Tax of a dish or category: its own, or where it is inherited from. */
export const OwnVat = ({ vat: { own, inherited, from }, name, onSave }: OwnVatProps) => {
  const [isOpen, setOpen] = useState(false);
  const held = own ?? inherited;
  return (
    <section aria-labelledby="own-vat" data-testid="own-vat" className={styles.field}>
      <h3 className={styles.heading} id="own-vat">
        <Trans>VAT</Trans>
      </h3>
      {held === undefined ? (
        <p className={styles.note}>
          <Trans>Your venue names no rate yet. Enter it in the settings, under tax and service.</Trans>
        </p>
      ) : (
        <>
          <p className={styles.note}>
            <strong>
              <Rates value={held} />
            </strong>{' '}
            {own !== undefined ? (
              <Trans>its own</Trans>
            ) : from === undefined ? (
              <Trans>as your venue</Trans>
            ) : (
              <Trans>as the category “{from}”</Trans>
            )}
          </p>
          <div className={styles.moves}>
            <Button small onClick={() => setOpen(true)}>
              {own === undefined ? <Trans>Another rate</Trans> : <Trans>Change the rate</Trans>}
            </Button>
          </div>
        </>
      )}
      {isOpen && <VatSheet {...{ own, name, onSave }} onClose={() => setOpen(false)} />}
    </section>
  );
};

const VatSheet = ({
  own,
  name,
  onSave,
  onClose,
}: Pick<OwnVatProps, 'name' | 'onSave'> & Pick<VatHere, 'own'> & { readonly onClose: () => void }) => {
  const [value, setValue] = useState(own);
  const [isAsked, setAsked] = useState(false);
  const fault = ownVatFault(value);
  return (
    <EntryForm
      title={<Trans>VAT: {name}</Trans>}
      removal={<Trans>No rate of its own</Trans>}
      isRight={() => {
        setAsked(true);
        return fault === undefined;
      }}
      onKeep={() => onSave(value)}
      onRemove={own === undefined ? undefined : () => onSave(undefined)}
      onClose={onClose}
    >
      <VatEditor
        value={value}
        onChange={(next) => {
          setValue(next);
          setAsked(false);
        }}
        problemAt={(at) => isAsked && fault?.at === at && <FaultText fault={fault} />}
      />
    </EntryForm>
  );
};
