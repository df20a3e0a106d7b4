// Dialogs of paying by card: a guest who has to sign in first, and a share of the table's bill.
import { lazyDialog } from '#shared/lazy/lazy-part.tsx';

export const paymentParts = {
  SignIn: lazyDialog(async () => (await import('#guest/account/sign-in-sheets.tsx')).SignInSheets),
  PayShare: lazyDialog(async () => (await import('#guest/payment/pay-share.tsx')).PayShare),
};
