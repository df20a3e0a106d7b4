// JSON Schema of venue.json, for completion and checks in editors.
import { toJsonSchema } from '@valibot/to-json-schema';
import { venueSchema } from '#contract/place/venue.ts';
import { LANGUAGES } from '#domain/language/language.ts';

/** Generated from the schema of the import, so that both are equal. */
export function venueJsonSchema(): Record<string, unknown> {
  const schema = toJsonSchema(venueSchema, {
    typeMode: 'input',
    overrideSchema: ({ valibotSchema, jsonSchema, errors }) =>
      // The converter rejects only records with listed keys: those by language.
      valibotSchema.type === 'record' && errors
        ? { ...jsonSchema, propertyNames: { enum: [...LANGUAGES] } }
        : undefined,
  });
  return {
    ...schema,
    title: 'A venue of Tabl',
    description: 'The venue.json of a venue folder; see docs/venue-folder.md.',
  };
}
