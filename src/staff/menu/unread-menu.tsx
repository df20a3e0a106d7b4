import { Trans } from '@lingui/react/macro';
import manage from '#staff/frame/manage.module.css';
import { DraftNotices } from '#staff/publish/draft-notices.tsx';
import { Link } from '#ui/layout/link.tsx';

const nothing = () => undefined;

/** The menu's file could not be read: why. */
export const UnreadMenu = ({ why }: { readonly why: string }) => (
  <section className={manage.page}>
    <h1 className={manage.title} id="page-title">
      <Trans>Menu</Trans>
    </h1>
    <DraftNotices why={why} planned={[]} onCancel={nothing} />
  </section>
);

/** The address names a dish that the menu does not have any more. */
export const DishGone = ({ backHref }: { readonly backHref: string }) => (
  <p>
    <Trans>This dish is no longer on the menu.</Trans> <Link href={backHref}>{<Trans>All dishes</Trans>}</Link>
  </p>
);

/** The address names a group of choices that the dish does not have any more. */
export const GroupGone = ({ backHref }: { readonly backHref: string }) => (
  <p>
    <Trans>This dish does not have these choices any more.</Trans> <Link href={backHref}>{<Trans>Back</Trans>}</Link>
  </p>
);

/** The address names a category that the menu does not have any more. */
export const CategoryGone = ({ backHref }: { readonly backHref: string }) => (
  <p>
    <Trans>This category is no longer on the menu.</Trans> <Link href={backHref}>{<Trans>All dishes</Trans>}</Link>
  </p>
);
