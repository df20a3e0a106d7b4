// Sanitises a venue's HTML for storage by an allow-list. The device sanitises it again with another library.
import sanitize from 'sanitize-html';
import { isAllowedLink, isAllowedPicture } from '#domain/place/allowed-addresses.ts';
import { ALLOWED_EVERYWHERE, ALLOWED_HTML, TAKEN_WHOLE } from '#domain/place/allowed-html.ts';

/** Address and size of a picture by its name in pictures.json. */
export type PictureAddress = (
  name: string,
) => { readonly path: string; readonly width: number; readonly height: number } | undefined;

export interface Sanitised {
  readonly html: string;
  /** Removed parts as the owner would find them: `<script>`, `onclick`, `a link to "javascript:…"`. Each once. */
  readonly removed: readonly string[];
}

/** Maximum nesting depth. */
const DEEPEST = 40;
/** h1 becomes h2, because the page has its own heading. */
const RENAMED: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4', strike: 's', del: 's', tt: 'span' };
/** Wrapper tags of editors; removing them loses no content. */
const SILENT: readonly string[] = ['html', 'body', 'section', 'article', 'header', 'footer', 'main', 'center', 'font'];

const OPTIONS: sanitize.IOptions = {
  allowedTags: Object.keys(ALLOWED_HTML),
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(ALLOWED_HTML).map(([tag, own]) => [tag, [...own]])),
    '*': [...ALLOWED_EVERYWHERE],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [...TAKEN_WHOLE],
  nestingLimit: DEEPEST,
  disallowedTagsMode: 'discard',
};

export function sanitiseHtml(html: string, pictureOf: PictureAddress = () => undefined): Sanitised {
  const removed = new Set<string>();
  const note = (tag: string, attributes: sanitize.Attributes) => {
    const name = RENAMED[tag] ?? tag;
    const own = ALLOWED_HTML[name];
    if (own === undefined) {
      if (!SILENT.includes(tag)) removed.add(`<${short(tag)}>`);
      return;
    }
    for (const attribute of Object.keys(attributes)) {
      if (!own.includes(attribute) && !ALLOWED_EVERYWHERE.includes(attribute)) removed.add(short(attribute));
    }
  };
  const clean = sanitize(html, {
    ...OPTIONS,
    onOpenTag: note,
    transformTags: {
      ...RENAMED,
      a: (_, attributes) => {
        const address = attributes.href?.trim() ?? '';
        if (isAllowedLink(address)) return { tagName: 'a', attribs: { ...attributes, href: address } };
        removed.add(address === '' ? 'a link without an address' : `a link to "${short(address)}"`);
        return { tagName: 'span', attribs: {} };
      },
      img: (_, attributes) => {
        const { src = '', alt = '' } = attributes;
        const own = pictureOf(src);
        if (!own && !isAllowedPicture(src)) {
          removed.add(`a picture from "${short(src)}"`);
          return { tagName: 'img', attribs: {} };
        }
        const size = own && { src: own.path, width: String(own.width), height: String(own.height) };
        return { tagName: 'img', attribs: { ...attributes, alt, ...size } };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  });
  return { html: clean.trim(), removed: [...removed] };
}

const short = (text: string): string => {
  const plain = text.replace(/[^\x21-\x7e\u0400-\u04ff]+/g, ' ').trim();
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain;
};
