import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

const AnnounceContext = createContext<(words: string) => void>(() => undefined);

/** A place from which changes are read out politely: once around the whole page. */
export const AnnouncerProvider = ({ children }: { readonly children: ReactNode }) => {
  const [words, setWords] = useState('');
  // The same words twice are still two announcements: the invisible mark makes them differ.
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

/** Says something to those who do not see it happen. */
export const useAnnounce = () => useContext(AnnounceContext);
