import { phoneToSend } from '#contract/order/phone-number.ts';
import type { ProfileFaults, ProfileForm } from '#domain/account/profile.ts';
import { detailFault } from '#domain/order/details-verdict.ts';

/** The form with its phone number as "+359…", and the fault of a number that cannot be one. Without a number: none. */
export const profileToSend = (
  form: ProfileForm,
  placePhone: string,
): { readonly form: ProfileForm; readonly faults: ProfileFaults } => {
  const phone = phoneToSend(form.phone, placePhone);
  const isWrong = phone !== '' && detailFault('phone', phone) !== undefined;
  return isWrong ? { form, faults: { phone: 'wrong' } } : { form: { ...form, phone }, faults: {} };
};
