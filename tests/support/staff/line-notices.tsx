import { Fragment } from 'react';
import type { LineNotice } from '#staff/frame/notice-line.tsx';

/** Notices of a line with all texts, as its list shows them. */
export const shown = (notices: readonly LineNotice[]) => (
  <>
    {notices.map(({ key, notice }) => (
      <Fragment key={key}>{notice}</Fragment>
    ))}
  </>
);
