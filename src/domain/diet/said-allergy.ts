// Notes that speak of an allergy: their guest chose no allergen, so no dish was checked against it.

/** Stems in the five languages. A false alarm costs the kitchen a look, a missed one may cost a life. */
const STEMS = /алерг|анафил|целиак|allerg|al[eé]rg|anaph|anafil|anafyl|c[oœ]e?liac|c[oœ]e?liaq|cel[ií]ac|z[oö]e?liak/iu;

export const saysAllergy = (note: string | undefined): boolean => note !== undefined && STEMS.test(note);
