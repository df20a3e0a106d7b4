import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { wordsOf } from '#domain/owner/menu-outline.ts';
import { type DeliveryList, freshCorners, locationIn, termsIn } from '#domain/owner/settings/delivery.ts';
import { currencyIn, type Json, type JsonObject, type VenueFile } from '#domain/owner/venue-file.ts';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { freshKey } from './fresh-key.ts';
import { ItemMoves } from './item-moves.tsx';
import styles from './settings.module.css';
import { having, TermsFields, TypedPart, WindowFields } from './terms-fields.tsx';
import { type MenuLanguages, WordsFields } from './words-fields.tsx';
import { ZoneMap } from './zone-map.tsx';

const LONGEST = 80;

/** A new item with sensible defaults; `undefined` when none can be made. */
const freshOf = (kind: DeliveryList, list: readonly JsonObject[], file: VenueFile): JsonObject | undefined => {
  const location = locationIn(file);
  const far = Math.max(0, ...list.map(({ end }) => (typeof end === 'number' ? end : 0)));
  switch (kind) {
    case 'zones':
      return location && { deliveryPrice: '0', coordinates: freshCorners(location) };
    case 'rings':
      return location && { start: far, end: far + 2, deliveryPrice: '0' };
    case 'regions':
      return {
        key: freshKey('region'),
        deliveryPrice: '0',
      };
    case 'ways':
      return { priceOver: '0', price: '0' };
  }
};

/** Delivery terms: zones on the map, rings, regions by name, or prices by the order's amount. */
export const DeliveryEditor = (props: {
  readonly kind: DeliveryList;
  readonly file: VenueFile;
  readonly languages: MenuLanguages;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly problemAt: (at: string) => ReactNode;
}) => {
  const { kind, file, languages, value, onChange, problemAt } = props;
  const { t } = useLingui();
  const currency = currencyIn(file);
  const [drawn, setDrawn] = useState<number>();
  const list = termsIn(value);
  const set = (next: readonly JsonObject[]) => onChange(next.length === 0 ? undefined : next);
  // A zone that cannot be saved is shown and stays open while it is fixed.
  const wrong = list.findIndex((_, at) => problemAt(`${at}.corners`));
  if (wrong !== -1 && drawn !== wrong) setDrawn(wrong);
  const fresh = freshOf(kind, list, file);
  const venueName = wordsOf(file.name, languages.first, languages.first);
  return (
    <>
      {list.map((one, at) => {
        const part = {
          one,
          onChange: (next: JsonObject) => set(list.map((other, i) => (i === at ? next : other))),
          problemAt: (field: string) => problemAt(`${at}.${field}`),
        };
        const cornersProblem = part.problemAt('corners');
        return (
          // Zones and rings have no stable id while their name is typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list decides which counts
          <fieldset key={at} className={styles.item}>
            <legend className={styles.dayName}>{wordsOf(one.name, languages.first, languages.first) || at + 1}</legend>
            {(kind === 'zones' || kind === 'regions') && (
              <>
                <WordsFields
                  languages={languages}
                  label={t`Name`}
                  longest={LONGEST}
                  value={one.name}
                  onChange={(name) => part.onChange(having(one, 'name', name))}
                  problem={part.problemAt('name')}
                />
                <WindowFields {...part} />
              </>
            )}
            {kind === 'rings' && (
              <>
                <TypedPart {...part} field="start" label={<Trans>From, in kilometres</Trans>} />
                <TypedPart {...part} field="end" label={<Trans>To, in kilometres</Trans>} />
              </>
            )}
            {kind === 'ways' ? (
              <>
                <TypedPart
                  {...part}
                  currency={currency}
                  field="priceOver"
                  label={<Trans>On orders from this amount on</Trans>}
                />
                <TypedPart
                  {...part}
                  currency={currency}
                  field="price"
                  label={<Trans>What the way costs; 0: free</Trans>}
                />
              </>
            ) : (
              <TermsFields {...part} currency={currency} />
            )}
            {kind === 'zones' &&
              (drawn === at ? (
                <ZoneMap
                  file={file}
                  zones={list}
                  at={at}
                  languages={languages}
                  venueName={venueName}
                  onCorners={(coordinates) => part.onChange({ ...one, coordinates })}
                  problem={cornersProblem}
                />
              ) : (
                <Button wide onClick={() => setDrawn(at)}>
                  <Trans>Draw it on the map</Trans>
                </Button>
              ))}
            <ItemMoves
              items={list}
              at={at}
              onChange={(next) => {
                // The drawn zone is identified by its index, which now belongs to another zone.
                setDrawn(undefined);
                set(next);
              }}
            />
          </fieldset>
        );
      })}
      {fresh ? (
        <Button
          wide
          onClick={() => {
            set([...list, fresh]);
            setDrawn(list.length);
          }}
        >
          <Trans>Add one</Trans>
        </Button>
      ) : (
        <p className={manage.note}>
          <Trans>Your venue’s file does not say where it stands on the map: add its location there first.</Trans>
        </p>
      )}
      {kind === 'zones' && (
        <p role="alert" className={manage.problem}>
          {problemAt('zones')}
        </p>
      )}
    </>
  );
};
