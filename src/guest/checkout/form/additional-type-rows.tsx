import { useId } from 'react';
import type { Language } from '#domain/language/language.ts';
import { sayIn, type Translated } from '#domain/language/translated.ts';
import type { CheckoutFormControl } from '#guest/order/use-checkout-form.ts';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { partProps } from './faults-left.tsx';
import { Problem } from './problem.tsx';

/** Additional type of a room's order: the part of the house to which it is brought. A single one is shown, not asked. [S3.31, S5.14] */
export const AdditionalTypeRows = ({
  control,
  labelledBy,
  types,
  language,
  defaultLanguage,
}: {
  readonly control: CheckoutFormControl;
  /** Id of the heading above. */
  readonly labelledBy: string;
  readonly types: readonly Translated[];
  readonly language: Language;
  /** The venue's language. */
  readonly defaultLanguage: Language;
}) => {
  const problem = useId();
  const nameOf = (name: Translated) => {
    const said = sayIn(name, language, defaultLanguage);
    return <span lang={said.language}>{said.text}</span>;
  };
  const names = types.map(({ text }) => text);
  const chosen = names.indexOf(control.form.additionalType ?? '');
  const [only, ...others] = types;
  if (only && others.length === 0) return <p data-testid="only-additional-type">{nameOf(only)}</p>;
  return (
    <div {...partProps('additionalType')}>
      <Problem id={problem} field="additionalType" fault={control.faultOf('additionalType')} />
      <RadioCards
        labelledBy={labelledBy}
        describedBy={problem}
        look="rows"
        value={chosen < 0 ? undefined : chosen}
        onChange={(at) => control.change({ additionalType: names[at] })}
        options={types.map((one, at) => ({ value: at, label: nameOf(one) }))}
      />
    </div>
  );
};
