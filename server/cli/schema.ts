import { venueJsonSchema } from '../venue/json-schema.ts';

/** Prints the JSON Schema of venue.json for docs/venue.schema.json. */
export async function main(): Promise<number> {
  console.log(JSON.stringify(venueJsonSchema(), undefined, 2));
  return 0;
}
