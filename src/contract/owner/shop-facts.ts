// Facts that a tax office asks about the software of a shop on the internet, as far as the server knows them.
import * as v from 'valibot';
import { typedReader } from '../staff/staff-answers.ts';

export const shopFactsSchema = v.object({
  /** Where guests reach it, "https://menu.example"; null: the server has no public address. */
  address: v.nullable(v.string()),
  software: v.string(),
  version: v.string(),
  database: v.picklist(['sqlite', 'postgres']),
});
export type ShopFacts = v.InferOutput<typeof shopFactsSchema>;

export const readShopFacts = typedReader<ShopFacts>(shopFactsSchema);
