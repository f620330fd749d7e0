/** Placeholder for the metadata of a page in the client's `index.html`. */
const pageContent = /<!--page-->[\s\S]*?<!--\/page-->/;

/** Placeholder for the currency in the built page. */
const builtFor = 'data-currency="USD"';

/** Position before the end of the body, or the end of the page if there is no body tag. */
const bodyEnd = /(?=<\/body>)|$/;

/** Returns the page with the given head, and with content for clients without JavaScript. */
export type PageTemplate = (head: string, content?: string) => string;

/** Returns the template of the built page. Throws if the placeholder is missing. */
export function pageTemplate(built: string, currency: string): PageTemplate {
  const [before, after, ...more] = built.replace(builtFor, `data-currency="${currency}"`).split(pageContent);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('index.html must have one <!--page--><!--/page-->');
  }
  return (head, content) =>
    `${before}${head}${content === undefined ? after : after.replace(bodyEnd, () => `<noscript>${content}</noscript>`)}`;
}
