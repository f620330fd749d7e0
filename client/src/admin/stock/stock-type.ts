import type { ComponentType, ReactNode } from 'react';
import type { StockDeclaration } from '../../graphql/stock/stock-declaration';
import type { StockOperations, StockRecord } from '../../graphql/stock/stock-operations';
import type { FilterValues } from '../../table/filters/values/filter-value';
import type { Choices, ListColumn, ListFilter } from '../../table/list/list-declaration';
import type { PageId } from '../../table/state/page-ids';
import type { BulkJob } from '../kit/bulk/use-bulk';
import type { FormParts } from './form/form-parts';

/** A type of stock as its records are shown and changed: what is declared of it, and what is special about it. */
export interface StockType {
  readonly declaration: StockDeclaration;
  readonly operations: StockOperations;
  /** Name of the page settings of its list. */
  readonly pageId: PageId;
  readonly form: FormParts;
  /** Columns and filters that are not, or not well, made of its fields. */
  readonly columns?: readonly ListColumn<StockRecord>[];
  readonly filters?: readonly ListFilter[];
  readonly useChoices?: (values: FilterValues) => Choices;
  /** What can be done with checked records besides what every type can. */
  readonly Jobs?: ComponentType<StockJobsProps>;
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

/** What the part of a bulk bar that a type has of its own is given. */
export interface StockJobsProps {
  /** How many records are checked. */
  readonly count: number;
  /** Does something with each of them. */
  readonly run: (job: BulkJob) => void;
}
