// Worker code that needs the database: a separate script, loaded only for a picture or an order. Pages are answered without
// it.
import { TablDatabase } from '#core/db/database.ts';
import * as pictures from '#core/sync/menu/pictures.ts';
import { createOutboxFlush } from './flush-outbox.ts';

const db = new TablDatabase();

export const answerPicture = (request: Request): Promise<Response> => pictures.answerPicture(db, request, Date.now());
export const flushOutbox: () => Promise<void> = createOutboxFlush(db);
