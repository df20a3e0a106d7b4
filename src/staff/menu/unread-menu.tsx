import { Trans } from '@lingui/react/macro';
import manage from '#staff/frame/manage.module.css';
import { DraftNotices } from '#staff/publish/draft-notices.tsx';
import { Link } from '#ui/layout/link.tsx';

const nothing = () => undefined;

/** The menu's file could not be loaded, with the reason. */
export const UnreadMenu = ({ why }: { readonly why: string }) => (
  <section className={manage.page}>
    <h1 className={manage.title} id="page-title">
      <Trans>Menu</Trans>
    </h1>
    <DraftNotices why={why} planned={[]} onCancel={nothing} />
  </section>
);

/** The dish in the address is no longer on the menu. */
export const DishGone = ({ backHref }: { readonly backHref: string }) => (
  <p>
    <Trans>This dish is no longer on the menu.</Trans> <Link href={backHref}>{<Trans>All dishes</Trans>}</Link>
  </p>
);

/** The modifier group in the address no longer belongs to the dish. */
export const GroupGone = ({ backHref }: { readonly backHref: string }) => (
  <p>
    <Trans>This dish does not have these choices any more.</Trans> <Link href={backHref}>{<Trans>Back</Trans>}</Link>
  </p>
);

/** The category in the address is no longer on the menu. */
export const CategoryGone = ({ backHref }: { readonly backHref: string }) => (
  <p>
    <Trans>This category is no longer on the menu.</Trans> <Link href={backHref}>{<Trans>All dishes</Trans>}</Link>
  </p>
);
