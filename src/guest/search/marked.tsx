import type { ReactNode } from 'react';
import type { MarkedText } from '#domain/search/search-why.ts';
import styles from './marked.module.css';

/** A venue's words in their own language, with the searched words marked. */
export const Marked = ({ text, language, ranges }: MarkedText) => {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  parts.push(text.slice(at));
  return <span lang={language}>{parts}</span>;
};
