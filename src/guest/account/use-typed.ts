// Credentials that a guest types in one sheet of the sign-in and finds in the next.
import { useState } from 'react';
import type { Credentials } from './sign-in-sheet.tsx';

type SignInWay = 'sign-in' | 'register' | 'reset' | 'mail';

interface Typed {
  readonly typed: Credentials | undefined;
  readonly setTyped: (typed: Credentials | undefined) => void;
  /** Keeps an address; the password stays only with its own address. */
  readonly setEmail: (email: string) => void;
  /** Opens another sheet with the credentials typed in the sign-in sheet. */
  readonly leaveTo: (way: SignInWay) => (typed: Credentials) => void;
  /** Opens the sign-in sheet with the address typed in another one. */
  readonly back: (email: string) => void;
}

export function useTyped(open: (way: SignInWay) => void): Typed {
  const [typed, setTyped] = useState<Credentials>();
  const setEmail = (email: string) =>
    setTyped((before) => (before?.email === email ? before : { email, password: '' }));
  return {
    typed,
    setTyped,
    setEmail,
    leaveTo: (way) => (entered) => {
      setTyped(entered);
      open(way);
    },
    back: (email) => {
      setEmail(email);
      open('sign-in');
    },
  };
}
