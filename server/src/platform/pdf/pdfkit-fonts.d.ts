import type { Font } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Registers a parsed font. The types of the library only support files. */
      registerFont(name: string, font: Font): this;
    }
  }
}
