// Validates contact data of a venue: an invalid email or phone would be a dead link on each guest's phone.

/** One email address in any script: "bar@briz.example". Only a mail can prove that it exists. */
export const isEmail = (text: string): boolean =>
  /^[^\s@<>()[\]",;:\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u.test(text);

/** One phone number as people write it, "+359 (2) 981-22-33", with a valid number of digits. */
export const isPhone = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 3 && digits <= 15;
};
