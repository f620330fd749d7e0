import type { ComponentType, ReactNode } from 'react';
import type { StockDeclaration } from '../../graphql/stock/stock-declaration';
import type { StockOperations, StockRecord } from '../../graphql/stock/stock-operations';
import type { FormParts } from './form/form-parts';

/** A type of stock as its records are shown and changed: what is declared of it, and what is special about it. */
export interface StockType {
  readonly declaration: StockDeclaration;
  readonly operations: StockOperations;
  readonly form: FormParts;
  /** A line under the stock number of an open record. */
  readonly note?: (record: StockRecord) => ReactNode;
  /** Above the form of a record: where it stands, and what is done about it. By default whether it is active. */
  readonly State?: ComponentType<RecordStateProps>;
}

/** What the part of a panel that says where a record stands is given. */
export interface RecordStateProps {
  readonly type: StockType;
  readonly record: StockRecord;
}

/** The notices of a type when something fails. */
export function noticesOf({ noun, plural }: StockDeclaration) {
  return {
    adding: `Error adding a ${noun}`,
    fetching: `Error fetching ${plural}`,
    updating: `Error updating ${noun}`,
    deleting: `Error deleting ${noun}`,
    changingStatus: `Error changing ${noun} status`,
  } as const;
}
