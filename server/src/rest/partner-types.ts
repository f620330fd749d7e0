import { errorCatalogue, errorCodes } from '../kernel/errors/catalogue.ts';
import { reasonsOf } from '../kernel/errors/reasons.ts';
import { restRoutes } from '../modules/index.ts';
import { stockModules } from '../modules/stock-types/index.ts';
import { openApiDocument } from './openapi/document.ts';
import { typesOf } from './openapi/typescript.ts';

const literals = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ');

/**
 * Returns the REST types for the partners' client package (`clients/typescript`), which cover errors and the items in
 * the feed.
 */
export function partnerTypes(): string {
  const items = stockModules.map(({ type, presenter }) => {
    const { title }: { title?: unknown } = presenter.returns;
    return { name: type.name, title: String(title) };
  });
  const { schemas } = openApiDocument(restRoutes).components;
  const numbers = errorCodes.map((code) => `  ${errorCatalogue[code].errorCode}: '${code}',\n`);
  return `// Generated from the server's code by "npm run schema".

/** Names of the error catalogue. */
export type ErrorCode = ${literals(errorCodes)};

/** Reasons that refine error codes. More may be added, so keep a default branch. */
export type ErrorReason = ${literals(errorCodes.flatMap(reasonsOf))} | (string & {});

/** Error codes by number. REST responses contain the number only. */
export const errorCodes: Readonly<Record<number, ErrorCode>> = {
${numbers.join('')}};

/** Item of the feed by stock type. */
export interface FeedItems {
${items.map(({ name, title }) => `  ${name}: ${title};\n`).join('')}}

/** Stock type in a feed. */
export type FeedType = keyof FeedItems;

${typesOf(
  schemas,
  items.map(({ title }) => title),
)}`;
}
