// Replaces one field of a JSON text; the rest stays unchanged.
import { parseTree } from 'jsonc-parser';

/** The text with a new value for a top-level field; a missing field is added at the end. */
export const replaceField = (text: string, name: string, value: string): string => {
  const field = parseTree(text)?.children?.find(({ children }) => children?.[0]?.value === name);
  const old = field?.children?.[1];
  if (field?.colonOffset !== undefined && old) {
    return `${text.slice(0, field.colonOffset + 1)} ${value}${text.slice(old.offset + old.length)}`;
  }
  const end = text.lastIndexOf('}');
  const head = text.slice(0, end).trimEnd();
  return `${head}${head.endsWith('{') ? '' : ','}\n  ${JSON.stringify(name)}: ${value}\n${text.slice(end)}`;
};
