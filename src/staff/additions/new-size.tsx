import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import styles from '#staff/menu/dish-editor.module.css';
import { Button } from '#ui/form/button.tsx';
import { type Adding, AdditionForm } from './addition-form.tsx';

export interface NewSizeProps extends Omit<Adding, 'onAdd'> {
  readonly language: Language;
  readonly currency: string;
  /** The only size has no name yet: beside another one it needs one. */
  readonly asksFirst: boolean;
  /** Whether it was added. */
  readonly onAdd: () => Promise<boolean>;
}

/** Another size of a dish, behind a button. */
export const NewSize = ({ language, currency, asksFirst, onAdd, ...adding }: NewSizeProps) => {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <div className={styles.moves}>
        <Button small data-testid="new-size" onClick={() => setOpen(true)}>
          <Trans>New size</Trans>
        </Button>
      </div>
    );
  const first = { name: 'first', label: <Trans>What the size until now is called</Trans>, lang: language };
  const price = (
    <>
      <Trans>Price of the new size</Trans> ({currency})
    </>
  );
  return (
    <fieldset className={styles.form}>
      <legend className={styles.heading}>
        <Trans>New size</Trans>
      </legend>
      <AdditionForm
        {...adding}
        fields={[
          ...(asksFirst ? [first] : []),
          { name: 'name', label: <Trans>Name of the new size</Trans>, lang: language },
          { name: 'price', label: price, isAmount: true },
        ]}
        yes={<Trans>Add the size</Trans>}
        onAdd={() => void onAdd().then((isDone) => isDone && setOpen(false))}
        onNo={() => setOpen(false)}
      />
    </fieldset>
  );
};
