import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { MOST_OFFERED } from '#domain/owner/offers/goes-with.ts';
import styles from '#staff/choices/dish-choices.module.css';
import { Button } from '#ui/form/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import editor from './dish-editor.module.css';
import { MoveButtons } from './move-buttons.tsx';

interface NamedDish {
  readonly slug: string;
  readonly name: string;
}

export interface GoesWithProps {
  /** In the order shown to guests. */
  readonly offered: readonly NamedDish[];
  /** Other dishes that can be offered, by category. */
  readonly more: readonly { readonly category: string; readonly dishes: readonly NamedDish[] }[];
  readonly onMove: (slug: string, by: -1 | 1) => void;
  readonly onRemove: (slug: string) => void;
  readonly onAdd: (slug: string) => void;
}

/** Dishes offered to guests with this dish, once, before they send. */
export const GoesWith = ({ offered, more, onMove, onRemove, onAdd }: GoesWithProps) => {
  const [chosen, setChosen] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const isLast = offered.length + 1 >= MOST_OFFERED || more.flatMap(({ dishes }) => dishes).length === 1;
  // The pressed element disappears, so the focus moves first.
  const remove = (slug: string, at: number) => {
    const next = list.current?.children[at + 1];
    (next instanceof HTMLElement ? next : heading.current)?.focus();
    onRemove(slug);
  };
  const add = () => {
    if (chosen === '') return;
    (isLast ? heading : select).current?.focus();
    onAdd(chosen);
    setChosen('');
  };
  return (
    <section className={styles.choices} aria-labelledby="goes-with" data-testid="goes-with">
      <h3 className={editor.heading} id="goes-with" ref={heading} tabIndex={-1}>
        <Trans>Offered with it</Trans>
      </h3>
      <p className={styles.note}>
        <Trans>
          Before they send, guests are asked once whether they want this too. Only dishes of one size, with nothing that
          must be chosen.
        </Trans>
      </p>
      {offered.length > 0 && (
        <ul className={styles.list} ref={list}>
          {offered.map(({ slug, name }, at) => (
            <li key={slug} className={styles.row} tabIndex={-1}>
              <strong>{name}</strong>
              <MoveButtons
                name={name}
                isFirst={at === 0}
                isLast={at === offered.length - 1}
                onMove={(by) => onMove(slug, by)}
                onRemove={() => remove(slug, at)}
              />
            </li>
          ))}
        </ul>
      )}
      {offered.length < MOST_OFFERED && more.length > 0 && (
        <>
          <SelectField ref={select} label={<Trans>Another dish</Trans>} value={chosen} onChange={setChosen}>
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
          <Button small aria-disabled={chosen === ''} onClick={add}>
            <Trans>Offer it too</Trans>
          </Button>
        </>
      )}
    </section>
  );
};
