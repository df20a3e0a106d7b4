// Dialogs over paying by card: a guest who has to sign in first.
import { lazyDialog } from '#shared/lazy/lazy-part.tsx';

export const paymentParts = {
  SignIn: lazyDialog(async () => (await import('#guest/account/sign-in-sheets.tsx')).SignInSheets),
};
