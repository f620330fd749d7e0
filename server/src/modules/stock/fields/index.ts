export { StockStatus, statusFrom } from '../values/availability.ts';
export { headers, inputFields, Stock, type StockField, underscored } from './stock-field.ts';
export { fieldValueOf, StockGroup } from './stock-group.ts';
export { StockItem, StockRecord, vendorField } from './stock-item.entity.ts';
export { IsStockKind, registerStockEnums, StockKind } from './stock-kind.ts';
export { isReadableBy, type RowOf, readStock, readValue, type StockRow } from './stock-row.ts';
