import { Trans } from '@lingui/react/macro';
import type { Background } from '#domain/menu/menu.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import screen from './category-screen.module.css';
import styles from './category-skeleton.module.css';

/** Placeholder of a loading category, with the background that its dishes will have. [S2.23] */
export const CategorySkeleton = ({ cloth }: { readonly cloth?: Background | undefined }) => (
  <div className={screen.page}>
    <section className={screen.category} aria-busy="true" data-testid="category-loading">
      <h1>
        <VisuallyHidden>
          <Trans>Loading the menu</Trans>
        </VisuallyHidden>
      </h1>
      <Skeleton className={styles.title} />
      <ul className={screen.cards}>
        {[0, 1, 2, 3].map((index) => (
          <li key={index}>
            <Skeleton cloth={cloth ?? 'salad'} className={styles.picture} />
            <Skeleton className={styles.name} />
          </li>
        ))}
      </ul>
    </section>
  </div>
);

/** Placeholder of a loading page of text or fields. */
export const PageSkeleton = () => (
  <div className={screen.page}>
    <Skeleton className={styles.title} />
    <Skeleton className={styles.name} />
    <Skeleton className={styles.name} />
    <LoadingPart />
  </div>
);
