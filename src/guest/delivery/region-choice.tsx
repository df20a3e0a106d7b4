import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { deliveryOf } from '#domain/delivery/judge-delivery.ts';
import type { Language } from '#domain/language/language.ts';
import { sayIn } from '#domain/language/translated.ts';
import type { Place } from '#domain/place/place.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './address-dialog.module.css';

/** Minimum order of a region, or of all regions above them, and the sum from which its delivery is free. */
const RegionTerms = (terms: { readonly minimum: Minor | undefined; readonly freeFrom: Minor | undefined }) => {
  const money = useMoney();
  const minimum = terms.minimum !== undefined && money.main(terms.minimum);
  const freeFrom = terms.freeFrom !== undefined && money.main(terms.freeFrom);
  if (!minimum && !freeFrom) return null;
  return (
    <span className={styles.note}>
      {minimum && <Trans comment="the least amount of a delivery order">orders from {minimum}</Trans>}
      {minimum && freeFrom && ' · '}
      {freeFrom && <Trans comment="the delivery costs nothing above this amount">free over {freeFrom}</Trans>}
    </span>
  );
};

/** Choice of a region by its name, at a place that has regions. [S2.51, S5.22] */
export const RegionChoice = ({
  place,
  language,
  value,
  againOf,
  isMissing,
  hasStreet,
  onChange,
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
    </div>
  );
};
