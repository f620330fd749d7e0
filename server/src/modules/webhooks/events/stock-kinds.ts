import { stockModules } from '../../stock-types/index.ts';

/** Types of stock as GraphQL and messages have them (`DIAMOND`), by the names that the house has for them. */
export const kindsByName: ReadonlyMap<string, string> = new Map(stockModules.map(({ type }) => [type.name, type.kind]));
