import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CODE_PAGES, PAPER_WIDTHS } from '#domain/kitchen/printer-setup.ts';
import { stationNames, textsIn } from '#domain/owner/settings/kitchen.ts';
import { isObject, type Json, type JsonObject, type VenueFile } from '#domain/owner/venue-file.ts';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { freshName } from './fresh-key.ts';
import styles from './settings.module.css';

const printersIn = (value: Json | undefined): readonly JsonObject[] => {
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  return list.filter(isObject);
};

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** The printer with another value; a default value is omitted from the file. */
const having = (one: JsonObject, field: string, value: Json, standard?: Json): JsonObject => {
  const { [field]: _, ...rest } = one;
  return value === standard ? rest : { ...rest, [field]: value };
};

/** Printers: each with its address, its stations, and how it prints. */
export const PrintersEditor = ({
  file,
  value,
  onChange,
  problemAt,
}: {
  readonly file: VenueFile;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly problemAt: (at: string) => ReactNode;
}) => {
  const { t, i18n } = useLingui();
  const millimetres = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'millimeter' });
  const printers = printersIn(value);
  const stations = stationNames(file);
  const set = (next: readonly JsonObject[]) => onChange(next.length === 0 ? undefined : next);
  const replace = (at: number, one: JsonObject) => set(printers.map((other, i) => (i === at ? one : other)));
  return (
    <>
      {printers.map((one, at) => {
        const prints = one.prints === undefined ? ['tickets'] : textsIn(one.prints);
        const printsFor = textsIn(one.stations);
        const printing = (what: string, isPrinted: boolean) => {
          const next = [...prints.filter((other) => other !== what), ...(isPrinted ? [what] : [])].sort();
          replace(at, next.join() === 'tickets' ? having(one, 'prints', '', '') : { ...one, prints: next.reverse() });
        };
        const isFor = (id: string) => printsFor.length === 0 || printsFor.includes(id);
        const served = stations.filter(({ id }) => isFor(id));
        const serve = (id: string, isServed: boolean) => {
          const next = stations
            .map((station) => station.id)
            .filter((other) => (other === id ? isServed : isFor(other)));
          // Omitted: all stations, including future ones.
          replace(at, having(one, 'stations', next.length === stations.length ? [] : next));
        };
        return (
          // The name is being typed, so it cannot be the key.
          // biome-ignore lint/suspicious/noArrayIndexKey: printers are not moved
          <fieldset key={at} className={styles.item}>
            <legend className={styles.dayName}>{text(one.name) || at + 1}</legend>
            <TextField
              label={<Trans>What your staff call it</Trans>}
              value={text(one.name)}
              onChange={(name) => replace(at, { ...one, name: name.trim() })}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
              problem={problemAt(`${at}.name`)}
            />
            <TextField
              label={<Trans>Address in the network</Trans>}
              value={text(one.address)}
              onChange={(address) => replace(at, { ...one, address: address.trim() })}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              problem={problemAt(`${at}.address`)}
            />
            <p className={manage.note}>
              <Trans>
                With its port, nearly always 9100. A printer that asks the server: cloudprnt (Star) or
                server-direct-print (Epson).
              </Trans>
            </p>
            <CheckRow
              label={<Trans>Tickets for the kitchen</Trans>}
              checked={prints.includes('tickets')}
              onChange={(isPrinted) => printing('tickets', isPrinted)}
            />
            <CheckRow
              label={<Trans>Bills that tables ask for</Trans>}
              checked={prints.includes('receipts')}
              onChange={(isPrinted) => printing('receipts', isPrinted)}
            />
            <p role="alert" className={manage.problem}>
              {problemAt(`${at}.prints`)}
            </p>
            {stations.length > 1 && prints.includes('tickets') && (
              <fieldset className={styles.choices}>
                <legend className={manage.note}>
                  <Trans>Whose tickets it prints</Trans>
                </legend>
                {stations.map(({ id, name }) => (
                  <CheckRow
                    key={id}
                    label={name}
                    checked={isFor(id)}
                    // The last one cannot be unticked, because an empty list would mean all stations.
                    disabled={served.length === 1 && isFor(id)}
                    onChange={(isServed) => serve(id, isServed)}
                  />
                ))}
              </fieldset>
            )}
            <SelectField
              label={<Trans>Width of the paper</Trans>}
              value={String(one.width ?? PAPER_WIDTHS[0])}
              onChange={(width) => replace(at, having(one, 'width', Number(width), PAPER_WIDTHS[0]))}
            >
              {PAPER_WIDTHS.map((width) => (
                <option key={width} value={width}>
                  {millimetres.format(width)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={<Trans>How it prints</Trans>}
              value={text(one.mode) || 'raster'}
              onChange={(mode) => replace(at, having(one, 'mode', mode, 'raster'))}
            >
              <option value="raster">{t`Drawn: any script, right at once`}</option>
              <option value="text">{t`In its own letters: quicker, once its test slip was confirmed`}</option>
            </SelectField>
            {one.mode === 'text' && (
              <SelectField
                label={<Trans>Maker, for its letters</Trans>}
                value={text(one.codePages) || CODE_PAGES[0]}
                onChange={(pages) => replace(at, having(one, 'codePages', pages, CODE_PAGES[0]))}
              >
                {CODE_PAGES.map((pages) => (
                  <option key={pages} value={pages}>
                    {pages}
                  </option>
                ))}
              </SelectField>
            )}
            <div className={styles.moves}>
              <Button small look="quiet" onClick={() => set(printers.filter((_, i) => i !== at))}>
                <Trans>Remove</Trans>
              </Button>
            </div>
          </fieldset>
        );
      })}
      <Button
        wide
        onClick={() =>
          set([
            ...printers,
            {
              name: freshName(
                printers.map(({ name }) => name),
                'printer',
              ),
              address: '',
            },
          ])
        }
      >
        <Trans>Add a printer</Trans>
      </Button>
    </>
  );
};
