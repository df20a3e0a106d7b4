import { Fragment } from 'react';
import type { LineNotice } from '#staff/frame/notice-line.tsx';

/** Notices of a line, each with all its words, as its list shows them. */
export const shown = (notices: readonly LineNotice[]) => (
  <>
    {notices.map(({ key, notice }) => (
      <Fragment key={key}>{notice}</Fragment>
    ))}
  </>
);
