// Code that needs the database: a script of its own, stored with the worker and read only when a picture or an order asks
// for it. A page is answered without it.
import { TablDatabase } from '#core/db/database.ts';
import * as pictures from '#core/sync/menu/pictures.ts';
import { createOutboxFlush } from './flush-outbox.ts';

const db = new TablDatabase();

export const answerPicture = (request: Request): Promise<Response> => pictures.answerPicture(db, request, Date.now());
export const flushOutbox: () => Promise<void> = createOutboxFlush(db);
