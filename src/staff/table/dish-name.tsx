import type { Language } from '#domain/language/language.ts';
import type { Said } from '#domain/language/translated.ts';
import { isQuantity } from '#domain/menu/menu-names.ts';
import type { LineNames } from '#domain/order/line-names.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { placedChoiceNames } from '#domain/product/choice-names.ts';
import { useChoiceTexts } from '#shared/cart/choice-text.ts';
import styles from './dish-name.module.css';
import { kitchenChoices } from './kitchen-choices.ts';

/** A venue text in the reader's language, followed by the kitchen's, so that both can talk about the same dish. */
export const BothTexts = ({
  kitchen,
  kitchenLanguage,
  own,
  isVoided = false,
}: {
  /** Text for the kitchen. */
  readonly kitchen: string;
  /** `undefined`: unknown. */
  readonly kitchenLanguage: Language | undefined;
  /** `undefined`: only the kitchen's text exists. */
  readonly own: Said | undefined;
  readonly isVoided?: boolean | undefined;
}) => {
  const { text, language } = own && own.text !== kitchen ? own : { text: kitchen, language: kitchenLanguage };
  return (
    <>
      <span lang={language}>{isVoided ? <del>{text}</del> : text}</span>
      {text !== kitchen && (
        <>
          {' '}
          <span className={styles.kitchen} lang={kitchenLanguage}>
            {kitchen}
          </span>
        </>
      )}
    </>
  );
};

/** A dish's name for the reader and for the kitchen. */
export const DishName = ({
  name,
  kitchenLanguage,
  own,
  isVoided,
}: {
  readonly name: string;
  readonly kitchenLanguage: Language | undefined;
  readonly own: Pick<LineNames, 'name' | 'language'> | undefined;
  readonly isVoided?: boolean;
}) => (
  <BothTexts
    kitchen={name}
    kitchenLanguage={kitchenLanguage}
    own={own && { text: own.name, language: own.language }}
    isVoided={isVoided}
  />
);

/** Price of an ordered dish. A dish that nobody pays shows its former price, struck through. */
export const LinePrice = ({
  line: { total, voided },
  isOff,
  money,
}: {
  readonly line: Pick<PlacedOrderLine, 'total' | 'voided'>;
  /** The dish was taken off, or its order was refused. */
  readonly isOff: boolean;
  readonly money: (amount: Minor) => string;
}) => (isOff ? <del className={styles.off}>{money(voided ?? total)}</del> : money(total));

/** Size and choices of an ordered dish, for the reader and for the kitchen; empty without both. */
export const DishDetails = ({
  line,
  kitchenLanguage,
  own,
  className,
}: {
  readonly line: PlacedOrderLine;
  readonly kitchenLanguage: Language | undefined;
  readonly own: LineNames | undefined;
  readonly className: string | undefined;
}) => {
  const choiceTexts = useChoiceTexts();
  const placed = placedChoiceNames(line);
  const isChosen = Object.values(placed).some((names) => names.length > 0);
  // An older server sends choices only in the kitchen's language; a line half in each language would help nobody.
  const read = own && (own.choice ?? (isChosen ? undefined : placed));
  const isSaidOnce = read !== undefined && isQuantity(line.size);
  const kitchen = kitchenChoices({ ...placed, size: isSaidOnce ? '' : line.size }, kitchenLanguage);
  const words = read && choiceTexts({ ...read, size: own.size, textLanguage: own.language });
  if (kitchen === '' && !words) return null;
  return (
    <span className={className}>
      {kitchen === '' && words ? (
        <span lang={own?.language}>{words}</span>
      ) : (
        <BothTexts
          kitchen={kitchen}
          kitchenLanguage={kitchenLanguage}
          own={own && words !== undefined ? { text: words, language: own.language } : undefined}
        />
      )}
    </span>
  );
};
