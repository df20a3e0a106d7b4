import { Trans } from '@lingui/react/macro';
import type { GeoPoint } from '#domain/delivery/address.ts';
import { MAP_SIZE, type MapPoint, type MapView, ontoMap, toMap } from '#domain/delivery/map-view.ts';
import type { DrawnZone } from '#domain/delivery/map-zones.ts';
import type { Language } from '#domain/language/language.ts';
import { sayIn } from '#domain/language/translated.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './delivery-map.module.css';
import { useKilometres } from './kilometres.ts';
import { MapScale } from './map-scale.tsx';

const at = ({ x, y }: MapPoint) => ({
  insetInlineStart: `${(x / MAP_SIZE.width) * 100}%`,
  insetBlockStart: `${(y / MAP_SIZE.height) * 100}%`,
});

export interface MapLabelsProps {
  readonly view: MapView;
  readonly zones: readonly DrawnZone[];
  readonly language: Language;
  readonly placeLanguage: Language;
  readonly venue: { readonly name: string; readonly point: GeoPoint | undefined };
  /** `undefined` until the guest has placed the pin. */
  readonly pin: GeoPoint | undefined;
  /** Distance in km when the pin is outside the delivery area. */
  readonly tooFarKm: number | undefined;
}

/** Visual labels of the map. Text below the map describes the pin's position for screen readers. */
export const MapLabels = ({ view, zones, language, placeLanguage, venue, pin, tooFarKm }: MapLabelsProps) => {
  const money = useMoney();
  const kilometres = useKilometres();
  const from = venue.point && toMap(view, venue.point);
  const to = pin && ontoMap(toMap(view, pin));
  return (
    <div className={styles.labels} aria-hidden="true">
      <MapScale view={view} />
      {zones.map((zone) => {
        if (!zone.label) return null;
        const name = zone.name && sayIn(zone.name, language, placeLanguage);
        return (
          <span
            key={zone.key}
            className={styles.label}
            data-chosen={zone.isChosen}
            data-closed={zone.closed !== undefined}
            style={at(zone.label)}
          >
            {zone.km !== undefined && <span className={styles.name}>{kilometres(zone.km)}</span>}
            {name && (
              <span className={styles.name} lang={name.language}>
                {name.text}
              </span>
            )}
            <span className={styles.price}>
              {zone.closed ? (
                `${zone.closed.activeFrom}–${zone.closed.activeTo}`
              ) : zone.price === 0 ? (
                <Trans>free</Trans>
              ) : (
                money.main(zone.price)
              )}
            </span>
          </span>
        );
      })}
      {tooFarKm !== undefined && from && to && (
        <span className={styles.far} style={at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })}>
          {kilometres(tooFarKm)}
        </span>
      )}
    </div>
  );
};
