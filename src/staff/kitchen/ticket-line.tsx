import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { DishCount, TicketLine as Line } from '#domain/kitchen/tickets.ts';
import type { Language } from '#domain/language/language.ts';
import { midPhrase } from '#domain/language/mid-phrase.ts';
import { useReaderAllergenName, useReaderTexts } from '#staff/frame/reader-text.tsx';
import { DishDetails, DishName } from '#staff/table/dish-name.tsx';
import { WITHOUT } from '#staff/table/kitchen-choices.ts';
import { Icon } from '#ui/look/icon.tsx';
import { check, warning } from '#ui/look/icons-later.ts';
import { useDietName } from '#ui/words/diet-name.ts';
import { OwnText } from '#ui/words/own-text.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './ticket-line.module.css';

export interface TicketLineProps {
  readonly line: Line;
  /** Waiter who took the order and typed its notes; `undefined`: the guest sent it. */
  readonly takenBy?: string | undefined;
  /** The venue's language, used for the dishes. */
  readonly language: Language;
  readonly mayAct: boolean;
  readonly isFirst?: boolean;
  readonly onTick: (done: boolean) => void;
}

/** Name of a dish in the venue's language; before it in the reader's own, where somebody looks on from another screen. */
export const DishText = ({
  dish,
  language,
  mayAct,
}: { readonly dish: DishCount['dish'] } & Pick<TicketLineProps, 'language' | 'mayAct'>) => {
  const { lineNames } = useReaderTexts();
  return <DishName name={dish.name} kitchenLanguage={language} own={mayAct ? undefined : lineNames(dish)} />;
};

/** Size of a dish: in the reader's language, where somebody looks on from another screen. */
export const SizeText = ({
  dish,
  language,
  mayAct,
}: { readonly dish: DishCount['dish'] } & Pick<TicketLineProps, 'language' | 'mayAct'>) => {
  const { lineNames } = useReaderTexts();
  const own = mayAct ? undefined : lineNames(dish);
  return own ? <span lang={own.language}>{own.size}</span> : <span lang={language}>{dish.size}</span>;
};

const listed = (names: readonly string[]): string => names.join(', ');

/** Choices of a dish in the venue's words; empty for the menu's default. */
const Choices = ({ line: { dish }, language }: Pick<TicketLineProps, 'line' | 'language'>) => {
  const modifiers = dish.modifiers ?? [];
  const without = [...dish.removed, ...modifiers.flatMap(({ name, quantity }) => (quantity === 0 ? [name] : []))];
  const added = [
    ...dish.added,
    ...modifiers.flatMap(({ name, quantity }) =>
      quantity === 0 ? [] : [quantity > 1 ? `${quantity} × ${name}` : name],
    ),
  ];
  if (!dish.required && added.length === 0 && without.length === 0) return null;
  return (
    <p className={styles.choices} lang={language}>
      {dish.required && <span>{dish.required}</span>}
      {added.map((name) => (
        <span key={name}>+ {name}</span>
      ))}
      {without.map((name) => (
        <strong key={name} className={styles.without}>
          − {WITHOUT[language]} {midPhrase(name, language)}
        </strong>
      ))}
    </p>
  );
};

/** Length of the longest word, which must stay whole. A word breaks after its own hyphen. */
const lettersOf = (name: string): CSSProperties =>
  ({ '--letters': Math.max(1, ...name.split(/[\s\u2010-\u2015-]+/u).map((word) => word.length)) }) as CSSProperties;

/** One dish of a ticket: a press ticks it, another press unticks it. */
export const TicketLine = ({ line, takenBy, language, mayAct, isFirst = false, onTick }: TicketLineProps) => {
  const { dish, isDone, allergies, doubts, against, isStray } = line;
  const { notOf } = useDietName();
  const { lineNames } = useReaderTexts();
  const allergenName = useReaderAllergenName();
  const { quantity } = dish;
  const own = mayAct ? undefined : lineNames(dish);
  const allergy = listed(allergies.map(allergenName));
  const doubt = listed(doubts.map(allergenName));
  return (
    <li className={styles.line} data-done={isDone || undefined} data-first={isFirst || undefined}>
      <button
        type="button"
        className={styles.dish}
        aria-pressed={isDone}
        disabled={!mayAct}
        onClick={() => onTick(!isDone)}
      >
        <span className={styles.quantity} data-many={quantity > 1 || undefined}>
          {quantity}
          <VisuallyHidden> × </VisuallyHidden>
        </span>
        <span className={styles.name} lang={language} style={lettersOf(own?.name ?? dish.name)}>
          <DishText dish={dish} language={language} mayAct={mayAct} />
          {/* The space stands outside, because the size's own box would drop it. */}
          {!own && dish.size && (
            <>
              {' '}
              <span className={styles.size}>{dish.size}</span>
            </>
          )}
        </span>
        {isDone && <Icon path={check} />}
      </button>
      {own ? (
        <DishDetails className={styles.choices} line={dish} kitchenLanguage={language} own={own} />
      ) : (
        <Choices line={line} language={language} />
      )}
      {dish.comment && (
        <p className={styles.comment} data-flag>
          {takenBy === undefined ? (
            <Trans>the guest writes:</Trans>
          ) : (
            <Trans comment="kitchen's screen: before a note to a dish that the waiter has typed">note:</Trans>
          )}{' '}
          <OwnText>{dish.comment}</OwnText>
        </p>
      )}
      {allergies.length > 0 && (
        <p className={styles.allergy} data-flag data-allergy>
          <Icon path={warning} />
          <span>
            <Trans>Allergy: {allergy}</Trans>
          </span>
        </p>
      )}
      {doubts.length > 0 && (
        <p className={styles.doubt} data-flag data-allergy>
          <Icon path={warning} />
          <span>
            <Trans>Allergy: {doubt}, and this dish may hold it</Trans>
          </span>
        </p>
      )}
      {against.length > 0 && (
        <p className={styles.doubt}>
          <Icon path={warning} />
          <span>{against.map(notOf).join(', ')}</span>
        </p>
      )}
      {isStray && (
        <p className={styles.stray}>
          <Trans>belongs to no station</Trans>
        </p>
      )}
    </li>
  );
};
