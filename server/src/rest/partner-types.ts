import { errorCatalogue, errorCodes } from '../kernel/errors/catalogue.ts';
import { reasonsOf } from '../kernel/errors/reasons.ts';
import { restRoutes } from '../modules/index.ts';
import { stockModules } from '../modules/stock-types/index.ts';
import { openApiDocument } from './openapi/document.ts';
import { typesOf } from './openapi/typescript.ts';

const literals = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ');

/** What the client package of partners (`clients/typescript`) has to know of REST: errors, and the items of the feed. */
export function partnerTypes(): string {
  const items = stockModules.map(({ type, presenter }) => {
    const { title }: { title?: unknown } = presenter.returns;
    return { name: type.name, title: String(title) };
  });
  const { schemas } = openApiDocument(restRoutes).components;
  const numbers = errorCodes.map((code) => `  ${errorCatalogue[code].errorCode}: '${code}',\n`);
  return `// Written by "npm run schema" of what the server is made of.

/** Names of the error catalogue. */
export type ErrorCode = ${literals(errorCodes)};

/** Finer cases of errors. More may come: keep a default branch. */
export type ErrorReason = ${literals(errorCodes.flatMap(reasonsOf))} | (string & {});

/** The catalogue's names by their numbers, which is all that REST tells of them. */
export const errorCodes: Readonly<Record<number, ErrorCode>> = {
${numbers.join('')}};

/** Types of stock as a feed names them, and what it says of an item of each. */
export interface FeedItems {
${items.map(({ name, title }) => `  ${name}: ${title};\n`).join('')}}

/** Types of stock as a feed names them. */
export type FeedType = keyof FeedItems;

${typesOf(
  schemas,
  items.map(({ title }) => title),
)}`;
}
