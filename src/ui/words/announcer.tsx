import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

const AnnounceContext = createContext<(words: string) => void>(() => undefined);

/** Provides one polite live region for the whole page. */
export const AnnouncerProvider = ({ children }: { readonly children: ReactNode }) => {
  const [words, setWords] = useState('');
  // An invisible character makes a repeated text a new announcement.
  const announce = useCallback((next: string) => setWords((last) => (last === next ? `${next}\u200b` : next)), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <span aria-live="polite" role="status">
          {words}
        </span>
      </VisuallyHidden>
    </AnnounceContext>
  );
};

/** Announces a change to screen reader users. */
export const useAnnounce = () => useContext(AnnounceContext);
