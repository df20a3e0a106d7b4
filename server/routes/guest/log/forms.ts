// Forms as browsers send them: fields by their names, files as they are.
import type { FastifyInstance } from 'fastify';

/** A form's fields: texts and files. A name that stands twice has a list. */
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

/** Within this plugin a form is read as an object of its fields; one that cannot be read is refused. */
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
