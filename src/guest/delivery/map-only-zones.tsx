import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import { sayIn } from '#domain/language/translated.ts';
import type { DeliveryRadius, DeliveryShape, DeliveryTerms, Place, PlaceOrderType } from '#domain/place/place.ts';
import { useKilometres } from '#shared/delivery/kilometres.ts';
import { Icon } from '#ui/look/icon.tsx';
import { mapPin } from '#ui/look/icons-later.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './address-dialog.module.css';
import { RegionTerms } from './region-terms.tsx';

const Row = ({
  terms,
  type,
  onMap,
  children,
}: {
  readonly terms: DeliveryTerms;
  readonly type: PlaceOrderType;
  readonly onMap: () => void;
  readonly children: ReactNode;
}) => {
  const money = useMoney();
  return (
    <li>
      <button type="button" className={styles.mapZone} onClick={onMap}>
        <Icon path={mapPin} size="1.625rem" />
        <span className={styles.words}>
          <span>{children}</span>
          <span className={styles.note}>
            <Trans comment="on a zone that the guest cannot choose by name">choose it on the map</Trans>
          </span>
          <RegionTerms minimum={terms.minimum} freeFrom={terms.freeFrom ?? type.freeFrom} />
        </span>
        {terms.deliveryPrice === 0 ? <Trans>free</Trans> : money.main(terms.deliveryPrice)}
      </button>
    </li>
  );
};

const RingName = ({ ring: { start, end } }: { readonly ring: DeliveryRadius }) => {
  const kilometres = useKilometres();
  const [from, to] = [kilometres(start), kilometres(end)];
  return start === 0 ? (
    <Trans comment="delivery outside the named zones">Elsewhere up to {to} from us</Trans>
  ) : (
    <Trans comment="delivery outside the named zones">
      Elsewhere {from} to {to} from us
    </Trans>
  );
};

/** A region with the same name leads in the list already. */
const isListed = ({ name }: DeliveryShape, { regions = [] }: PlaceOrderType): boolean =>
  name === undefined || regions.some((region) => region.name.text === name.text);

/** Zones with a fee of their own that the list of regions lacks; a press opens the map. */
export const MapOnlyZones = ({
  type,
  place,
  language,
  onMap,
}: {
  readonly type: PlaceOrderType;
  readonly place: Place;
  readonly language: Language;
  readonly onMap: () => void;
}) => {
  const shapes = type.shapes.filter((shape) => !isListed(shape, type));
  const rings = place.location ? type.radiuses : [];
  if (shapes.length + rings.length === 0) return null;
  return (
    <ul className={styles.mapZones} data-testid="map-only-zones">
      {shapes.map((shape) => {
        const name = sayIn(shape.name ?? { text: '', by: {} }, language, place.defaultLanguage);
        return (
          <Row key={shape.id} terms={shape} type={type} onMap={onMap}>
            <span lang={name.language}>{name.text}</span>
          </Row>
        );
      })}
      {rings.map((ring) => (
        <Row key={ring.end} terms={ring} type={type} onMap={onMap}>
          <RingName ring={ring} />
        </Row>
      ))}
    </ul>
  );
};
