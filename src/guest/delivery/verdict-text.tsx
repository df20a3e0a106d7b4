import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { zoneName } from '#domain/delivery/delivery-ahead.ts';
import { deliveryFacts } from '#domain/delivery/delivery-price.ts';
import type { DeliveryVerdict } from '#domain/delivery/judge-delivery.ts';
import type { Language } from '#domain/language/language.ts';
import { sayIn } from '#domain/language/translated.ts';
import type { Place } from '#domain/place/place.ts';
import { ZERO } from '#domain/pricing/money.ts';
import type { PriceStep } from '#domain/pricing/price-steps.ts';
import { useKilometres } from '#shared/delivery/kilometres.ts';
import { Icon } from '#ui/look/icon.tsx';
import { info } from '#ui/look/icons.ts';
import { check, warningCircle } from '#ui/look/icons-later.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './address-dialog.module.css';
import type { WhereIAm } from './use-where-i-am.ts';

interface VerdictTextProps extends Pick<WhereIAm, 'accuracy' | 'trouble'> {
  readonly id: string;
  readonly place: Place;
  readonly language: Language;
  readonly verdict: DeliveryVerdict | undefined;
  readonly steps: readonly PriceStep[];
  /** The guest has submitted, so missing parts are shown as errors. */
  readonly isAsked: boolean;
  /** The guest looks for a zone that only the map has. */
  readonly asksPin?: boolean;
  /** The map shows streets; without them it shows the venue's zones only. */
  readonly hasStreets: boolean;
}

const Line = ({ tone, icon, children }: { tone: 'ok' | 'problem' | 'note'; icon: string; children: ReactNode }) => (
  <p className={styles.verdict} data-tone={tone}>
    <Icon path={icon} size="1.25rem" />
    <span className={styles.words}>{children}</span>
  </p>
);

const Carried = ({ place, language, verdict, steps }: VerdictTextProps) => {
  const money = useMoney();
  if (verdict?.kind !== 'carried') return null;
  const facts = deliveryFacts(place, verdict, steps);
  if (!facts) return null;
  const found = zoneName(place, verdict);
  const name = found && sayIn(found, language, place.defaultLanguage);
  const price = money.main(facts.price);
  const freeFrom = facts.freeFrom !== undefined && money.main(facts.freeFrom);
  const isBelow = facts.toMinimum > 0;
  const minimum = money.main(facts.minimum ?? ZERO);
  const sum = money.main(facts.toMinimum);
  return (
    <Line tone={isBelow ? 'note' : 'ok'} icon={isBelow ? info : check}>
      <span className={styles.title}>
        {isBelow ? <Trans>{sum} more until we deliver here</Trans> : <Trans>We deliver here</Trans>}
        {name && (
          <>
            {' · '}
            <span lang={name.language}>{name.text}</span>
          </>
        )}
      </span>
      <span className={styles.note}>
        {facts.price === 0 ? (
          <Trans>The delivery is free.</Trans>
        ) : freeFrom ? (
          <Trans>
            {price}, free for orders over {freeFrom}
          </Trans>
        ) : (
          price
        )}
      </span>
      {isBelow && (
        <span className={styles.note}>
          <Trans>The minimum price for a delivery order is {minimum}.</Trans>{' '}
          <Trans>Keep the address, then add dishes.</Trans>
        </span>
      )}
    </Line>
  );
};

/** Sentence on the content of a map without streets. */
export const ZonesOnlyText = () => (
  <Trans>The map shows our zones without streets: tap your place as seen from us.</Trans>
);

const NotCarried = ({ verdict, isAsked, asksPin = false, hasStreets }: VerdictTextProps) => {
  const kilometres = useKilometres();
  if (verdict?.kind === 'not_now') {
    const { activeFrom: from = '', activeTo: to = '' } = verdict.hours;
    return (
      <Line tone="note" icon={info}>
        {verdict.isOnly ? (
          <Trans>
            We deliver there only from {from} to {to}.
          </Trans>
        ) : (
          <Trans>
            We deliver there from {from} to {to}.
          </Trans>
        )}
      </Line>
    );
  }
  if (verdict?.kind === 'too_far') {
    const km = verdict.km !== undefined && kilometres(verdict.km);
    const mostKm = verdict.mostKm !== undefined && kilometres(verdict.mostKm);
    return (
      <Line tone="problem" icon={warningCircle}>
        {km && mostKm ? (
          <Trans>
            We do not deliver there: it is {km} away, and we go up to {mostKm}.
          </Trans>
        ) : (
          <Trans>We do not deliver there.</Trans>
        )}
      </Line>
    );
  }
  // A list of regions asks by itself, and one message says one thing to do.
  if (verdict?.kind !== 'unknown' || !(asksPin || verdict.needs === 'pin')) return null;
  return (
    <Line tone={isAsked ? 'problem' : 'note'} icon={isAsked ? warningCircle : info}>
      {hasStreets ? <Trans>Tap the map where you are, or drag the pin there.</Trans> : <ZonesOnlyText />}
    </Line>
  );
};

const Device = ({ accuracy, trouble }: VerdictTextProps) => {
  const kilometres = useKilometres();
  if (trouble !== undefined) {
    return (
      <Line tone="note" icon={info}>
        {trouble === 'denied' ? (
          <Trans>Your device does not tell where it is. Put the pin there yourself.</Trans>
        ) : (
          <Trans>Your device does not know where it is. Put the pin there yourself.</Trans>
        )}
      </Line>
    );
  }
  if (accuracy === undefined) return null;
  const metres = kilometres(accuracy / 1000);
  return (
    <Line tone="note" icon={info}>
      <Trans>Your device says so within {metres}. Move the pin if it stands elsewhere.</Trans>
    </Line>
  );
};

/** Delivery verdict for the pin or region; changes are announced politely. [S5.20–S5.23] */
export const VerdictText = (props: VerdictTextProps) => (
  <div id={props.id} role="status" className={styles.group} data-testid="delivery-verdict">
    <Carried {...props} />
    <NotCarried {...props} />
    <Device {...props} />
  </div>
);
