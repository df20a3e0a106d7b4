// One field of a JSON text is written anew; every other letter stays as its owner wrote it.

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;

/** Where the value of a field of the outermost object stands. */
const spanOf = (text: string, name: string): readonly [number, number] | undefined => {
  let depth = 0;
  let start: number | undefined;
  let before = '';
  let isNamed = false;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const isEnd = depth === 1 && (token === ',' || token === '}');
    if (start !== undefined && isEnd) return [start, start + text.slice(start, index).trimEnd().length];
    if (depth === 1 && token === ':' && isNamed) start = index + 1;
    isNamed = (before === '{' || before === ',') && token.startsWith('"') && JSON.parse(token) === name;
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    before = token;
  }
  return undefined;
};

/** The text with another value for a field of the outermost object; where it has none, the field is added at the end. */
export const replaceField = (text: string, name: string, value: string): string => {
  const span = spanOf(text, name);
  if (span) return `${text.slice(0, span[0])} ${value}${text.slice(span[1])}`;
  const end = text.lastIndexOf('}');
  const head = text.slice(0, end).trimEnd();
  return `${head}${head.endsWith('{') ? '' : ','}\n  ${JSON.stringify(name)}: ${value}\n${text.slice(end)}`;
};
