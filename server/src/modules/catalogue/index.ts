import type { EntityClass } from '@mikro-orm/postgresql';
import type { JobHandler } from '../../kernel/job.ts';
import type { Route } from '../../kernel/route.ts';
import { Diamond } from './diamonds/diamond.entity.ts';
import { importDiamonds } from './diamonds/diamond.import.ts';
import { DiamondResolver } from './diamonds/diamond.resolver.ts';
import { diamondRoutes } from './diamonds/diamond.routes.ts';
import { DiamondChangesResolver } from './diamonds/diamond-changes.resolver.ts';
import { DiamondFields, DiamondPageFields } from './diamonds/diamond-fields.resolver.ts';
import { releaseExpiredHolds } from './diamonds/release-expired-holds.ts';
import { importResolver } from './stock/import.resolver.ts';
import { importRoute } from './stock/import-file.ts';
import { stockModules } from './stock-modules.ts';

export { Diamond } from './diamonds/diamond.entity.ts';
export { DiamondType } from './diamonds/diamond.type.ts';
export { availabilityTo } from './diamonds/diamond-columns.ts';
export { priceFor } from './diamonds/diamond-price.ts';
export type { DiamondRow } from './diamonds/diamond-row.ts';
export type { DiamondView } from './diamonds/diamond-view.ts';
export { visibleTo } from './diamonds/diamond-visibility.ts';
export { highlightDiamond } from './diamonds/highlight-diamond.ts';
export { diamondById, lockDiamonds } from './diamonds/load-diamonds.ts';
export { Availability } from './stock/availability.ts';
export { registerCommitment } from './stock/commitments.ts';
export { ImportProfileInput } from './stock/import-input.ts';
export { ImportRefusal } from './stock/import-problems.ts';
export type { ImportReport } from './stock/import-report.ts';
export { ImportMode, importStock } from './stock/import-stock.ts';
export { StockStatus } from './stock/stock-status.ts';
export { stockImports } from './stock-imports.ts';

export const catalogueEntities: readonly EntityClass<object>[] = [
  Diamond,
  ...stockModules.map(({ type }) => type.entity),
];
export const catalogueResolvers = [
  DiamondResolver,
  DiamondFields,
  DiamondPageFields,
  DiamondChangesResolver,
  importResolver(importDiamonds),
  ...stockModules.flatMap(({ resolvers }) => resolvers),
] as const;
export const catalogueRoutes: readonly Route[] = [
  ...diamondRoutes,
  importRoute(importDiamonds),
  ...stockModules.flatMap(({ routes }) => routes),
];
export const catalogueJobs: readonly JobHandler[] = [releaseExpiredHolds];
