import type { Font } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A font that has been read already; the types of the library know files only. */
      registerFont(name: string, font: Font): this;
    }
  }
}
