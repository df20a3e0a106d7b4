import { venueJsonSchema } from '../venue/json-schema.ts';

/** Prints the JSON Schema of venue.json; docs/venue.schema.json is this. */
export async function main(): Promise<number> {
  console.log(JSON.stringify(venueJsonSchema(), undefined, 2));
  return 0;
}
