import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CategoryId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { Picture } from '#domain/picture.ts';
import { Rail } from '#ui/layout/rail.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import type { CategoryLink } from '#ui/view/category-link.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import styles from './menu-layout.module.css';
import { VenueMark } from './venue-mark.tsx';

export interface MenuLayoutProps {
  readonly device: DeviceKind;
  readonly placeName: string;
  readonly placeLanguage: Language;
  readonly logo?: Picture | undefined;
  /** Address of the menu's own page, linked from the logo. */
  readonly homeHref: string;
  /** Staff's name of the table, or the room's name: at most one of both. */
  readonly table: string | undefined;
  readonly room: string | undefined;
  /** The session or the place is view-only. */
  readonly browseOnly: boolean;
  readonly categories: readonly CategoryLink[];
  readonly current: CategoryId | undefined;
  /** The open page belongs to a child of the current category. */
  readonly currentIsParent?: boolean;
  /** A dish's page fills a phone without header and tabs, and so does the search. `words`: a text page, such as "about". */
  readonly page?: 'list' | 'dish' | 'search' | 'words';
  /** The network indicator: <ConnectionText/>. */
  readonly connection?: ReactNode;
  /** Search, language, waiter, more: icon buttons on a phone, rows at the bottom of the rail, pills on a kiosk. */
  readonly tools?: ReactNode;
  /** Notices above the content: <DeviceNotice>, <ClosedNotice> … */
  readonly notices?: ReactNode;
  /** The order as a permanent panel at the right, on a tablet and in a room. */
  readonly panel?: ReactNode;
  /** <CartBar/> at the bottom, on a phone and a kiosk. */
  readonly bar?: ReactNode;
  /** <Toast/>s, above the bar. */
  readonly toasts?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the menu on all four devices. */
export const MenuLayout = (props: MenuLayoutProps) => {
  const { t } = useLingui();
  const { device, categories, current, panel, bar } = props;
  const railed = device !== 'phone';
  const bare = !railed && (props.page === 'dish' || props.page === 'search');
  const hasCategories = railed || !bare;
  const tools = props.tools && (
    <section className={styles.tools} aria-label={t`Tools`}>
      {props.tools}
    </section>
  );
  return (
    <div
      className={styles.layout}
      data-panel={panel !== undefined && panel !== null}
      data-bar={Boolean(bar)}
      data-page={props.page ?? 'list'}
    >
      {hasCategories && (
        <a className={styles.skip} href="#categories">
          <Trans>To the categories</Trans>
        </a>
      )}
      <a className={styles.skip} href="#menu">
        {props.page === 'words' ? <Trans>To the text</Trans> : <Trans>To the dishes</Trans>}
      </a>
      {(panel || bar) && (
        <a className={styles.skip} href="#order">
          <Trans>To your order</Trans>
        </a>
      )}
      {!bare && (
        <header className={styles.head}>
          <VenueMark {...props} />
          {(device === 'phone' || device === 'kiosk') && tools}
        </header>
      )}
      {!railed && !bare && (
        <div id="categories" className={styles.tabs} tabIndex={-1}>
          <Tabs categories={categories} current={current} isParent={props.currentIsParent ?? false} />
        </div>
      )}
      {railed && (
        <div id="categories" className={styles.rail} tabIndex={-1}>
          <Rail
            categories={categories}
            current={current}
            isParent={props.currentIsParent ?? false}
            pictures={device === 'kiosk'}
          />
          {device !== 'kiosk' && tools}
        </div>
      )}
      <main id="menu" className={styles.main} tabIndex={-1}>
        {props.notices && <div className={styles.notices}>{props.notices}</div>}
        {props.children}
      </main>
      {panel && (
        <aside id="order" className={styles.panel} tabIndex={-1} aria-label={t`Your order`}>
          {panel}
        </aside>
      )}
      {(bar || props.toasts) && (
        <div id={panel ? undefined : 'order'} className={styles.low} tabIndex={-1}>
          {props.toasts && <div className={styles.toasts}>{props.toasts}</div>}
          {bar}
        </div>
      )}
    </div>
  );
};
