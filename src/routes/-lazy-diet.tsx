// What only a guest sees who wants to be watched for.
import { lazyPart } from './-lazy-part.tsx';

const sheet = lazyPart(async () => (await import('#screens/allergens/diet-sheet.tsx')).DietSheet);
const note = lazyPart(async () => (await import('#screens/allergens/diet-note.tsx')).DietNote);
const hidden = lazyPart(async () => (await import('#screens/allergens/hidden-dishes.tsx')).HiddenDishes);

export const DietSheet = sheet.Part;
export const DietNote = note.Part;
export const HiddenDishes = hidden.Part;

export const loadDiet = [note.load, hidden.load, sheet.load];
