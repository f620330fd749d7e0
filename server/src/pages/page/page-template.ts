/** Placeholder for the metadata of a page in the client's `index.html`. */
const pageContent = /<!--page-->[\s\S]*?<!--\/page-->/;

/** Default currency in the built page, which is replaced by the configured one. */
const builtFor = 'data-currency="USD"';

/** Position before the closing body tag, or the end of the page if there is no such tag. */
const bodyEnd = /(?=<\/body>)|$/;

/** Returns the page with the given head and with content for clients without JavaScript. */
export type PageTemplate = (head: string, content?: string) => string;

/** Creates the template of the built page. Throws if the placeholder is missing. */
export function pageTemplate(built: string, currency: string): PageTemplate {
  const [before, after, ...more] = built.replace(builtFor, `data-currency="${currency}"`).split(pageContent);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('index.html must have one <!--page--><!--/page-->');
  }
  return (head, content) =>
    `${before}${head}${content === undefined ? after : after.replace(bodyEnd, () => `<noscript>${content}</noscript>`)}`;
}
