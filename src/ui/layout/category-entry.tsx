import { Trans } from '@lingui/react/macro';
import { type CSSProperties, createContext, type ReactNode, useContext } from 'react';
import type { CategoryAction } from '#domain/menu/category-link.ts';
import { Icon } from '#ui/look/icon.tsx';
import { outwards } from '#ui/look/icons.ts';
import type { CategoryLink } from '#ui/view/category-link.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { Link } from './link.tsx';

export interface CategoryActions {
  /** External links are plain links. False on a device that stays in the venue, where they are QR codes. */
  readonly leadOut: boolean;
  readonly open: (category: CategoryLink, action: CategoryAction) => void;
}

const CategoryActionsContext = createContext<CategoryActions>({ leadOut: true, open: () => undefined });

/** Provides the actions of categories without a page: a link, a choice of links, the waiter call. */
export const CategoryActionsProvider = ({
  actions,
  children,
}: {
  readonly actions: CategoryActions;
  readonly children: ReactNode;
}) => <CategoryActionsContext value={actions}>{children}</CategoryActionsContext>;

export interface CategoryEntryProps {
  readonly category: CategoryLink;
  /** `page`: the category is open; `true`: the open page belongs to one of its subcategories. */
  readonly current?: 'page' | 'true' | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly testId: string;
  readonly children: ReactNode;
}

/** A link to a category's page, or the button of its action. [S2.25, S2.26] */
export const CategoryEntry = ({ category, current, className, style, testId, children }: CategoryEntryProps) => {
  const { leadOut, open } = useContext(CategoryActionsContext);
  const { action } = category;
  const looks = { className, style, lang: category.textLanguage, 'data-testid': testId };
  if (!action) {
    return (
      <Link {...looks} href={category.href} aria-current={current}>
        {children}
      </Link>
    );
  }
  if (action.kind === 'out' && leadOut) {
    return (
      <a {...looks} href={action.target.href} target="_blank" rel="noopener noreferrer">
        {children}
        <Icon path={outwards} size="0.875em" />
        <VisuallyHidden>
          <Trans>opens in a new window</Trans>
        </VisuallyHidden>
      </a>
    );
  }
  return (
    <button {...looks} type="button" aria-haspopup="dialog" onClick={() => open(category, action)}>
      {children}
    </button>
  );
};
