import { Trans, useLingui } from '@lingui/react/macro';
import { uncookedIn } from '#domain/owner/settings/kitchen.ts';
import type { Json, VenueFile } from '#domain/owner/venue-file.ts';
import manage from '#staff/frame/manage.module.css';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';

/** Categories without a station, and the station that cooks them; empty when all have one. */
export const UncookedNotice = ({
  file,
  stations,
}: {
  readonly file: VenueFile;
  readonly stations: Json | undefined;
}) => {
  const { i18n } = useLingui();
  const { categories, goTo } = uncookedIn(file, stations);
  const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(categories);
  return (
    <p role="status" className={manage.problem} data-testid="uncooked">
      {categories.length > 0 && (
        <>
          <Icon path={warningCircle} size="1.25rem" />
          <span>
            <Trans comment="categories of the menu, and the station of the kitchen to which their dishes go">
              No station has {names}. Their dishes go to “{goTo}”.
            </Trans>
          </span>
        </>
      )}
    </p>
  );
};
