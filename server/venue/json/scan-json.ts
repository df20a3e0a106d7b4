// JSON that people write by hand: what is wrong is said with its line and in words, which JSON.parse does not do.
import { fail, ok, type Result } from '#domain/result.ts';
import { type Path, pathText } from '../problem.ts';

export interface ScannedJson {
  /** By a path such as `products[3].slug`: the line in which it stands, from 1 on. */
  readonly lines: ReadonlyMap<string, number>;
  /** Fields that stand twice in one object; JSON.parse would silently forget the first. */
  readonly repeated: readonly { readonly path: string; readonly first: number }[];
}

export interface JsonFault {
  readonly line: number;
  readonly message: string;
}

const LITERALS: readonly string[] = ['true', 'false', 'null'];
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** A word or a number, as far as it goes. */
const BARE = /[\p{L}\p{N}_$.+-]+/uy;
const CURLY = /[“”„‟«»‘’‚`´″]/;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

class Fault extends Error {
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/** Reads the whole text, or says what is wrong with it first. */
export function scanJson(text: string): Result<ScannedJson, JsonFault> {
  const scanner = new Scanner(text);
  try {
    scanner.whole();
    return ok({ lines: scanner.lines, repeated: scanner.repeated });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return fail({ line: scanner.lineOf(error.at), message: error.message });
  }
}

class Scanner {
  readonly lines = new Map<string, number>();
  readonly repeated: { path: string; first: number }[] = [];
  readonly #text: string;
  readonly #starts: number[] = [0];
  #at = 0;
  /** Where the last thing that was read ends: a comma is missed there, not in the next line. */
  #end = 0;

  constructor(text: string) {
    this.#text = text;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  lineOf(at: number): number {
    let [low, high] = [0, this.#starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  whole(): void {
    this.#value([]);
    if (this.#next() !== '') throw new Fault(this.#at, `${this.#shown()} stands after the end of the whole`);
  }

  /** The next sign that counts; '' at the end of the text. */
  #next(): string {
    while (/[ \t\r\n]/.test(this.#text[this.#at] ?? '')) this.#at += 1;
    const sign = this.#text[this.#at] ?? '';
    if (/\s/.test(sign)) {
      const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      throw new Fault(this.#at, `a space stands here that is none to JSON (U+${code}): type it anew`);
    }
    if (/^\/[/*]/.test(this.#text.slice(this.#at, this.#at + 2))) {
      throw new Fault(this.#at, 'a comment stands here, and JSON has none: take it out');
    }
    return sign;
  }

  #take(length = 1): void {
    this.#at += length;
    this.#end = this.#at;
  }

  #value(path: Path): void {
    const sign = this.#next();
    this.lines.set(pathText(path), this.lines.get(pathText(path)) ?? this.lineOf(this.#at));
    if (sign === '{') this.#object(path);
    else if (sign === '[') this.#array(path);
    else if (sign === '"') this.#string();
    else this.#bare(sign);
  }

  #object(path: Path): void {
    const opened = this.#at;
    const own = new Map<string, number>();
    this.#take();
    for (let first = true; this.#next() !== '}'; first = false) {
      if (!first) this.#comma('}', opened);
      if (this.#next() !== '"') throw this.#notAName(opened);
      const at = this.#at;
      const name = this.#string();
      const here = [...path, name];
      const before = own.get(name);
      if (before !== undefined) this.repeated.push({ path: pathText(here), first: before });
      own.set(name, this.lineOf(at));
      this.lines.set(pathText(here), this.lineOf(at));
      if (this.#next() !== ':') throw new Fault(this.#end, `a colon is missing after "${name}"`);
      this.#take();
      this.#value(here);
    }
    this.#take();
  }

  #array(path: Path): void {
    const opened = this.#at;
    this.#take();
    for (let index = 0; this.#next() !== ']'; index += 1) {
      if (index > 0) this.#comma(']', opened);
      this.#value([...path, index]);
    }
    this.#take();
  }

  #comma(closing: '}' | ']', opened: number): void {
    const sign = this.#next();
    if (sign === '') throw this.#unclosed(opened);
    if (sign === '}' || sign === ']') throw new Fault(this.#at, `${sign} stands where ${closing} is needed`);
    if (sign !== ',') throw new Fault(this.#end, `a comma is missing before ${this.#shown()}`);
    const comma = this.#at;
    this.#take();
    const after = this.#next();
    if (after === '') throw this.#unclosed(opened);
    if (after === closing) throw new Fault(comma, `the comma before ${closing} is one too many`);
    if (after === ',') throw new Fault(this.#at, 'there is one comma too many');
  }

  #string(): string {
    const start = this.#at;
    for (this.#at += 1; this.#text[this.#at] !== '"'; this.#at += 1) {
      const sign = this.#text[this.#at];
      if (sign === undefined || sign === '\n' || sign === '\r') {
        throw new Fault(start, `the text that begins with ${this.#shown(start)} has no " at its end`);
      }
      if (sign < ' ') throw new Fault(this.#at, 'a tab or another invisible sign stands in a text: take it out');
      if (sign !== '\\') continue;
      ESCAPE.lastIndex = this.#at;
      const escaped = ESCAPE.exec(this.#text)?.[0];
      if (escaped === undefined) {
        throw new Fault(this.#at, 'a \\ stands in a text: write \\\\ for the sign itself, \\n for a new line');
      }
      this.#at += escaped.length - 1;
    }
    this.#take();
    return JSON.parse(this.#text.slice(start, this.#at));
  }

  #bare(sign: string): void {
    if (sign === '') throw new Fault(this.#end, 'the text ends where a value is needed');
    if (CURLY.test(sign)) throw new Fault(this.#at, `${sign} is not a quotation mark of JSON: write "`);
    if (sign === "'") throw new Fault(this.#at, 'texts stand between " and ", not between single quotes');
    BARE.lastIndex = this.#at;
    const word = BARE.exec(this.#text)?.[0];
    if (word === undefined) throw new Fault(this.#at, `${this.#shown()} stands where a value is needed`);
    if (!LITERALS.includes(word) && !NUMBER.test(word)) {
      throw new Fault(this.#at, `${word} is no value: write true, false, null, a number, or a text between " and "`);
    }
    this.#take(word.length);
  }

  #notAName(opened: number): Fault {
    const sign = this.#next();
    if (sign === '') return this.#unclosed(opened);
    if (CURLY.test(sign)) return new Fault(this.#at, `${sign} is not a quotation mark of JSON: write "`);
    return new Fault(this.#at, `${this.#shown()} stands where the name of a field in " and " is needed`);
  }

  #unclosed(opened: number): Fault {
    return new Fault(this.#end, `the text ends, and the ${this.#text[opened]} of line ${this.lineOf(opened)} is open`);
  }

  /** Text at a position, shortened to its line. */
  #shown(at = this.#at): string {
    const [line = ''] = this.#text.slice(at, at + 60).split(/\r?\n/);
    return line.length > 24 ? `${line.slice(0, 24).trimEnd()}…` : line.trimEnd();
  }
}
