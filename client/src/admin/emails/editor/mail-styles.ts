/** How a link looks that is a button. In hex: some mail readers know no other colours. */
export const buttonStyle =
  'display:inline-block;padding:12px 24px;background-color:#1d1d1b;color:#ffffff;text-decoration:none';

/** A picture is never wider than the mail. */
export const pictureStyle = 'max-width:100%;height:auto';

/** A style without the spaces and the last semicolon that say nothing. */
export const bareStyle = (style: string): string =>
  style
    .replace(/\s*([:;,])\s*/g, '$1')
    .replace(/;$/, '')
    .trim();
