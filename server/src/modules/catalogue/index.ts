import type { EntityClass, EventSubscriber } from '@mikro-orm/postgresql';
import { pageFields } from '../../kernel/input/page.ts';
import type { Route } from '../../kernel/transport/route.ts';
import type { Events } from '../../kernel/use-cases/events.ts';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import type { Subscriber } from '../../kernel/use-cases/subscriber.ts';
import { StockChangePage } from './changes/list-stock-changes.ts';
import { StockChangesResolver } from './changes/stock-changes.resolver.ts';
import { forgetStockChanges } from './changes/undo/kept-changes.ts';
import { ExportResolver } from './exports/export.resolver.ts';
import { StockFeedResolver } from './feed/feed.resolver.ts';
import { feedRoutes } from './feed/feed.routes.ts';
import { holdsEndOnTime } from './holds/end-on-time.ts';
import { HoldsResolver, StockHoldFields, StockWaitFields } from './holds/holds.resolver.ts';
import { holdMails } from './holds/mails/hold-mails.ts';
import { offerFreedStock } from './holds/offer-freed-stock.ts';
import { HoldRecord } from './holds/records/hold-record.entity.ts';
import { recordHolds } from './holds/records/record-holds.ts';
import { forgetTestHolds } from './holds/records/test-holds.ts';
import { releaseExpiredHolds } from './holds/release-expired-holds.ts';
import { StockWait } from './holds/stock-wait.entity.ts';
import { ImportFetchResolver } from './imports/automation/fetching/fetch.resolver.ts';
import { fetchDueFiles } from './imports/automation/fetching/fetch-due.job.ts';
import { fetchImportFiles } from './imports/automation/fetching/fetch-file.job.ts';
import { StrayFolder } from './imports/automation/folder/stray-folder.entity.ts';
import { ImportArrival } from './imports/automation/import-arrival.entity.ts';
import { importMails } from './imports/automation/mails/import-mails.ts';
import { ImportResolver } from './imports/import.resolver.ts';
import { ImportFetch } from './imports/profiles/import-fetch.entity.ts';
import { SavedImportProfile } from './imports/profiles/saved-profile.entity.ts';
import { ImportProfileResolver } from './imports/profiles/saved-profile.resolver.ts';
import { SavedImportProfilePage } from './imports/profiles/saved-profile.type.ts';
import { ImportRun } from './imports/runs/import-run.entity.ts';
import { ImportRunResolver } from './imports/runs/import-run.resolver.ts';
import { importRunRoutes } from './imports/runs/import-run.routes.ts';
import { ImportRunPage } from './imports/runs/import-run.type.ts';
import { ImportFetchRuns, ImportProfileRuns } from './imports/runs/profile-runs.resolver.ts';
import { endAbandonedRuns, forgetDryRuns } from './imports/runs/working-off/left-runs.ts';
import { workOffRuns } from './imports/runs/working-off/work-off-run.ts';
import { exportRoutes } from './jewellery/export-products.ts';
import { PictureResolver } from './pictures/picture.resolver.ts';
import { DiamondSetsResolver } from './sets/sets.resolver.ts';
import { PriceResolver } from './stock/fields/price.type.ts';
import { forgetImportProblems } from './stock/imports/findings/import-problem-file.ts';
import { stockImportRoutes } from './stock/imports/import-file.ts';
import { StockItemSale, StockSaleFields } from './stock/sale/sale.resolver.ts';
import { publishStockWrites } from './stock/writing/stock-writes.ts';
import { stockModules } from './stock-modules.ts';
import { TermsResolver } from './terms/terms.resolver.ts';
import { StockViewResolver } from './viewing/stock-view.resolver.ts';

