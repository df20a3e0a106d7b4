// Forms as browsers send them, with fields and files.
import type { FastifyInstance } from 'fastify';

/** Fields of a form: texts and files. A repeated name has a list. */
type Field = string | File;
export type FormFields = Readonly<Record<string, Field | readonly Field[]>>;

const fieldsOf = (form: FormData): FormFields =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name);
      const [first] = all;
      return [name, all.length === 1 && first !== undefined ? first : all];
    }),
  );

/** Parses form bodies within this plugin; rejects unreadable ones. */
export const readForms = (scope: FastifyInstance, bodyLimit: number): void => {
  scope.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer', bodyLimit },
    async (request: { headers: Record<string, string | string[] | undefined> }, body: Buffer) => {
      const type = String(request.headers['content-type']);
      try {
        return fieldsOf(await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData());
      } catch {
        throw Object.assign(new Error('A form that cannot be read'), { statusCode: 400 });
      }
    },
  );
};
