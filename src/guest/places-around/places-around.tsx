import { Trans, useLingui } from '@lingui/react/macro';
import type { GeoPoint } from '#domain/delivery/address.ts';
import type { Said } from '#domain/language/translated.ts';
import type { PlaceGroup } from '#domain/place/places-around.ts';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { locate } from '#ui/look/icons-later.ts';
import styles from './places-around.module.css';
import { type PlacePin, PlacesMap } from './places-map.tsx';

export interface PlacesAroundProps {
  readonly cities: readonly PlaceGroup[];
  readonly tags: readonly PlaceGroup[];
  readonly cityId: string | undefined;
  readonly tagId: string | undefined;
  /** When set, closed venues are hidden. */
  readonly openId: string | undefined;
  readonly onCity: (id: string | undefined) => void;
  readonly onTag: (id: string | undefined) => void;
  readonly onOpen: (id: string | undefined) => void;
  /** At least one venue has hours. */
  readonly hasHours: boolean;
  /** The venue that this device opened last; `undefined` when unknown, or not in the list. */
  readonly last: { readonly href: string; readonly name: Said } | undefined;
  readonly pins: readonly PlacePin[];
  /** Number of places in the list. */
  readonly found: number;
  readonly near: GeoPoint | undefined;
  readonly isLocating: boolean;
  readonly trouble: 'denied' | 'unknown' | undefined;
  readonly onNear: () => void;
}

/** Chips of which at most one is pressed; none means all. */
const Choice = ({
  groups,
  chosen,
  label,
  testId,
  onChoose,
}: {
  readonly groups: readonly PlaceGroup[];
  readonly chosen: string | undefined;
  readonly label: string;
  readonly testId: string;
  readonly onChoose: (id: string | undefined) => void;
}) =>
  groups.length === 0 ? null : (
    <fieldset className={styles.chips} aria-label={label} data-testid={testId}>
      {groups.map(({ id, name, language }) => (
        <Button
          key={id}
          lang={language}
          small
          look={id === chosen ? 'ink' : 'secondary'}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id === chosen ? undefined : id)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );

/** The owner's places by city, by tag, on the map and by distance. [S2.21] */
export const PlacesAround = (props: PlacesAroundProps) => {
  const { cities, tags, last, pins, found, near, isLocating, trouble, onNear } = props;
  const { t } = useLingui();
  const [first, ...others] = pins;
  return (
    <section className={styles.around} aria-label={t`Where the venues are`} data-testid="places-around">
      {last && (
        <Link href={last.href} className={styles.last} data-testid="last-place">
          <Trans comment="the venue where the guest was last">
            Last time: <bdi lang={last.name.language}>{last.name.text}</bdi>
          </Trans>
        </Link>
      )}
      <div className={styles.choices}>
        <Button
          small
          look={near ? 'ink' : 'secondary'}
          icon={<Icon path={locate} />}
          aria-busy={isLocating}
          onClick={() => !isLocating && onNear()}
          data-testid="near-me"
        >
          <Trans>Nearest to me</Trans>
        </Button>
        {props.hasHours && (
          <Button
            small
            look={props.openId === undefined ? 'secondary' : 'ink'}
            aria-pressed={props.openId !== undefined}
            onClick={() => props.onOpen(props.openId === undefined ? 'now' : undefined)}
            data-testid="open-now"
          >
            <Trans comment="a choice: venues that are closed now are left out">Open now</Trans>
          </Button>
        )}
        <Choice
          groups={cities.length > 1 ? cities : []}
          chosen={props.cityId}
          label={t`City`}
          testId="cities"
          onChoose={props.onCity}
        />
        <Choice groups={tags} chosen={props.tagId} label={t`Kind of venue`} testId="tags" onChoose={props.onTag} />
      </div>
      <p role="status" className={styles.trouble}>
        {trouble === 'denied' && (
          <Trans>
            Your device does not tell us where you are. The list is as long as before, only not by distance.
          </Trans>
        )}
        {trouble === 'unknown' && <Trans>Your device cannot say where you are just now.</Trans>}
        {found === 0 && <Trans>No venue of ours is like that. Choose another city or kind.</Trans>}
      </p>
      {first && <PlacesMap pins={[first, ...others]} near={near} />}
    </section>
  );
};
