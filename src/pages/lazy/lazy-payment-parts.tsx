// Dialogs over paying by card: a guest who has to sign in first.
import { lazyDialog } from './lazy-part.tsx';

export const paymentParts = {
  SignIn: lazyDialog(async () => (await import('../account/sign-in-sheets.tsx')).SignInSheets),
};