export type { CatalogueTables } from '../../../generated/tables/catalogue.ts';
export { bracelets } from './bracelets/bracelet.stock.ts';
export { customNecklaces } from './custom-necklaces/custom-necklace.stock.ts';
export { Diamond } from './diamonds/diamond.entity.ts';
export { diamondPresenter, presentedTo } from './diamonds/diamond.presenter.ts';
export { diamonds, offeredTo } from './diamonds/diamond.stock.ts';
export { isHeldForOther } from './diamonds/diamond-availability.ts';
export { isSoOfMate, mateOf } from './diamonds/diamond-mate.ts';
export { diamondMisfits, fitsSetting } from './diamonds/diamond-setting-fit.ts';
export { DiamondCollection, isInCollection } from './diamonds/lists/diamond-collection.ts';
export { offerPriceFor, priceFor } from './diamonds/lists/diamond-price.ts';
export { diamondById } from './diamonds/lists/load-diamonds.ts';
export { type ParcelPart, weightOf } from './diamonds/parcel.ts';
export { presentSetTotals, SetTotalsSchema } from './diamonds/sets/set-totals.presenter.ts';
export { pairName, type SetTotals, setTotals, totalsOfSets } from './diamonds/sets/set-totals.ts';
export { SetTotalsType } from './diamonds/sets/set-totals.type.ts';
export { highlightDiamond } from './diamonds/writing/highlight-diamond.ts';
export { forSaleTo, lockDiamonds } from './diamonds/writing/locked-diamonds.ts';
export { eternityRings } from './eternity-rings/eternity-ring.stock.ts';
export { ExportLayoutInput, OwnLayout } from './exports/export-choice.input.ts';
export { askedList, ExportedList, type ListQuestion } from './exports/exported-list.input.ts';
export { listWorkbook, signWorkbook } from './exports/list-workbook.ts';
export { isOfStock, openExport } from './exports/open-export.ts';
export { checkList, type ExportRequest, prepareExport } from './exports/prepare-export.ts';
export { ChangeAction } from './feed/change-action.ts';
export { GenericDiamond } from './generic-diamonds/generic-diamond.entity.ts';
export { genericDiamonds } from './generic-diamonds/generic-diamond.stock.ts';
export { genericFitsSetting, genericMisfits } from './generic-diamonds/generic-diamond-setting-fit.ts';
export { holdEnded, holdExtended, holdPlaced, holdReleased } from './holds/records/hold.events.ts';
export { HoldOutcome } from './holds/records/hold-outcome.ts';
export { endTestHolds, moveTestHolds, placeTestHolds } from './holds/records/test-holds.ts';
export { leaveWaitingLists, waitedForBefore } from './holds/waiting-list.ts';
export { type ImportFolder, openImportFolder } from './imports/automation/folder/import-folder.ts';
export { savedProfileNamed } from './imports/profiles/use-profile.ts';
export { failedRuns } from './imports/runs/failed-runs.ts';
export { ImportOrigin, isOpen } from './imports/runs/import-run.entity.ts';
export { runTag } from './imports/runs/import-run.presenter.ts';
export { showImportRun } from './imports/runs/import-run.routes.ts';
export { runNow } from './imports/runs/starting/run-now.ts';
export { jewellery } from './jewellery/jewellery.stock.ts';
export { piecesForSaleTo } from './jewellery/jewellery-availability.ts';
export { JewelleryPiece } from './jewellery/jewellery-piece.entity.ts';
export { JewelleryStatus } from './jewellery/jewellery-status.ts';
export { JewelleryType } from './jewellery/jewellery-type.ts';
export { MeleeLot } from './melee/melee.entity.ts';
export { meleeLots } from './melee/melee.stock.ts';
export { MeleeColor, meleeColorWords } from './melee/melee-color.ts';
export { type FitSetting, type FitStone, isTooLight, Misfit, misfitOf } from './ring-settings/misfit.ts';
export { RingSetting } from './ring-settings/ring-setting.entity.ts';
export { ringSettings } from './ring-settings/ring-setting.stock.ts';
export { refusesStone, takesStone } from './ring-settings/setting-fit.ts';
export { constantInWords, usualLabel } from './stock/declaration/stock-words.ts';
export { ExportFormat } from './stock/exports/export-format.ts';
export { tableFile } from './stock/exports/export-table.ts';
export { Availability, gravestOf, isOrderable } from './stock/fields/availability.ts';
export { Media, mediaOf } from './stock/fields/media.type.ts';
export { Price } from './stock/fields/price.type.ts';
export { stockOutput, stockPageOutput, stockView } from './stock/fields/stock.type.ts';
export { givenFields, type StockField } from './stock/fields/stock-field.ts';
export { type StockSort, stockInputs } from './stock/fields/stock-inputs.ts';
export type { StockItem, StockRecord } from './stock/fields/stock-item.entity.ts';
export { StockItemType } from './stock/fields/stock-item.type.ts';
export { IsStockKind, StockKind } from './stock/fields/stock-kind.ts';
export { StockStatus } from './stock/fields/stock-status.ts';
export { placeOf } from './stock/imports/findings/finding-place.ts';
export { problemDownload } from './stock/imports/findings/import-problem-file.ts';
export { ImportRefusal } from './stock/imports/findings/import-problems.ts';
export type { ImportReport } from './stock/imports/findings/import-report.ts';
export { ImportMode } from './stock/imports/import-mode.ts';
export { ImportProfileInput } from './stock/imports/import-profile.input.ts';
export { importStock } from './stock/imports/import-stock.ts';
export type { StockImport } from './stock/imports/import-type.ts';
export { headingKey } from './stock/imports/reading/import-headings.ts';
export type { ImportProfile } from './stock/imports/reading/import-profile.ts';
export { stockViewById } from './stock/lists/find-stock.ts';
export { StockList, stockQuestion } from './stock/lists/stock-list.ts';
export { numbersOf, plainNumber } from './stock/lists/stock-numbers.ts';
export { isReadableBy, type RowOf, readStock, readValue, type StockRow } from './stock/lists/stock-row.ts';
export { isDescribedBy } from './stock/lists/stock-words.ts';
export { picturesOf, storedPictures } from './stock/pictures/stored-pictures.ts';
export { type ItemAvailability, readAvailabilities } from './stock/sale/item-availabilities.ts';
export { readItemSales, saleInWords } from './stock/sale/item-sales.ts';
export { SaleState } from './stock/sale/sale-state.ts';
export { importRefused, stockChanged } from './stock/stock.events.ts';
export { wrappedPresenter } from './stock/stock.presenter.ts';
export type { StockModule } from './stock/stock-module.ts';
export { fieldNamed, ownOrderOf, type StockType } from './stock/stock-type.ts';
export { changedItemsFor, eyesOf } from './stock/viewing/changed-items.ts';
export { filterOf } from './stock/viewing/shop-page.ts';
export { stockDeclarations } from './stock-declarations.ts';
export { stockExports } from './stock-exports.ts';
export { stockImports } from './stock-imports.ts';
export { copiedStock, stockModules, stockSubjects } from './stock-modules.ts';

