import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Language } from '#domain/language/language.ts';
import { EU_ALLERGENS } from '#domain/menu/menu.ts';
import { Button } from '#ui/form/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretLeft, warningCircle } from '#ui/look/icons-later.ts';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './dish-editor.module.css';

type Path = readonly string[];

export interface DishEditorProps {
  readonly name: string;
  readonly backHref: string;
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly missing: readonly Language[];
  readonly sizes: readonly { readonly key: string; readonly name: string }[];
  readonly currency: string;
  /** undefined: not declared. */
  readonly allergens: readonly string[] | undefined;
  readonly textOf: (path: Path) => string;
  readonly problemOf: (path: Path) => 'empty' | 'price' | undefined;
  readonly onType: (path: Path, text: string) => void;
  readonly onLeave: (path: Path) => void;
  readonly onAllergens: (codes: readonly string[]) => void;
  /** Where it stands among its neighbours; undefined: it cannot go there. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onFirst: (() => void) | undefined;
  readonly onLast: (() => void) | undefined;
  /** Something typed has not reached the server. */
  readonly onSaveAgain: (() => void) | undefined;
}

const LONGEST = 4000;

/** The editor of a dish: words by language, sizes with prices, allergens, and its place in the list. */
export const DishEditor = (props: DishEditorProps) => {
  const { name, languages, language, missing, sizes, currency, textOf, onType, onLeave } = props;
  const { t, i18n } = useLingui();
  const languageName = (one: Language) => new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(one) ?? one;
  const field = (path: Path, label: ReactNode, more: object = {}) => (
    <TextField
      label={label}
      value={textOf(path)}
      onChange={(text) => onType(path, text)}
      onBlur={() => onLeave(path)}
      problem={props.problemOf(path) && <FieldWords problem={props.problemOf(path)} />}
      autoComplete="off"
      maxLength={LONGEST}
      {...more}
    />
  );
  return (
    <section className={styles.editor} aria-labelledby="dish-name" data-testid="dish-editor">
      <Link href={props.backHref} className={styles.back}>
        <Icon path={caretLeft} />
        <Trans>All dishes</Trans>
      </Link>
      <h2 className={styles.title} id="dish-name">
        {name}
      </h2>
      {props.onSaveAgain && (
        <div className={styles.unsaved} role="alert">
          <p>
            <Trans>What you typed is not saved yet. It stays here.</Trans>
          </p>
          <Button small onClick={props.onSaveAgain}>
            <Trans>Save again</Trans>
          </Button>
        </div>
      )}
      <fieldset className={styles.languages}>
        <legend>
          <Trans>Language of the words</Trans>
        </legend>
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.language}
            aria-pressed={one === language}
            aria-label={missing.includes(one) ? t`${languageName(one)}, words missing` : languageName(one)}
            onClick={() => props.onLanguage(one)}
          >
            {one.slice(0, 2).toUpperCase()}
            {missing.includes(one) && <Icon path={warningCircle} size="1.125rem" />}
          </button>
        ))}
      </fieldset>
      {field(['name', language], <Trans>Name</Trans>, { lang: language })}
      <Description {...props} />
      <h3 className={styles.heading}>
        <Trans>Sizes and prices</Trans>
      </h3>
      {sizes.map(({ key, name: size }) => (
        <div key={key} className={styles.size}>
          {sizes.length > 1 || size !== ''
            ? field(['variants', key, 'size', language], <Trans>Size</Trans>, { lang: language })
            : null}
          {field(
            ['variants', key, 'price'],
            <>
              <Trans>Price</Trans> ({currency})<VisuallyHidden> {size}</VisuallyHidden>
            </>,
            { inputMode: 'decimal', placeholder: t`ask the waiter` },
          )}
        </div>
      ))}
      <Allergens allergens={props.allergens} onChange={props.onAllergens} />
      <h3 className={styles.heading}>
        <Trans>Place in the list</Trans>
      </h3>
      <div className={styles.moves}>
        <Move on={props.onUp}>
          <Trans>Up</Trans>
        </Move>
        <Move on={props.onDown}>
          <Trans>Down</Trans>
        </Move>
        <Move on={props.onFirst}>
          <Trans>To the top</Trans>
        </Move>
        <Move on={props.onLast}>
          <Trans>To the end</Trans>
        </Move>
      </div>
    </section>
  );
};

const Move = ({ on, children }: { readonly on: (() => void) | undefined; readonly children: ReactNode }) => (
  // Kept in place at either end, so that whoever presses by keyboard does not lose it.
  <Button small aria-disabled={on === undefined} onClick={() => on?.()}>
    {children}
  </Button>
);

const Description = ({ language, textOf, onType, onLeave }: DishEditorProps) => {
  const id = useId();
  const path = ['description', language];
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.heading}>
        <Trans>Description</Trans>
      </label>
      <TextArea
        id={id}
        lang={language}
        value={textOf(path)}
        maxLength={LONGEST}
        onChange={(text) => onType(path, text)}
        onBlur={() => onLeave(path)}
      />
    </div>
  );
};

const FieldWords = ({ problem }: { readonly problem: 'empty' | 'price' | undefined }) => {
  if (problem === 'empty') return <Trans>A dish needs a name in your own language.</Trans>;
  return problem === 'price' ? <Trans>Write an amount, such as 7.90.</Trans> : null;
};

const Allergens = ({
  allergens,
  onChange,
}: {
  readonly allergens: readonly string[] | undefined;
  readonly onChange: (codes: readonly string[]) => void;
}) => {
  const nameOf = useAllergenName();
  const chosen = allergens ?? [];
  const codes = [...EU_ALLERGENS, ...chosen.filter((code) => !EU_ALLERGENS.some((one) => one === code))];
  return (
    <fieldset className={styles.allergens}>
      <legend className={styles.heading}>
        <Trans>Allergens</Trans>
      </legend>
      {allergens === undefined && (
        <p className={styles.note}>
          <Trans>Nothing is declared yet, and guests are told so.</Trans>
        </p>
      )}
      {codes.map((code) => (
        <ToggleChip
          key={code}
          testId={`allergen-${code}`}
          checked={chosen.includes(code)}
          onChange={(next) => onChange(next ? [...chosen, code] : chosen.filter((one) => one !== code))}
        >
          {nameOf({ code, name: code })}
        </ToggleChip>
      ))}
    </fieldset>
  );
};
