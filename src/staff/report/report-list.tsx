import { Children, type ReactNode, useId } from 'react';
import styles from './report.module.css';

/** A table with a heading, or its replacement text; `false`: nothing at all. */
export const ReportList = ({
  title,
  action,
  heads,
  none,
  testId,
  children,
}: {
  readonly title: ReactNode;
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly heads: readonly ReactNode[];
  readonly none: ReactNode;
  readonly testId: string;
  readonly children: readonly ReactNode[];
}) => {
  const id = useId();
  if (children.length === 0 && none === false) return null;
  return (
    <section className={styles.list} aria-labelledby={id} data-testid={testId}>
      <div className={styles.listHead}>
        <h2 className={styles.heading} id={id}>
          {title}
        </h2>
        {children.length > 0 && action}
      </div>
      {children.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <table className={styles.table} data-columns={heads.length}>
          <thead>
            <tr>
              {Children.map(heads, (head) => (
                <th scope="col">{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
    </section>
  );
};
