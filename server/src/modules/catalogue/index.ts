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
import { ExportResolver } from './exports/export.resolver.ts';
import { PictureResolver } from './pictures/picture.resolver.ts';
import { importResolver } from './stock/import.resolver.ts';
import { importRoute } from './stock/import-file.ts';
import { forgetImportProblems } from './stock/import-problem-file.ts';
import { stockModules } from './stock-modules.ts';

export { Bracelet } from './bracelets/bracelet.entity.ts';
export { bracelets } from './bracelets/bracelet.stock.ts';
export { CustomNecklace } from './custom-necklaces/custom-necklace.entity.ts';
export { customNecklaces } from './custom-necklaces/custom-necklace.stock.ts';
export { Diamond } from './diamonds/diamond.entity.ts';
export { presentDiamond, presentedColumns } from './diamonds/diamond.presenter.ts';
export { DiamondSchema } from './diamonds/diamond.schema.ts';
export { DiamondType } from './diamonds/diamond.type.ts';
export { availabilityTo } from './diamonds/diamond-columns.ts';
export { mateOf } from './diamonds/diamond-pair.ts';
export { offerPriceFor, priceFor } from './diamonds/diamond-price.ts';
export type { DiamondRow } from './diamonds/diamond-row.ts';
export type { DiamondView } from './diamonds/diamond-view.ts';
export { offeredTo, visibleTo } from './diamonds/diamond-visibility.ts';
export { highlightDiamond } from './diamonds/highlight-diamond.ts';
export { diamondById, lockDiamonds, readDiamonds } from './diamonds/load-diamonds.ts';
export { type ParcelPart, weightOf } from './diamonds/parcel.ts';
export { EternityRing } from './eternity-rings/eternity-ring.entity.ts';
export { eternityRings } from './eternity-rings/eternity-ring.stock.ts';
export { openExport } from './exports/open-export.ts';
export { StockKind } from './exports/stock-kind.ts';
export { GenericDiamond } from './generic-diamonds/generic-diamond.entity.ts';
export { genericDiamonds } from './generic-diamonds/generic-diamond.stock.ts';
export { jewellery } from './jewellery/jewellery.stock.ts';
export { JewelleryPiece } from './jewellery/jewellery-piece.entity.ts';
export { jewelleryAvailabilityTo } from './jewellery/jewellery-standing.ts';
export { JewelleryStatus } from './jewellery/jewellery-status.ts';
export { Melee } from './melee/melee.entity.ts';
export { melee } from './melee/melee.stock.ts';
export { MeleeColor, meleeColorWords } from './melee/melee-color.ts';
export { RingSetting } from './ring-settings/ring-setting.entity.ts';
export { ringSettings } from './ring-settings/ring-setting.stock.ts';
export { takesStone } from './ring-settings/setting-fit.ts';
export { Availability } from './stock/availability.ts';
export { registerCommitment, registerPurchase } from './stock/commitments.ts';
export { stockViewById } from './stock/find-stock.ts';
export { headingKey } from './stock/import-headings.ts';
export { ImportProfileInput } from './stock/import-input.ts';
export { problemDownload } from './stock/import-problem-file.ts';
export { ImportRefusal } from './stock/import-problems.ts';
export type { ImportReport } from './stock/import-report.ts';
export { ImportMode, importStock } from './stock/import-stock.ts';
export { wrappedPresenter } from './stock/stock.presenter.ts';
export { stockOutput, stockPageOutput } from './stock/stock.type.ts';
export type { StockField } from './stock/stock-field.ts';
export { type StockSort, stockInputs } from './stock/stock-inputs.ts';
export { StockList, stockQuestion } from './stock/stock-list.ts';
export type { StockModule } from './stock/stock-module.ts';
export { readStock, type StockRow } from './stock/stock-row.ts';
export { StockStatus } from './stock/stock-status.ts';
export type { StockType } from './stock/stock-type.ts';
export { picturesOf, storedPictures } from './stock/stored-pictures.ts';
export { stockExports } from './stock-exports.ts';
export { stockImports } from './stock-imports.ts';
export { stockModules } from './stock-modules.ts';

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
  ExportResolver,
  PictureResolver,
  ...stockModules.flatMap(({ resolvers }) => resolvers),
] as const;
export const catalogueRoutes: readonly Route[] = [
  ...diamondRoutes,
  importRoute(importDiamonds),
  ...stockModules.flatMap(({ routes }) => routes),
];
export const catalogueJobs: readonly JobHandler[] = [releaseExpiredHolds, forgetImportProblems];
