// Types of the used parts of the package; its own declarations need browser types, which a server does not have.
declare module '@point-of-sale/receipt-printer-encoder' {
  export default class ReceiptPrinterEncoder {
    constructor(options: {
      readonly language: 'esc-pos';
      readonly columns: 32 | 48;
      readonly codepageMapping: string;
      readonly feedBeforeCut: number;
    });
    initialize(): this;
    raw(bytes: readonly number[]): this;
    codepage(page: 'auto'): this;
    bold(on: boolean): this;
    invert(on: boolean): this;
    size(width: number, height: number): this;
    text(text: string): this;
    line(text: string): this;
    cut(): this;
    encode(): Uint8Array;
  }
}
