import type { Language } from '#domain/language/language.ts';
import type { ReadName } from '#staff/tables/tables-view.ts';
import styles from './dish-name.module.css';

/** A dish in the reader's own language, with the kitchen's word behind it: both have to speak of the same dish. */
export const DishName = ({
  name,
  kitchenLanguage,
  own,
  isVoided = false,
}: {
  /** As the kitchen reads it. */
  readonly name: string;
  readonly kitchenLanguage: Language;
  /** undefined: the reader reads the kitchen's word. */
  readonly own: ReadName | undefined;
  readonly isVoided?: boolean;
}) => {
  const { text, language } = own ?? { text: name, language: kitchenLanguage };
  return (
    <>
      <span lang={language}>{isVoided ? <del>{text}</del> : text}</span>
      {own && (
        <>
          {' '}
          <span className={styles.kitchen} lang={kitchenLanguage}>
            {name}
          </span>
        </>
      )}
    </>
  );
};
