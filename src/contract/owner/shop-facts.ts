// Facts for the tax office's register of online shops, as far as the server knows them.
import * as v from 'valibot';
import { typedReader } from '../staff/staff-answers.ts';

export const shopFactsSchema = v.object({
  /** Public URL, "https://menu.example"; null: none. */
  address: v.nullable(v.string()),
  software: v.string(),
  version: v.string(),
  database: v.picklist(['sqlite', 'postgres']),
});
export type ShopFacts = v.InferOutput<typeof shopFactsSchema>;

export const readShopFacts = typedReader<ShopFacts>(shopFactsSchema);
