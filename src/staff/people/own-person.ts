/** In the address of the page of people: the signed-in person's own sheet opens. */
export const OWN_PERSON = 'me';
