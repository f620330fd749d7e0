import type { Route } from '../../kernel/transport/route.ts';
import { stockExtras } from './extras.resolver.ts';
import { importOf } from './files/import-of-type.ts';
import { exportOf, type StockExport } from './files/stock-export.ts';
import type { StockImport } from './files/stock-import.ts';
import { flatPresenter, type StockPresenter } from './stock.presenter.ts';
import { type StockFinding, type StockWriting, stockCommands, stockQueries, stockWriting } from './stock.resolver.ts';
import type { StockType } from './stock-type.ts';
import { type StockHolds, type StockRules, stockRules } from './writing/stock-rules.ts';

type ResolverClass = new () => object;

/** A type of stock with everything that the server offers of it. */
export interface StockModule {
  readonly type: StockType;
  /** How its import files are read. */
  readonly files: StockImport;
  /** Whether the documented REST API has an import call for it. */
  readonly hasImportRoute: boolean;
  readonly exports: StockExport;
  readonly writing: StockWriting;
  readonly presenter: StockPresenter;
  /** The rules by which its items change. */
  readonly rules: StockRules;
  /** How its items are held for a buyer. Left out: they are not. */
  readonly holds?: StockHolds;
  /** The section of the API's document that has its calls. Left out: one of its own. */
  readonly section?: string;
  readonly resolvers: readonly ResolverClass[];
  readonly routes: readonly Route[];
}

interface Offered {
  readonly type: StockType;
  /** Default: as its fields declare. */
  readonly files?: StockImport;
  /** Default: false. */
  readonly hasImportRoute?: boolean;
  /** How it is written to files. Default: as its fields declare. */
  readonly exports?: StockExport;
  readonly section?: string;
  /** How pieces are named and found, and what is done with them, where that is not as with all stock. */
  readonly finding?: StockFinding;
  readonly writing?: StockWriting;
  readonly rules?: StockRules;
  readonly holds?: StockHolds;
  /** Besides queries, create and update, which every type has. */
  readonly resolvers?: readonly ResolverClass[];
  /** How REST shows it: by default as one flat object. */
  readonly presenter?: StockPresenter;
  /** Its documented REST calls. */
  readonly routes: readonly Route[];
}

export const stockModule = ({
  type,
  files = importOf(type),
  hasImportRoute = false,
  exports = exportOf(type, files),
  section,
  finding,
  writing = stockWriting(type),
  rules = stockRules(type),
  holds,
  resolvers = [],
  presenter = flatPresenter(type),
  routes,
}: Offered): StockModule => ({
  type,
  files,
  hasImportRoute,
  exports,
  writing,
  presenter,
  rules,
  ...(holds && { holds }),
  ...(section !== undefined && { section }),
  resolvers: [...stockQueries(type, finding), stockExtras(type), ...stockCommands(type, writing), ...resolvers],
  routes,
});
