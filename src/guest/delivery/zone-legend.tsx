import { Trans } from '@lingui/react/macro';
import { deliveryOf } from '#domain/delivery/judge-delivery.ts';
import type { Language } from '#domain/language/language.ts';
import { sayIn } from '#domain/language/translated.ts';
import type { DeliveryRadius, DeliveryShape, DeliveryTerms, Place } from '#domain/place/place.ts';
import { useKilometres } from '#shared/delivery/kilometres.ts';
import { useMoney } from '#ui/words/money.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './address-dialog.module.css';

const Fee = ({ terms }: { readonly terms: DeliveryTerms }) => {
  const money = useMoney();
  if (terms.deliveryPrice === 0) return <Trans>free</Trans>;
  const price = money.main(terms.deliveryPrice);
  if (terms.freeFrom === undefined) return price;
  const freeFrom = money.main(terms.freeFrom);
  return (
    <Trans>
      {price}, free for orders over {freeFrom}
    </Trans>
  );
};

const RingText = ({ ring }: { readonly ring: DeliveryRadius }) => {
  const kilometres = useKilometres();
  const [from, to] = [kilometres(ring.start), kilometres(ring.end)];
  return ring.start === 0 ? (
    <Trans comment="a circle on a map around the venue">Circle: up to {to} from us</Trans>
  ) : (
    <Trans comment="a ring on a map around the venue">
      Ring: {from} to {to} from us
    </Trans>
  );
};

const ZoneText = ({ zone, place, language }: { zone: DeliveryShape; place: Place; language: Language }) => {
  const name = zone.name && sayIn(zone.name, language, place.defaultLanguage);
  const { activeFrom: from, activeTo: to } = zone;
  return (
    <>
      {name && <span lang={name.language}>{name.text}: </span>}
      <Fee terms={zone} />
      {from !== undefined && to !== undefined && (
        <>
          {', '}
          <Trans>
            only from {from} to {to}
          </Trans>
        </>
      )}
    </>
  );
};

/** The map in words: its circles for everyone, its zones for screen readers, as the map itself names them. */
export const ZoneLegend = ({ place, language }: { readonly place: Place; readonly language: Language }) => {
  const { radiuses = [], shapes = [] } = deliveryOf(place) ?? {};
  return (
    <>
      {place.location && radiuses.length > 0 && (
        <ul className={styles.legend} data-testid="ring-legend">
          {radiuses.map((ring) => (
            <li key={ring.end}>
              <RingText ring={ring} />
              {' · '}
              <Fee terms={ring} />
            </li>
          ))}
        </ul>
      )}
      {shapes.length > 0 && (
        <VisuallyHidden>
          <Trans>Zones on the map:</Trans>{' '}
          {shapes.map((zone) => (
            <span key={zone.id}>
              <ZoneText zone={zone} place={place} language={language} />.{' '}
            </span>
          ))}
        </VisuallyHidden>
      )}
    </>
  );
};
