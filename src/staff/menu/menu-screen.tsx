import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { Said } from '#domain/language/translated.ts';
import type { CategoryOutline } from '#domain/owner/menu-outline.ts';
import { hoursText } from '#staff/category-hours/hours-text.ts';
import manage from '#staff/frame/manage.module.css';
import { BothTexts } from '#staff/table/dish-name.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { backgroundStyle } from '#ui/look/background.ts';
import { Icon } from '#ui/look/icon.tsx';
import { dots, search as magnifier, plus } from '#ui/look/icons.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { DishRow, type DishView } from './dish-row.tsx';
import styles from './menu-screen.module.css';

export interface MenuScreenProps {
  readonly categories: readonly CategoryOutline[];
  /** Language of the categories' names. */
  readonly language: Language;
  /** Name of a category in the reader's language; `undefined`: none, or the same language. */
  readonly translatedOf: (slug: string) => Said | undefined;
  /** Address of the open editor. */
  readonly at: string;
  /** `undefined`: search results across all categories. */
  readonly current: string | undefined;
  readonly categoryHref: (slug: string) => string;
  readonly dishes: readonly DishView[];
  /** `undefined` without a category for a new dish, or during a search. */
  readonly newDishHref: string | undefined;
  readonly newCategoryHref: string;
  /** Link to the open category's texts. */
  readonly categoryEditHref: string | undefined;
  readonly pricesHref: string;
  readonly picturesHref: string;
  readonly arrangeHref: (list: 'dishes' | 'categories') => string;
  readonly searched: string;
  readonly onSearch: (text: string) => void;
  readonly onSwitch: (dish: DishView) => void;
  /** Last publication: below the heading, on a phone below the list. */
  readonly last: ReactNode;
  /** Notices above the list: plans and problems. */
  readonly notices: ReactNode;
  /** The open dish; on a phone it fills the page. */
  readonly editor: ReactNode | undefined;
  /** The publishing bar at the bottom. */
  readonly bar: ReactNode;
}

/** The menu for its owner: categories, dishes with a switch, and an editor. */
export const MenuScreen = (props: MenuScreenProps) => {
  const { categories, current, categoryHref, dishes, searched, onSearch, onSwitch } = props;
  const { t, i18n } = useLingui();
  useAnnouncedPage(t`Menu`);
  const [openAt, setOpenAt] = useState<string>();
  // The sheet closes when another editor opens, not on the press, because its own history step would cancel that navigation.
  const isOpen = openAt === props.at;
  // Behind a button, because the dishes have priority.
  const ways = (
    <>
      {props.categoryEditHref && (
        <ButtonLink small href={props.categoryEditHref} data-testid="to-category">
          <Trans>Name or remove the category</Trans>
        </ButtonLink>
      )}
      <ButtonLink small href={props.arrangeHref('dishes')}>
        <Trans>Sort dishes</Trans>
      </ButtonLink>
      <ButtonLink small href={props.arrangeHref('categories')}>
        <Trans>Sort categories</Trans>
      </ButtonLink>
      <ButtonLink small href={props.pricesHref}>
        <Trans>Change prices</Trans>
      </ButtonLink>
      <ButtonLink small href={props.picturesHref} data-testid="to-pictures">
        <Trans>Many pictures</Trans>
      </ButtonLink>
    </>
  );
  return (
    <div className={styles.frame} data-panes>
      <section className={styles.screen} data-editing={Boolean(props.editor)} data-testid="staff-menu">
        <header className={styles.head}>
          <h1 className={manage.title} id="page-title">
            <Trans>Menu</Trans>
          </h1>
          <IconButton
            icon={dots}
            label={t`The whole list`}
            look="soft"
            onClick={() => setOpenAt(props.at)}
            data-testid="menu-ways"
          />
        </header>
        <div className={styles.notices}>{props.notices}</div>
        <nav className={styles.categories} aria-label={t`Categories`}>
          <ul>
            {categories.map(({ slug, name, cloth, dishes: count, hours }) => (
              <li key={slug}>
                <Link
                  href={categoryHref(slug)}
                  className={styles.category}
                  aria-current={slug === current ? 'page' : undefined}
                >
                  <span className={styles.dot} style={backgroundStyle(cloth)} aria-hidden="true" />
                  <span className={styles.name}>
                    <BothTexts kitchen={name} kitchenLanguage={props.language} own={props.translatedOf(slug)} />
                    {hours && <span className={styles.hours}>{hoursText(hours, i18n.locale)}</span>}
                  </span>
                  <span className={styles.count}>{count}</span>
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink small href={props.newCategoryHref} icon={<Icon path={plus} />} data-testid="to-new-category">
            <Trans>New category</Trans>
          </ButtonLink>
        </nav>
        <div className={styles.list}>
          <div className={styles.deeds}>
            <label className={styles.search}>
              <Icon path={magnifier} />
              <input
                type="search"
                dir="auto"
                value={searched}
                aria-label={t`Search for a dish`}
                placeholder={t`Search for a dish`}
                onChange={({ target }) => onSearch(target.value)}
              />
            </label>
            {props.newDishHref && (
              <ButtonLink
                small
                look="ink"
                href={props.newDishHref}
                icon={<Icon path={plus} />}
                data-testid="to-new-dish"
              >
                <span className={styles.newWord}>
                  <Trans>New dish</Trans>
                </span>
              </ButtonLink>
            )}
          </div>
          {dishes.length === 0 ? (
            <p className={styles.none}>
              {searched === '' ? <Trans>No dish yet.</Trans> : <Trans>No such dish.</Trans>}
            </p>
          ) : (
            <ul className={styles.dishes}>
              {dishes.map((dish) => (
                <DishRow key={dish.slug} dish={dish} onSwitch={onSwitch} />
              ))}
            </ul>
          )}
        </div>
        <div className={styles.last}>{props.last}</div>
        {props.editor && <div className={styles.editor}>{props.editor}</div>}
        <div className={styles.bar}>{props.bar}</div>
        {isOpen && (
          <Sheet open onClose={() => setOpenAt(undefined)} title={<Trans>The whole list</Trans>}>
            <nav className={styles.listed} aria-label={t`The whole list`}>
              {ways}
            </nav>
          </Sheet>
        )}
      </section>
    </div>
  );
};
