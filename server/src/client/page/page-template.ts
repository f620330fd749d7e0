/** Where the client's `index.html` leaves room for what the server knows of the page. */
const room = /<!--page-->[\s\S]*?<!--\/page-->/;

/** What the build writes where the currency of the house belongs. */
const builtFor = 'data-currency="USD"';

/** Makes the page of what stands in its head. */
export type PageTemplate = (head: string) => string;

/** The page that the client was built with, to be filled in for each request. Throws when it has no room for that. */
export function pageTemplate(built: string, currency: string): PageTemplate {
  const [before, after, ...more] = built.replace(builtFor, `data-currency="${currency}"`).split(room);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('index.html must have one <!--page--><!--/page-->');
  }
  return (head) => `${before}${head}${after}`;
}
