// Text of a push: words for a notification, and the address that a press on it opens. Of a guest it holds nothing but the
// table.
import * as v from 'valibot';
import { LANGUAGES } from '#domain/language/language.ts';

const noticeSchema = v.object({
  title: v.string(),
  body: v.string(),
  language: v.picklist(LANGUAGES),
  /** A newer one takes the place of one that is still shown. */
  tag: v.string(),
  /** Below our own address. */
  path: v.pipe(v.string(), v.regex(/^\/[^/\\]/)),
});
export type PushNotice = v.InferOutput<typeof noticeSchema>;

/** undefined for what no server of ours has said. */
export function parsePushNotice(text: string | undefined): PushNotice | undefined {
  try {
    const parsed = v.safeParse(noticeSchema, JSON.parse(text ?? ''));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
