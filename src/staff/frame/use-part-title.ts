import { useEffect } from 'react';
import { usePageTitle } from '#ui/words/page-head.tsx';

/** Titles the window after an open part of a page, such as one table; afterwards the page's own title is back. */
export const usePartTitle = (name: string): void => {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  usePageTitle(name);
};
