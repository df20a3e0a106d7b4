// Parser of handwritten JSON that explains an error with its line, unlike JSON.parse.
import { type JSONPath, printParseErrorCode, visit } from 'jsonc-parser';
import { fail, ok, type Result } from '#domain/result.ts';
import { pathText } from '../problem.ts';

export interface ScannedJson {
  /** Line, from 1, of a path such as `products[3].slug`. */
  readonly lines: ReadonlyMap<string, number>;
  /** Fields that occur twice in one object; JSON.parse would silently drop the first. */
  readonly repeated: readonly { readonly path: string; readonly first: number }[];
}

export interface JsonFault {
  readonly line: number;
  readonly message: string;
}

const LITERALS: readonly string[] = ['true', 'false', 'null'];
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** A word or number. */
const BARE = /^[\p{L}\p{N}_$.+-]+/u;
const BARE_BEHIND = /[\p{L}\p{N}_$.+-]+$/u;
const CURLY = /[“”„‟«»‘’‚`´″]/;
/** A string up to a \ that starts no escape. */
const WRONG_ESCAPE = /^"(?:[^"\\\r\n]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/;

/** Parses the text, or returns its first error. */
export function scanJson(text: string): Result<ScannedJson, JsonFault> {
  const lines = new Map<string, number>();
  const repeated: { path: string; first: number }[] = [];
  const open: { at: number; names: Map<string, number> }[] = [];
  const faults: JsonFault[] = [];
  let named: string | undefined;
  const value = (line: number, path: JSONPath) => {
    const own = pathText(path);
    if (!lines.has(own)) lines.set(own, line + 1);
  };
  const begin = (at: number, _length: number, line: number, _column: number, pathOf: () => JSONPath) => {
    value(line, pathOf());
    open.push({ at, names: new Map() });
  };
  // At the end of the text, the parser closes open brackets by zero-length tokens.
  const end = (_at: number, length: number) => {
    if (length > 0) open.pop();
  };
  visit(
    text,
    {
      onObjectBegin: begin,
      onArrayBegin: begin,
      onObjectEnd: end,
      onArrayEnd: end,
      onLiteralValue: (_value, _at, _length, line, _column, pathOf) => value(line, pathOf()),
      onObjectProperty: (name, _at, _length, line, _column, pathOf) => {
        const own = pathText([...pathOf(), name]);
        const names = open.at(-1)?.names;
        const first = names?.get(name);
        if (first !== undefined) repeated.push({ path: own, first });
        names?.set(name, line + 1);
        lines.set(own, line + 1);
        named = name;
      },
      onSeparator: () => {
        named = undefined;
      },
      // The parser continues after an error, but later errors follow from the first.
      onError: (code, at) => {
        if (faults.length === 0) faults.push(faultAt(text, at, printParseErrorCode(code), open.at(-1)?.at, named));
      },
    },
    { disallowComments: true },
  );
  const [fault] = faults;
  return fault ? fail(fault) : ok({ lines, repeated });
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split(/\r\n?|\n/).length;

/** `opened`: offset of the innermost open bracket; `named`: a field without its colon yet. */
function faultAt(text: string, at: number, kind: string, opened: number | undefined, named?: string): JsonFault {
  const before = text.slice(0, at).trimEnd();
  const rest = text.slice(at);
  const here = (message: string): JsonFault => ({ line: lineAt(text, at), message });
  // A missing comma is reported at the end of the value before it.
  const behind = (message: string): JsonFault => ({ line: lineAt(text, before.length), message });
  const [line = ''] = rest.slice(0, 60).split(/\r?\n/);
  const shown = line.length > 24 ? `${line.slice(0, 24).trimEnd()}…` : line.trimEnd();
  const last = before.at(-1) ?? '';
  const sign = rest.charAt(0);
  const opener = opened === undefined ? '' : text.charAt(opened);
  const closing = opener === '{' ? '}' : ']';
  // True when a value or name is expected, not a comma or bracket.
  const isDue = before === '' || '{[,:'.includes(last);
  const bare = BARE.exec(rest)?.[0] ?? '';
  // The parser reads `true”` as one unknown token, and `07` as two numbers.
  if (kind === 'InvalidSymbol' && LITERALS.includes(bare)) return faultAt(text, at + bare.length, kind, opened, named);
  const word = isDue || before.length < at ? bare : `${BARE_BEHIND.exec(before.slice(-60))?.[0] ?? ''}${bare}`;

  if (/\s/.test(sign)) {
    const hex = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return here(`a space stands here that is none to JSON (U+${hex}): type it anew`);
  }
  if (/^\/[/*]/.test(rest)) return here('a comment stands here, and JSON has none: take it out');
  if (WRONG_ESCAPE.test(rest)) {
    return here('a \\ stands in a text: write \\\\ for the sign itself, \\n for a new line');
  }
  if (kind === 'UnexpectedEndOfString') return here(`the text that begins with ${shown} has no " at its end`);
  if (kind === 'InvalidCharacter') return here('a tab or another invisible sign stands in a text: take it out');
  if (named !== undefined) return behind(`a colon is missing after "${named}"`);
  if (sign === '' && (opened === undefined || last === ':')) return behind('the text ends where a value is needed');
  if (sign === '') return behind(`the text ends, and the ${opener} of line ${lineAt(text, opened ?? 0)} is open`);
  if (last === ',' && sign === closing) return behind(`the comma before ${closing} is one too many`);
  if (last === ',' && sign === ',') return here('there is one comma too many');
  if (isDue && CURLY.test(sign)) return here(`${sign} is not a quotation mark of JSON: write "`);
  if (isDue && opener === '{' && last !== ':') {
    return here(`${shown} stands where the name of a field in " and " is needed`);
  }
  if (isDue && sign === "'") return here('texts stand between " and ", not between single quotes');
  if ((isDue || word !== bare) && word !== '' && !LITERALS.includes(word) && !NUMBER.test(word)) {
    return here(`${word} is no value: write true, false, null, a number, or a text between " and "`);
  }
  if (isDue) return here(`${shown} stands where a value is needed`);
  if (opener === '') return here(`${shown} stands after the end of the whole`);
  if (/[}\]]/.test(sign)) return here(`${sign} stands where ${closing} is needed`);
  return behind(`a comma is missing before ${shown}`);
}
