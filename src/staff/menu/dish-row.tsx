import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { Said } from '#domain/language/translated.ts';
import type { Background } from '#domain/menu/menu.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { BothTexts } from '#staff/table/dish-name.tsx';
import { SwitchTrack } from '#ui/form/switch-track.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { Price } from '#ui/words/price.tsx';
import styles from './dish-row.module.css';
import { languageName } from './language-name.ts';

export interface DishView {
  readonly slug: string;
  readonly name: string;
  /** Language of the name. */
  readonly language: Language;
  /** Name in the reader's language; `undefined`: none, or the same language. */
  readonly translated: Said | undefined;
  readonly href: string;
  readonly isOpen: boolean;
  readonly picture: VenuePicture | undefined;
  readonly cloth: Background | undefined;
  /** The lowest price; `null`: none fixed. */
  readonly price: Minor | null;
  readonly hasSizes: boolean;
  readonly isChanged: boolean;
  /** First language with missing texts. */
  readonly missing: Language | undefined;
  /** First language with possibly outdated texts. */
  readonly older?: Language | undefined;
  readonly allergens: readonly { readonly code: string; readonly name: string }[];
  /** Whether guests can order the dish now; `undefined`: not published yet. */
  readonly isOn: boolean | undefined;
  /** Until when the dish is off; `null`: until staff switch the dish on. */
  readonly offUntil: number | null;
  readonly timeZone: string;
}

const Note = ({ dish }: { readonly dish: DishView }): ReactNode => {
  const { i18n } = useLingui();
  const nameOf = useAllergenName();
  const { isOn, offUntil, timeZone } = dish;
  if (isOn === false) {
    const time = offUntil === null ? undefined : formatTime(offUntil, timeZone);
    return <strong className={styles.loud}>{time ? <Trans>off until {time}</Trans> : <Trans>off</Trans>}</strong>;
  }
  if (dish.isChanged)
    return (
      <strong className={styles.loud}>
        <Trans>not published yet</Trans>
      </strong>
    );
  const marked = dish.missing ?? dish.older;
  if (marked) {
    const language = languageName(marked, i18n.locale);
    return (
      <strong className={styles.loud}>
        {dish.missing ? <Trans>words missing: {language}</Trans> : <Trans>words may be out of date: {language}</Trans>}
      </strong>
    );
  }
  return dish.allergens.map(nameOf).join(', ');
};

/** A dish of the list: its name opens the editor, its switch takes it off or puts it back. */
export const DishRow = ({
  dish,
  onSwitch,
}: {
  readonly dish: DishView;
  readonly onSwitch: (dish: DishView) => void;
}) => {
  const { t } = useLingui();
  const { isOn } = dish;
  const name = dish.translated?.text ?? dish.name;
  return (
    <li className={styles.row} data-open={dish.isOpen} data-testid="owner-dish">
      <Link href={dish.href} className={styles.open} aria-current={dish.isOpen ? 'true' : undefined}>
        <Picture className={styles.picture} picture={dish.picture} name={dish.slug} cloth={dish.cloth} sizes="3.5rem" />
        <span className={styles.words}>
          <span className={styles.name}>
            <BothTexts kitchen={dish.name} kitchenLanguage={dish.language} own={dish.translated} />
          </span>
          <span className={styles.note}>
            <Note dish={dish} />
          </span>
        </span>
        <Price amount={dish.price} from={dish.hasSizes} row />
      </Link>
      {isOn !== undefined && (
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-label={t`Guests can have: ${name}`}
          className={styles.switch}
          onClick={() => onSwitch(dish)}
        >
          <SwitchTrack />
        </button>
      )}
    </li>
  );
};
