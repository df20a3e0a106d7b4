// Content of a push: texts of a notification, and the URL that it opens. Of guests it contains only the table.
import * as v from 'valibot';
import { LANGUAGES } from '#domain/language/language.ts';

const noticeSchema = v.object({
  title: v.string(),
  body: v.string(),
  language: v.picklist(LANGUAGES),
  /** A newer notification with the same tag replaces a shown one. */
  tag: v.string(),
  /** Below our own address. */
  path: v.pipe(v.string(), v.regex(/^\/[^/\\]/)),
});
export type PushNotice = v.InferOutput<typeof noticeSchema>;

/** undefined: not from our server. */
export function parsePushNotice(text: string | undefined): PushNotice | undefined {
  try {
    const parsed = v.safeParse(noticeSchema, JSON.parse(text ?? ''));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
