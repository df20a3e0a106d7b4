// Dialogs of card payment: the sign-in that it may require, and a share of the table's bill.
import { lazyDialog } from '#shared/lazy/lazy-part.tsx';

export const paymentParts = {
  SignIn: lazyDialog(async () => (await import('#guest/account/sign-in-sheets.tsx')).SignInSheets),
  PayShare: lazyDialog(async () => (await import('#guest/payment/pay-share.tsx')).PayShare),
};
