// The staff's pages, as data: the frame shows those that whoever is signed in may open.
import type { ComponentType } from 'react';
import type { Role } from '#domain/account/user.ts';
import type { StaffState } from '#state/staff/staff-context.tsx';

export interface StaffPage {
  /** Below /{place}/staff/. */
  readonly path: string;
  /** The page's name, from the screens: words are spoken there. */
  readonly Name: ComponentType;
  readonly icon: string;
  readonly needs: Role;
  /** A kitchen's screen opens it too. */
  readonly station?: true;
  /** The page has the whole screen, without the frame's list beside it. */
  readonly isWhole?: true;
  readonly Page: ComponentType;
}

/** In the order of the frame's list; the first that somebody may open is where they begin. */
export const STAFF_PAGES: readonly StaffPage[] = [];

/** The pages that somebody may open. */
export const pagesFor = ({ identity, may }: StaffState): readonly StaffPage[] =>
  STAFF_PAGES.filter(({ needs, station }) => (identity.kind === 'station' ? station === true : may(needs)));