export const catalogueEntities: readonly EntityClass<object>[] = [
  ...stockModules.map(({ type }) => type.entity),
  SavedImportProfile,
  ImportFetch,
  ImportRun,
  ImportArrival,
  StrayFolder,
  StockWait,
  HoldRecord,
];
export const catalogueResolvers = [
  ExportResolver,
  ImportResolver,
  ImportProfileResolver,
  ImportProfileRuns,
  ImportFetchRuns,
  ImportFetchResolver,
  pageFields(SavedImportProfilePage),
  ImportRunResolver,
  pageFields(ImportRunPage),
  PictureResolver,
  PriceResolver,
  StockChangesResolver,
  pageFields(StockChangePage),
  StockFeedResolver,
  StockViewResolver,
  HoldsResolver,
  DiamondSetsResolver,
  StockHoldFields,
  StockWaitFields,
  TermsResolver,
  StockItemSale,
  StockSaleFields,
  ...stockModules.flatMap(({ resolvers }) => resolvers),
] as const;
export const catalogueRoutes: readonly Route[] = [
  ...stockModules.flatMap(({ routes }) => routes),
  ...stockImportRoutes(stockModules),
  ...exportRoutes,
  ...feedRoutes,
  ...importRunRoutes,
];
export const catalogueJobs: readonly JobHandler[] = [
  releaseExpiredHolds,
  forgetTestHolds,
  offerFreedStock,
  forgetImportProblems,
  forgetStockChanges,
  workOffRuns,
  endAbandonedRuns,
  forgetDryRuns,
  fetchDueFiles,
  fetchImportFiles,
];
export const catalogueSubscribers: readonly Subscriber[] = [importMails, holdMails, holdsEndOnTime];

/** Has the entity managers tell of every write of stock. */
export const stockWrites = (events: Events): EventSubscriber =>
  publishStockWrites(events, new Map(stockModules.map(({ type }) => [type.entity, type])), recordHolds);
