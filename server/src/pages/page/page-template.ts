/** Where the client's `index.html` leaves room for what the server knows of the page. */
const room = /<!--page-->[\s\S]*?<!--\/page-->/;

/** What the build writes where the currency of the house belongs. */
const builtFor = 'data-currency="USD"';

/** Before the end of the body, if there is one. */
const bodyEnd = /(?=<\/body>)|$/;

/** Makes the page of its head, and of the content that readers without scripts see. */
export type PageTemplate = (head: string, content?: string) => string;

/** The page that the client was built with, to be filled in for each request. Throws when it has no room for that. */
export function pageTemplate(built: string, currency: string): PageTemplate {
  const [before, after, ...more] = built.replace(builtFor, `data-currency="${currency}"`).split(room);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('index.html must have one <!--page--><!--/page-->');
  }
  return (head, content) =>
    `${before}${head}${content === undefined ? after : after.replace(bodyEnd, () => `<noscript>${content}</noscript>`)}`;
}
