/** Value in the people page's address that opens the signed-in person's own sheet. */
export const OWN_PERSON = 'me';
