import { Plural, Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReadSheet, SheetChange, SheetProblem } from '#domain/owner/read-menu-sheet.ts';
import type { ForeignColumn } from '#domain/owner/sheets/foreign-rows.ts';
import manage from '#staff/frame/manage.module.css';
import { FileButton } from '#staff/pictures/file-button.tsx';
import { ChangeList, type ChangeView } from '#staff/publish/change-list.tsx';
import type { ValueTerms } from '#staff/publish/value-terms.ts';
import { Button } from '#ui/form/button.tsx';
import { listSearch } from '#ui/look/today-icons.ts';
import { type ColumnSaid, SheetColumns } from './sheet-columns.tsx';
import styles from './sheet-section.module.css';

/** Error of a cell, and how to fix it. */
const SheetProblemText = ({ kind }: { readonly kind: SheetProblem['kind'] }) => {
  switch (kind) {
    case 'amount':
      return <Trans>is no amount such as 7.90</Trans>;
    case 'percent':
      return <Trans>is no percentage up to 100</Trans>;
    case 'category':
      return <Trans>is no category of the menu</Trans>;
    case 'allergen':
      return <Trans>is no allergen of the list</Trans>;
    case 'diet':
      return <Trans>is no diet: vegan, vegetarian, halal, kosher</Trans>;
    case 'longer':
      return <Trans>is too long</Trans>;
    case 'language':
      return <Trans>is in a language that the menu does not have</Trans>;
    case 'key':
      return <Trans>needs a key of small letters, digits and hyphens</Trans>;
    case 'which-size':
      return <Trans>is missing: the dish has several sizes</Trans>;
    case 'twice':
      return <Trans>stands in another row already</Trans>;
    case 'contradicts':
      return <Trans>says something else than another row of the dish</Trans>;
    case 'needed':
      return <Trans>is missing, and cannot be left out</Trans>;
  }
};

/** Reason why a file was not compared. */
const SheetFaultText = ({ why }: { readonly why: string }) => {
  switch (why) {
    case 'encoding':
      return <Trans>The file is not in UTF-8. Save it as “CSV UTF-8”.</Trans>;
    case 'quote':
      return <Trans>A quotation mark is opened and never closed.</Trans>;
    case 'columns':
      return <Trans>There is nothing in the file.</Trans>;
    case 'no_response':
      return <Trans>Nothing answers. This needs the network.</Trans>;
    default:
      return <Trans>The file could not be read. Try again.</Trans>;
  }
};

export interface SheetSectionProps {
  readonly terms: ValueTerms;
  /** Changes that a file would cause, in the menu's words. */
  readonly viewOf: (changes: readonly SheetChange[]) => readonly ChangeView[];
  /** Resolves true when the file was saved. */
  readonly onDownload: () => Promise<boolean>;
  /** Resolves to the changes of a file, the guessed columns of a foreign one, or why it could not be read. */
  readonly onCompare: (
    file: File,
    said?: readonly ColumnSaid[],
  ) => Promise<
    { readonly sheet: ReadSheet } | { readonly foreign: readonly ForeignColumn[] } | { readonly why: string }
  >;
  readonly onKeep: (sheet: ReadSheet) => Promise<boolean>;
}

/** Maximum number of listed changes; of a longer list the rest is counted. */
const MOST_TOLD = 50;

const More = ({ of }: { readonly of: number }) =>
  of > MOST_TOLD && (
    <li>
      <Plural value={of - MOST_TOLD} one="and # more" other="and # more" />
    </li>
  );

const Compared = ({
  sheet: { changes, problems, ignored },
  terms,
  viewOf,
}: Pick<SheetSectionProps, 'terms' | 'viewOf'> & { readonly sheet: ReadSheet }) => {
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
            {value !== undefined && <q>{value.slice(0, 60)}</q>} <SheetProblemText kind={kind} />
          </li>
        ))}
        <More of={problems.length} />
      </ul>
      {problems.length === 0 && <ChangeList changes={viewOf(changes)} terms={terms} />}
    </>
  );
};

/** The menu as a spreadsheet: exported, and imported with a preview of its changes. */
export const SheetSection = ({ terms, viewOf, onDownload, onCompare, onKeep }: SheetSectionProps) => {
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
  const [foreign, setForeign] = useState<{ readonly file: File; readonly columns: readonly ForeignColumn[] }>();
  const compare = (file: File, said?: readonly ColumnSaid[]) =>
    work(async () => {
      const answer = await onCompare(file, said);
      // The mapped columns stay visible, so that they can be changed.
      if (!said) setForeign('foreign' in answer ? { file, columns: answer.foreign } : undefined);
      setSheet('sheet' in answer ? answer.sheet : undefined);
      setWhy('why' in answer ? answer.why : undefined);
    });
  const keep = (compared: ReadSheet) =>
    work(async () => {
      const done = await onKeep(compared);
      setKept(done);
      if (done) {
        setSheet(undefined);
        setForeign(undefined);
      } else setWhy('other');
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
          small
          disabled={isBusy}
          onClick={() =>
            void work(async () => {
              if (!(await onDownload())) setWhy('no_response');
            })
          }
        >
          <Trans>Download as CSV</Trans>
        </Button>
        <FileButton
          accept=".csv,text/csv"
          testId="compare-sheet"
          icon={listSearch}
          disabled={isBusy}
          onChoose={(file) => void compare(file)}
        >
          <Trans>Compare a CSV with the menu</Trans>
        </FileButton>
      </div>
      <p role="alert" className={manage.problem}>
        {why !== undefined && <SheetFaultText why={why} />}
      </p>
      {foreign && (
        <SheetColumns
          // Another file starts a new mapping.
          key={`${foreign.file.name} ${foreign.file.lastModified} ${foreign.file.size}`}
          columns={foreign.columns}
          languages={terms.languages.all}
          isBusy={isBusy}
          onSay={(said) => void compare(foreign.file, said)}
        />
      )}
      <div aria-live="polite" className={manage.form}>
        {isKept && (
          <p>
            <Trans>Kept. It goes live as one when you publish.</Trans>
          </p>
        )}
        {sheet && <Compared sheet={sheet} terms={terms} viewOf={viewOf} />}
        {mayKeep && (
          <Button look="primary" wide disabled={isBusy} onClick={() => void keep(sheet)}>
            <Trans>Keep for publishing</Trans>
          </Button>
        )}
      </div>
    </section>
  );
};
