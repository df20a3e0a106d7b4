import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { MOST_OFFERED } from '#domain/owner/offers/goes-with.ts';
import { Button } from '#ui/form/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import styles from './dish-choices.module.css';
import editor from './dish-editor.module.css';
import { MoveButtons } from './move-buttons.tsx';

interface NamedDish {
  readonly slug: string;
  readonly name: string;
}

export interface GoesWithProps {
  /** In the order in which guests are offered them. */
  readonly offered: readonly NamedDish[];
  /** Those that can be offered too, by their category. */
  readonly more: readonly { readonly category: string; readonly dishes: readonly NamedDish[] }[];
  readonly onMove: (slug: string, by: -1 | 1) => void;
  readonly onRemove: (slug: string) => void;
  readonly onAdd: (slug: string) => void;
}

/** What guests are offered with a dish, once, before they send. */
export const GoesWith = ({ offered, more, onMove, onRemove, onAdd }: GoesWithProps) => {
  const [chosen, setChosen] = useState('');
  return (
    <section className={styles.choices} aria-labelledby="goes-with" data-testid="goes-with">
      <h3 className={editor.heading} id="goes-with">
        <Trans>Offered with it</Trans>
      </h3>
      <p className={styles.note}>
        <Trans>
          Before they send, guests are asked once whether they want this too. Only dishes of one size, with nothing that
          must be chosen.
        </Trans>
      </p>
      {offered.length > 0 && (
        <ul className={styles.list}>
          {offered.map(({ slug, name }, at) => (
            <li key={slug} className={styles.row}>
              <strong>{name}</strong>
              <MoveButtons
                name={name}
                isFirst={at === 0}
                isLast={at === offered.length - 1}
                onMove={(by) => onMove(slug, by)}
                onRemove={() => onRemove(slug)}
              />
            </li>
          ))}
        </ul>
      )}
      {offered.length < MOST_OFFERED && more.length > 0 && (
        <>
          <SelectField label={<Trans>Another dish</Trans>} value={chosen} onChange={setChosen}>
            <option value="">–</option>
            {more.map(({ category, dishes }) => (
              <optgroup key={category} label={category}>
                {dishes.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <Button
            small
            disabled={chosen === ''}
            onClick={() => {
              onAdd(chosen);
              setChosen('');
            }}
          >
            <Trans>Offer it too</Trans>
          </Button>
        </>
      )}
    </section>
  );
};
