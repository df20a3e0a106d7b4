import { createContext, useContext } from 'react';
import type { LineNotice } from './notice-line.tsx';

const Notices = createContext<readonly LineNotice[]>([]);

/** Notices of the frame, for a page that shows them in one line with its own. */
export const FrameNotices = Notices.Provider;
export const useFrameNotices = (): readonly LineNotice[] => useContext(Notices);
