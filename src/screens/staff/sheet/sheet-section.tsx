import { Plural, Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReadSheet, SheetChange } from '#domain/owner/read-menu-sheet.ts';
import { isObject } from '#domain/owner/venue-file.ts';
import { Button } from '#ui/form/button.tsx';
import manage from '../manage/manage.module.css';
import { jsonWords } from '../publish/json-words.ts';
import styles from './sheet-section.module.css';
import { SheetFaultWords, SheetProblemWords } from './sheet-words.tsx';

export interface SheetSectionProps {
  /** Whether the file was handed out. */
  readonly onDownload: () => Promise<boolean>;
  /** What a file would change, or why it could not be read. */
  readonly onCompare: (file: File) => Promise<{ readonly sheet: ReadSheet } | { readonly why: string }>;
  readonly onKeep: (sheet: ReadSheet) => Promise<boolean>;
}

/** Of a longer list the first are told, and how many more there are. */
const MOST_TOLD = 50;

const ChangeRow = ({ change: { path, was, to } }: { readonly change: SheetChange }) => {
  const [, slug, ...field] = path;
  return (
    <li>
      <span className={manage.name}>{slug}</span>{' '}
      {isObject(to) ? (
        <Trans>is new</Trans>
      ) : (
        <>
          {field.join(' · ')}: <s>{jsonWords(was)}</s> → <strong>{jsonWords(to)}</strong>
        </>
      )}
    </li>
  );
};

const More = ({ of }: { readonly of: number }) =>
  of > MOST_TOLD && (
    <li>
      <Plural value={of - MOST_TOLD} one="and # more" other="and # more" />
    </li>
  );

const Compared = ({ sheet: { changes, problems, ignored } }: { readonly sheet: ReadSheet }) => {
  const names = ignored.join(', ');
  return (
    <>
      <p className={manage.name}>
        {problems.length > 0 ? (
          <Plural
            value={problems.length}
            one="# mistake: nothing can be kept."
            other="# mistakes: nothing can be kept."
          />
        ) : changes.length === 0 ? (
          <Trans>The file says what the menu says already.</Trans>
        ) : (
          <Plural value={changes.length} one="# change" other="# changes" />
        )}
      </p>
      {ignored.length > 0 && (
        <p className={manage.note}>
          <Trans>Columns that mean nothing here were passed over: {names}.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {problems.slice(0, MOST_TOLD).map(({ line, column, kind, value }) => (
          <li key={`${line} ${column} ${kind}`}>
            <Trans>
              Row {line}, {column}:
            </Trans>{' '}
            {value !== undefined && <q>{value.slice(0, 60)}</q>} <SheetProblemWords kind={kind} />
          </li>
        ))}
        <More of={problems.length} />
        {problems.length === 0 &&
          changes.slice(0, MOST_TOLD).map((change) => <ChangeRow key={change.path.join(' ')} change={change} />)}
        {problems.length === 0 && <More of={changes.length} />}
      </ul>
    </>
  );
};

/** The menu for a spreadsheet: handed out, and taken back with a look at what it would change. */
export const SheetSection = ({ onDownload, onCompare, onKeep }: SheetSectionProps) => {
  const id = useId();
  const [sheet, setSheet] = useState<ReadSheet>();
  const [why, setWhy] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isKept, setKept] = useState(false);
  const work = async (job: () => Promise<void>) => {
    setBusy(true);
    setWhy(undefined);
    setKept(false);
    await job();
    setBusy(false);
  };
  const compare = (file: File) =>
    work(async () => {
      const answer = await onCompare(file);
      setSheet('sheet' in answer ? answer.sheet : undefined);
      setWhy('why' in answer ? answer.why : undefined);
    });
  const keep = (compared: ReadSheet) =>
    work(async () => {
      const done = await onKeep(compared);
      setKept(done);
      if (done) setSheet(undefined);
      else setWhy('other');
    });
  const mayKeep = sheet && sheet.problems.length === 0 && sheet.changes.length > 0;
  return (
    <section className={manage.form} aria-labelledby={id} data-testid="menu-sheet">
      <h2 className={manage.heading} id={id}>
        <Trans>The menu as a spreadsheet</Trans>
      </h2>
      <p className={manage.note}>
        <Trans>
          One row for each size of a dish. An empty cell changes nothing, a dash takes away what stands there, and a row
          that is missing removes no dish.
        </Trans>
      </p>
      <div className={styles.buttons}>
        <Button
          disabled={isBusy}
          onClick={() =>
            void work(async () => {
              if (!(await onDownload())) setWhy('no_response');
            })
          }
        >
          <Trans>Download as CSV</Trans>
        </Button>
        <label className={styles.file}>
          <span>
            <Trans>Compare a CSV with the menu</Trans>
          </span>
          <input
            type="file"
            accept=".csv,text/csv"
            disabled={isBusy}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file may be chosen again once it is mended.
              target.value = '';
              if (file) void compare(file);
            }}
          />
        </label>
      </div>
      <p role="alert" className={manage.problem}>
        {why !== undefined && <SheetFaultWords why={why} />}
      </p>
      <div aria-live="polite" className={manage.form}>
        {isKept && (
          <p>
            <Trans>Kept. It goes live as one when you publish.</Trans>
          </p>
        )}
        {sheet && <Compared sheet={sheet} />}
        {mayKeep && (
          <Button look="primary" wide disabled={isBusy} onClick={() => void keep(sheet)}>
            <Trans>Keep for publishing</Trans>
          </Button>
        )}
      </div>
    </section>
  );
};
