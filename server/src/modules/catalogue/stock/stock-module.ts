import type { Route } from '../../../kernel/transport/route.ts';
import { importResolver } from './imports/import.resolver.ts';
import type { FileImport } from './imports/import-file.ts';
import { stockCommands, stockQueries } from './stock.resolver.ts';
import type { StockType } from './stock-type.ts';

type ResolverClass = new () => object;

/** A type of stock with everything that the server offers of it. */
export interface StockModule {
  readonly type: StockType;
  readonly imports: FileImport;
  /** The section of the API's document that has its calls. Left out: one of its own. */
  readonly section?: string;
  readonly resolvers: readonly ResolverClass[];
  readonly routes: readonly Route[];
}

interface Offered {
  readonly type: StockType;
  readonly imports: FileImport;
  readonly section?: string;
  /** Besides queries, create, update, activate and import, which every type has. */
  readonly resolvers?: readonly ResolverClass[];
  /** Its documented REST calls. */
  readonly routes: readonly Route[];
}

export const stockModule = ({ type, imports, section, resolvers = [], routes }: Offered): StockModule => ({
  type,
  imports,
  ...(section !== undefined && { section }),
  resolvers: [...stockQueries(type), ...stockCommands(type), importResolver(imports), ...resolvers],
  routes,
});
