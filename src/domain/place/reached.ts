// How a venue is reached: what is no address or number would be a dead press on every guest's phone.

/** One address, in any letters: "bar@briz.example". Whether it exists only a letter can tell. */
export const isEmail = (text: string): boolean =>
  /^[^\s@<>()[\]",;:\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u.test(text);

/** One number as people write it, "+359 (2) 981-22-33": as many digits as one can have. */
export const isPhone = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 3 && digits <= 15;
};
