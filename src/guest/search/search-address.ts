// The search in the address: /neven/search?q=супа&without=milk,nuts&stock=1
import type { SearchFilter } from '#domain/search/avoidance-filter.ts';

export interface SearchAddress {
  readonly q?: string;
  /** Comma-separated codes of excluded allergens. */
  readonly without?: string;
  readonly stock?: 1;
}

const LONGEST_QUERY = 80;
const CODES = /^[a-z0-9][a-z0-9_-]{0,39}(,[a-z0-9][a-z0-9_-]{0,39}){0,39}$/;

/** Parses the address and ignores other parameters. A numeric query is treated as text. */
export const parseSearchAddress = ({ q, without, stock }: Record<string, unknown>): SearchAddress => {
  const words = typeof q === 'string' || typeof q === 'number' || typeof q === 'boolean' ? String(q) : '';
  return {
    ...(words.trim() === '' ? {} : { q: words.slice(0, LONGEST_QUERY) }),
    ...(typeof without === 'string' && CODES.test(without) ? { without } : {}),
    ...(stock === 1 || stock === '1' || stock === true ? { stock: 1 } : {}),
  };
};

export const filterOf = ({ without, stock }: SearchAddress): SearchFilter => ({
  without: without?.split(',') ?? [],
  inStock: stock === 1,
});

export const addressOf = (query: string, { without, inStock }: SearchFilter): SearchAddress =>
  parseSearchAddress({ q: query, without: without.join(','), stock: inStock ? 1 : undefined });
