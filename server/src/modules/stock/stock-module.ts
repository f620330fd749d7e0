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

/** Stock type with its resolvers, routes, rules, import and export. */
export interface StockModule {
  readonly type: StockType;
  /** Import configuration. */
  readonly files: StockImport;
  /** Whether the documented REST API has an import endpoint for the type. */
  readonly hasImportRoute: boolean;
  readonly exports: StockExport;
  readonly writing: StockWriting;
  readonly presenter: StockPresenter;
  /** Rules for changes to items. */
  readonly rules: StockRules;
  /** Functions that place and release holds. If omitted, items of the type cannot be put on hold. */
  readonly holds?: StockHolds;
  /** Section in the API documentation. If omitted, the type has its own section. */
  readonly section?: string;
  readonly resolvers: readonly ResolverClass[];
  readonly routes: readonly Route[];
}

interface Offered {
  readonly type: StockType;
  /** Import configuration. Default: derived from the field declarations. */
  readonly files?: StockImport;
  /** Whether the documented REST API has an import endpoint for the type. Default: false. */
  readonly hasImportRoute?: boolean;
  /** Export configuration. Default: derived from the field declarations. */
  readonly exports?: StockExport;
  readonly section?: string;
  /** Custom lookup of items. Default: by item ID or stock number. */
  readonly finding?: StockFinding;
  readonly writing?: StockWriting;
  readonly rules?: StockRules;
  readonly holds?: StockHolds;
  /** Additional resolvers besides the default queries and the create and update mutations. */
  readonly resolvers?: readonly ResolverClass[];
  /** REST presentation of an item. Default: one flat object. */
  readonly presenter?: StockPresenter;
  /** Documented REST routes. */
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
