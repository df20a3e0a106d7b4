import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { PictureProblem } from '#staff/pictures/picture-problem.tsx';
import { Button } from '#ui/form/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { check } from '#ui/look/icons-later.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './picture-batch.module.css';

/** One picture of the batch, for its row. */
export interface BatchedView {
  readonly id: number;
  readonly fileName: string;
  readonly url: string;
  /** Dish of the picture; `undefined`: a person must choose. */
  readonly dish: { readonly slug: string; readonly name: string } | undefined;
  /** Several dishes match the file's name. */
  readonly isAmbiguous: boolean;
  readonly state: 'waiting' | 'sending' | 'kept' | 'failed';
  readonly why?: string | undefined;
}

/** Dishes that a picture may show, by category. */
export type DishChoice = readonly {
  readonly name: string;
  readonly dishes: readonly { readonly slug: string; readonly name: string }[];
}[];

interface BatchRowProps {
  readonly picture: BatchedView;
  readonly choice: DishChoice;
  /** Language of the dish names. */
  readonly language: Language;
  readonly onAssign: (id: number, slug: string) => void;
  readonly onRemove: (id: number) => void;
}

const Standing = ({ state, why = '' }: BatchedView): ReactNode => {
  switch (state) {
    case 'waiting':
      return null;
    case 'sending':
      return <Trans comment="a picture, beside its name">Being sent…</Trans>;
    case 'kept':
      return (
        <>
          <Icon path={check} size="1.25rem" />
          <Trans comment="a picture, beside its name">Waits to be published</Trans>
        </>
      );
    case 'failed':
      return <PictureProblem why={why} />;
  }
};

const Dish = ({ picture, language }: Pick<BatchRowProps, 'picture' | 'language'>) => {
  if (picture.dish !== undefined)
    return (
      <strong lang={language} data-testid="batched-dish">
        {picture.dish.name}
      </strong>
    );
  return (
    <em>{picture.isAmbiguous ? <Trans>Several dishes are called so.</Trans> : <Trans>No dish is called so.</Trans>}</em>
  );
};

/** One file: preview, dish and result. Only the row being assigned renders the list of dishes. */
export const BatchRow = ({ picture, choice, language, onAssign, onRemove }: BatchRowProps) => {
  const [isChoosing, setChoosing] = useState(false);
  const { id, fileName, url, dish, state } = picture;
  const mayChange = state === 'waiting' || state === 'failed';
  const name = (
    <>
      {' '}
      <VisuallyHidden>{fileName}</VisuallyHidden>
    </>
  );
  return (
    <li className={styles.row} data-testid="batched-picture" data-state={state}>
      <img className={styles.picture} src={url} alt="" loading="lazy" decoding="async" />
      <div className={styles.words}>
        <span className={styles.file}>{fileName}</span>
        <Dish picture={picture} language={language} />
        <div className={styles.standing} role="status">
          <Standing {...picture} />
        </div>
        {isChoosing && mayChange && (
          <Choosing
            choice={choice}
            chosen={dish?.slug}
            language={language}
            onChoose={(slug) => onAssign(id, slug)}
            onLeave={() => setChoosing(false)}
          />
        )}
        <div className={styles.buttons}>
          {mayChange && !isChoosing && (
            <Button small data-testid="choose-dish" onClick={() => setChoosing(true)}>
              {dish === undefined ? <Trans>Choose its dish</Trans> : <Trans>Another dish</Trans>}
              {name}
            </Button>
          )}
          {state !== 'sending' && (
            <Button small look="quiet" onClick={() => onRemove(id)}>
              {state === 'kept' ? (
                <Trans comment="a row that is done leaves the list">Off the list</Trans>
              ) : (
                <Trans comment="a file is not sent">Leave it out</Trans>
              )}
              {name}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
};

/** Arrow keys select while passing, so the list stays until it loses the focus. */
const Choosing = ({
  choice,
  chosen = '',
  language,
  onChoose,
  onLeave,
}: {
  readonly choice: DishChoice;
  readonly chosen: string | undefined;
  readonly language: Language;
  readonly onChoose: (slug: string) => void;
  readonly onLeave: () => void;
}) => {
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <SelectField
      ref={field}
      label={<Trans>It is a picture of</Trans>}
      value={chosen}
      onChange={onChoose}
      onBlur={onLeave}
    >
      <option value="" disabled />
      {choice.map(({ name, dishes }) => (
        <optgroup key={name} label={name} lang={language}>
          {dishes.map((dish) => (
            <option key={dish.slug} value={dish.slug}>
              {dish.name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
};
