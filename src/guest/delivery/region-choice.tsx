import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { deliveryOf } from '#domain/delivery/judge-delivery.ts';
import type { Language } from '#domain/language/language.ts';
import { sayIn } from '#domain/language/translated.ts';
import type { Place } from '#domain/place/place.ts';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './address-dialog.module.css';
import { MapOnlyZones } from './map-only-zones.tsx';
import { RegionTerms } from './region-terms.tsx';

/** Choice of a region by its name, at a place that has regions. [S2.51, S5.22] */
export const RegionChoice = ({
  place,
  language,
  value,
  againOf,
  isMissing,
  hasStreet,
  onChange,
  onMap,
}: {
  readonly place: Place;
  readonly language: Language;
  readonly value: number | undefined;
  /** Note on when delivery to a region starts again. */
  readonly againOf: (id: number) => ReactNode;
  readonly isMissing: boolean;
  /** The guest has typed a street, which does not tell its region. */
  readonly hasStreet: boolean;
  readonly onChange: (id: number) => void;
  /** Opens the map for a zone that has no name in the list; `undefined`: no map. */
  readonly onMap?: (() => void) | undefined;
}) => {
  const money = useMoney();
  const heading = useId();
  const type = deliveryOf(place);
  const regions = type?.regions ?? [];
  if (!type || regions.length === 0) return null;
  return (
    <div className={styles.group} data-field="region">
      <p id={heading} className={styles.heading}>
        <Trans>Where do we deliver to?</Trans>
      </p>
      <RegionTerms minimum={type.minimum} freeFrom={undefined} />
      {/* Above the regions, because a long list of them would push the message out of sight. */}
      <p id={`${heading}-problem`} role="alert" className={styles.problem}>
        {isMissing && (
          <>
            <Icon path={warningCircle} size="1.25rem" />
            {hasStreet ? (
              <Trans>We cannot tell the region from the street: choose your region here.</Trans>
            ) : (
              <Trans>Choose a region.</Trans>
            )}
          </>
        )}
      </p>
      <RadioCards
        labelledBy={heading}
        describedBy={isMissing ? `${heading}-problem` : undefined}
        isInvalid={isMissing}
        look="rows"
        value={value}
        onChange={onChange}
        options={regions.map((region) => {
          const name = sayIn(region.name, language, place.defaultLanguage);
          const { activeFrom: from, activeTo: to } = region;
          return {
            value: region.id,
            label: (
              <span className={styles.words}>
                <span lang={name.language}>{name.text}</span>
                {from !== undefined && to !== undefined && (
                  <span className={styles.note}>
                    <Trans>
                      only from {from} to {to}
                    </Trans>
                  </span>
                )}
                {againOf(region.id)}
                <RegionTerms minimum={region.minimum} freeFrom={region.freeFrom ?? type.freeFrom} />
              </span>
            ),
            end: region.deliveryPrice === 0 ? <Trans>free</Trans> : money.main(region.deliveryPrice),
          };
        })}
      />
      {onMap && <MapOnlyZones type={type} {...{ place, language }} onMap={onMap} />}
    </div>
  );
};
