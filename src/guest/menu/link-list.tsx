import { Trans } from '@lingui/react/macro';
import type { LinkTarget } from '#domain/menu/category-link.ts';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight, outwards } from '#ui/look/icons.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './link-list.module.css';
import { linkName } from './link-name.ts';

/** External links, each named by its target. [S2.25] */
export const LinkList = ({
  targets,
  onFollow,
}: {
  readonly targets: readonly LinkTarget[];
  readonly onFollow?: (() => void) | undefined;
}) => (
  <ul className={styles.links}>
    {targets.map(({ href, inside }) => (
      <li key={href} className={styles.item}>
        {inside ? (
          <Link className={styles.link} href={href} data-testid="category-link" onClick={onFollow}>
            <span className={styles.words}>
              <Trans>Leave feedback</Trans>
            </span>
            <Icon path={caretRight} />
          </Link>
        ) : (
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            data-testid="category-link"
            onClick={onFollow}
          >
            <span className={styles.words}>
              <Trans>Open {linkName(href)}</Trans>
            </span>
            <VisuallyHidden>
              <Trans>opens in a new window</Trans>
            </VisuallyHidden>
            <Icon path={outwards} size="1.125rem" />
          </a>
        )}
      </li>
    ))}
  </ul>
);
