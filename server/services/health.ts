import { journalHead } from '../store/log/journal-head.ts';
import { INSTALLATION } from '../store/store.ts';
import type { Services } from './services.ts';

/** Resolves when the database can be read, and rejects otherwise. */
export const checkHealth = async ({ store }: Pick<Services, 'store'>): Promise<void> => {
  await journalHead(store.read, INSTALLATION);
};
