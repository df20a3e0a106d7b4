import { type ReactNode, useState } from 'react';
import { CsvButton } from '#staff/frame/csv-button.tsx';
import manage from '#staff/frame/manage.module.css';
import { FileSheet } from './file-sheet.tsx';
import styles from './orders.module.css';

export interface DaysFile {
  readonly title: ReactNode;
  /** Meaning of one row of the file. */
  readonly about: ReactNode;
  /** The preselected day of the sheet. */
  readonly day: string;
  readonly today: string;
  /** Resolves to the reason why there is no file. */
  readonly onFile: (days: { readonly from: string; readonly to: string }) => Promise<string | undefined>;
}

/** Page of past days' data with a file download. */
export const DaysPage = ({
  title,
  testId,
  file,
  children,
}: {
  readonly title: ReactNode;
  readonly testId: string;
  /** Absent: no file is offered. */
  readonly file: DaysFile | undefined;
  readonly children: ReactNode;
}) => {
  const [isFile, setFile] = useState(false);
  return (
    <section className={styles.page} data-testid={testId}>
      <header className={manage.head}>
        <h1 className={manage.title} id="page-title">
          {title}
        </h1>
        {file && <CsvButton onPress={() => setFile(true)} />}
      </header>
      {children}
      {file && isFile && (
        <FileSheet
          title={file.title}
          day={file.day}
          today={file.today}
          onFile={file.onFile}
          onClose={() => setFile(false)}
        >
          {file.about}
        </FileSheet>
      )}
    </section>
  );
};
