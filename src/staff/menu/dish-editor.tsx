import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Language } from '#domain/language/language.ts';
import { olderLanguages } from '#domain/owner/translations/translated-from.ts';
import { BackLink } from '#staff/frame/back-link.tsx';
import { localAmount } from '#staff/prices/local-amount.ts';
import { OlderNote, type OlderText } from '#staff/publish/older-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './dish-editor.module.css';
import { LanguageChips } from './language-chips.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { Removal } from './removal.tsx';
import { FieldFault, LONGEST, type Path, type TypedFields, typedFields } from './typed-field.tsx';
import { Unsaved } from './unsaved.tsx';

interface DishSizesProps {
  readonly sizes: readonly { readonly key: string; readonly name: string }[];
  readonly language: Language;
  readonly currency: string;
  readonly textOf: (path: Path) => string;
  readonly field: (path: Path, label: ReactNode, more?: object) => ReactNode;
  readonly onMoveSize: (key: string, by: -1 | 1) => void;
  readonly onRemoveSize: (key: string) => void;
  /** Button that adds another size. */
  readonly newSize?: ReactNode;
}

/** Sizes of a dish with their prices; the last one cannot be removed. */
export const DishSizes = (props: DishSizesProps) => {
  const { sizes, language, currency, textOf, field, onMoveSize, onRemoveSize, newSize } = props;
  const { t, i18n } = useLingui();
  return (
    <div className={styles.sizes}>
      {sizes.map(({ key, name: size }, at) => (
        <div key={key} className={styles.size}>
          {sizes.length > 1 || size !== ''
            ? field(['variants', key, 'size', language], <Trans>Size</Trans>, { lang: language })
            : null}
          {field(
            ['variants', key, 'price'],
            <>
              <Trans>Price</Trans> ({currency})<VisuallyHidden> {size}</VisuallyHidden>
            </>,
            {
              inputMode: 'decimal',
              value: localAmount(textOf(['variants', key, 'price']), i18n.locale),
              placeholder: t`ask the waiter`,
            },
          )}
          {sizes.length > 1 && (
            <MoveButtons
              name={size}
              isFirst={at === 0}
              isLast={at === sizes.length - 1}
              onMove={(by) => onMoveSize(key, by)}
              onRemove={() => onRemoveSize(key)}
            />
          )}
        </div>
      ))}
      {sizes.length === 1 && (
        <p className={styles.note}>
          <Trans>A dish keeps one size at least, so this one cannot be removed.</Trans>
        </p>
      )}
      {newSize}
    </div>
  );
};

export interface DishEditorProps extends TypedFields {
  readonly name: string;
  /** The picture on its card. */
  readonly card?: ReactNode;
  readonly backHref: string;
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly missing: readonly Language[];
  readonly older?: OlderText | undefined;
  readonly sizes: readonly { readonly key: string; readonly name: string }[];
  readonly currency: string;
  /** Button that adds another size. */
  readonly newSize?: ReactNode;
  readonly onMoveSize: (key: string, by: -1 | 1) => void;
  readonly onRemoveSize: (key: string) => void;
  /** Names of the dish's categories. */
  readonly categories: readonly string[];
  /** Removes the dish from the menu; resolves true on success. */
  readonly onRemove: () => Promise<boolean>;
  /** Pictures of the dish. */
  readonly pictures?: ReactNode;
  /** The dish's allergens, traces and diets. */
  readonly declared?: ReactNode;
  /** The dish's modifier groups. */
  readonly choices?: ReactNode;
  /** Suggested dishes to this dish, and the tax of this dish. */
  readonly further?: ReactNode;
  /** Moves the dish among its neighbours; `undefined` at the end of the list. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onFirst: (() => void) | undefined;
  readonly onLast: (() => void) | undefined;
  /** Set while a typed text has not reached the server. */
  readonly onSaveAgain: (() => void) | undefined;
}

/** Editor of a dish: name and prices first, because they change most often. */
export const DishEditor = (props: DishEditorProps) => {
  const { name, languages, language, missing, categories, textOf } = props;
  const among = categories.join(', ');
  const olderNote = (of: string) =>
    props.older && <OlderNote older={props.older} field={of} language={language} ownLanguage={languages[0]} />;
  const field = typedFields(props, <Trans>A dish needs a name in your own language.</Trans>);
  return (
    <section className={styles.editor} aria-labelledby="dish-name" data-testid="dish-editor">
      <BackLink href={props.backHref} className={styles.back}>
        <Trans>All dishes</Trans>
      </BackLink>
      <div className={styles.top}>
        {props.card}
        <h2 className={styles.title} id="dish-name" lang={textOf(['name', language]) ? language : languages[0]}>
          {textOf(['name', language]) || name}
        </h2>
      </div>
      <Unsaved onSaveAgain={props.onSaveAgain} />
      <LanguageChips
        {...{ languages, language, missing }}
        older={props.older && olderLanguages(props.older.from)}
        onLanguage={props.onLanguage}
      />
      {field(['name', language], <Trans>Name</Trans>, { lang: language })}
      {olderNote('name')}
      <section className={styles.field}>
        <h3 className={styles.heading}>
          <Trans>Sizes and prices</Trans>
        </h3>
        <DishSizes {...props} field={field} />
      </section>
      <Description {...props} />
      {olderNote('description')}
      {field(['label', language], <Trans comment="a short word on a dish, such as 'home-made'">Label</Trans>, {
        lang: language,
      })}
      {olderNote('label')}
      <Part>{props.pictures}</Part>
      <Part>{props.declared}</Part>
      <Part>{props.choices}</Part>
      <Part>{props.further}</Part>
      <div className={styles.part}>
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
        <div className={styles.moves}>
          <Removal words={<Trans>Remove the dish</Trans>} name={name} onRemove={props.onRemove}>
            {categories.length > 1 && (
              <>
                <Trans>It goes from all its categories: {among}.</Trans>{' '}
              </>
            )}
            <Trans>Guests see it until you publish. Orders that were placed keep it, with its name and price.</Trans>
          </Removal>
        </div>
      </div>
    </section>
  );
};

/** A part of the editor below its texts. */
const Part = ({ children }: { readonly children: ReactNode }) =>
  children && <div className={styles.part}>{children}</div>;

const Move = ({ on, children }: { readonly on: (() => void) | undefined; readonly children: ReactNode }) => (
  // The button stays at both ends, so that a keyboard user does not lose the focus.
  <Button small aria-disabled={on === undefined} onClick={() => on?.()}>
    {children}
  </Button>
);

const Description = ({ language, textOf, problemOf, onType, onLeave }: DishEditorProps) => {
  const id = useId();
  const path = ['description', language];
  const problem = problemOf(path);
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
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem && <FieldFault problem={problem} />}
      </p>
    </div>
  );
};
