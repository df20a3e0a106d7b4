import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { saysAllergy } from '#domain/diet/said-allergy.ts';
import type { DishCount, TicketLine as Line } from '#domain/kitchen/tickets.ts';
import type { Language } from '#domain/language/language.ts';
import { midPhrase } from '#domain/language/mid-phrase.ts';
import { isQuantity } from '#domain/menu/menu-names.ts';
import type { LineNames } from '#domain/order/line-names.ts';
import type { ChoiceNames } from '#domain/product/choice-names.ts';
import { useReaderAllergenName, useReaderTexts } from '#staff/frame/reader-text.tsx';
import { DishName } from '#staff/table/dish-name.tsx';
import { kitchenChoices, WITHOUT } from '#staff/table/kitchen-choices.ts';
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

type DishTextProps = { readonly dish: DishCount['dish'] } & Pick<TicketLineProps, 'language'>;

/** Name of a dish in the venue's language; before it in the reader's own, such as one that a cook chose on this screen. */
export const DishText = ({ dish, language }: DishTextProps) => {
  const { lineNames } = useReaderTexts();
  return <DishName name={dish.name} kitchenLanguage={language} own={lineNames(dish)} />;
};

/** Size of a dish in the reader's language. */
export const SizeText = ({ dish, language }: DishTextProps) => {
  const { lineNames } = useReaderTexts();
  const own = lineNames(dish);
  return own ? <span lang={own.language}>{own.size}</span> : <span lang={language}>{dish.size}</span>;
};

const listed = (names: readonly string[]): string => names.join(', ');

type DishLine = Line['dish'];

interface ChoicesProps {
  readonly choice: ChoiceNames;
  readonly size?: string | undefined;
  readonly language: Language;
}

/** Size and choices of a dish in one language. What is left out stands out: it may be an allergy. */
const ChoiceList = ({ choice: { chosen, added, removed }, size, language }: ChoicesProps) => (
  <>
    {[size, ...chosen].filter(Boolean).map((name) => (
      <span key={name} lang={language}>
        {name}
      </span>
    ))}
    {added.map((name) => (
      <span key={name} lang={language}>
        + {name}
      </span>
    ))}
    {removed.map((name) => (
      <strong key={name} className={styles.without} lang={language}>
        − {WITHOUT[language]} {midPhrase(name, language)}
      </strong>
    ))}
  </>
);

/** Names of the choices on an order, in the venue's language. */
const placedNames = ({ required, added, removed, modifiers = [] }: DishLine): ChoiceNames => {
  const out = modifiers.flatMap(({ name, quantity }) => (quantity === 0 ? [name] : []));
  const more = modifiers.flatMap(({ name, quantity }) =>
    quantity === 0 ? [] : [quantity > 1 ? `${quantity} × ${name}` : name],
  );
  return { chosen: required ? [required] : [], added: [...added, ...more], removed: [...removed, ...out] };
};

const isAny = (choice: ChoiceNames): boolean => Object.values(choice).some((names) => names.length > 0);

/** Choices of a dish in the venue's words; empty for the menu's default. */
const Choices = ({ line: { dish }, language }: Pick<TicketLineProps, 'line' | 'language'>) => {
  const choice = placedNames(dish);
  return (
    isAny(choice) && (
      <p className={styles.choices}>
        <ChoiceList {...{ choice, language }} />
      </p>
    )
  );
};

/** Size and choices in the reader's language, with the venue's words after them. */
const OwnChoices = ({
  line: { dish },
  language,
  own,
}: Pick<TicketLineProps, 'line' | 'language'> & { readonly own: LineNames }) => {
  const placed = placedNames(dish);
  // An older server sends choices only in the venue's language; a line half in each language would help nobody.
  const choice = own.choice ?? (isAny(placed) ? undefined : placed);
  if (!choice)
    return (
      <p className={styles.choices}>
        <ChoiceList choice={placed} {...{ size: dish.size, language }} />
      </p>
    );
  const { chosen, removed, added } = placed;
  const kitchen = kitchenChoices({ size: isQuantity(dish.size) ? '' : dish.size, chosen, removed, added }, language);
  if (!own.size && !isAny(choice) && kitchen === '') return null;
  return (
    <p className={styles.choices}>
      <ChoiceList {...{ choice, size: own.size, language: own.language }} />
      {kitchen !== '' && (
        <>
          {' '}
          <span className={styles.venue} lang={language}>
            {kitchen}
          </span>
        </>
      )}
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
  const own = lineNames(dish);
  const allergy = listed(allergies.map(allergenName));
  const doubt = listed(doubts.map(allergenName));
  const isAllergyNote = saysAllergy(dish.comment);
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
          <DishText dish={dish} language={language} />
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
      {own ? <OwnChoices line={line} language={language} own={own} /> : <Choices line={line} language={language} />}
      {dish.comment && (
        <p
          className={isAllergyNote ? styles.allergy : styles.comment}
          data-flag
          data-allergy={isAllergyNote || undefined}
        >
          {isAllergyNote && <Icon path={warning} />}
          <span>
            {takenBy === undefined ? (
              <Trans>the guest writes:</Trans>
            ) : (
              <Trans comment="kitchen's screen: before a note to a dish that the waiter has typed">note:</Trans>
            )}{' '}
            <OwnText>{dish.comment}</OwnText>
          </span>
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
