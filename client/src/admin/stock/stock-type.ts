import type { ComponentType, ReactNode } from 'react';
import type { StockDeclaration } from '../../graphql/stock/stock-declaration';
import type { StockChangeVariables, StockOperations, StockRecord } from '../../graphql/stock/stock-operations';
import type { StockListFacts } from '../../shared/stock-lists/stock-list';
import type { ListDeclaration } from '../../table/list/list-declaration';
import type { PageId } from '../../table/state/page-ids';
import type { FormParts } from './form/typed-record';

type ListFacts = StockListFacts<StockRecord, string>;

/** Stock type as shown in the back office, with its declaration and custom components. */
export interface StockType {
  readonly declaration: StockDeclaration;
  readonly operations: StockOperations;
  readonly pageId: PageId;
  readonly form: FormParts;
  /** Columns and filters with custom content. */
  readonly columns?: ListFacts['columns'];
  readonly filters?: ListFacts['filters'];
  readonly isWaiting?: ListFacts['isWaiting'];
  readonly useChoices?: ListDeclaration<StockRecord>['useChoices'];
  /** Additional bulk actions for the selected records. */
  readonly Jobs?: ComponentType<StockJobsProps>;
  /** Names of fields that can be edited in the list, in addition to prices and availability. */
  readonly inlineEdit?: readonly string[];
  readonly Actions?: ComponentType<StockActionsProps>;
  /** Renders the line below the stock number of an open record. */
  readonly note?: (record: StockRecord) => ReactNode;
  readonly canBeHeld?: boolean;
  /** Mark shown next to the state of a record, in the bar below its title. */
  readonly State?: ComponentType<RecordStateProps>;
  /** Additional buttons in the bar below the title. */
  readonly OwnActions?: ComponentType<RecordStateProps>;
  /** Sections shown on the overview tab, below the fields. */
  readonly OverviewSections?: ComponentType<RecordStateProps>;
}

export interface RecordStateProps {
  readonly type: StockType;
  readonly record: StockRecord;
}

/** Returns the titles of the failure notices for a stock type. */
export function noticesOf({ noun, plural }: StockDeclaration) {
  return {
    adding: `Error adding ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
    fetching: `Error fetching ${plural}`,
    updating: `Error updating ${noun}`,
    deleting: `Error deleting ${noun}`,
    changing: `Error changing ${plural}`,
    changingStatus: `Error changing ${noun} status`,
  } as const;
}

export interface StockJob {
  /** Description of the action, also used as button label: "Activate". */
  readonly label: string;
  readonly change: Pick<StockChangeVariables, 'set' | 'status' | 'hold' | 'price'>;
  /** Whether a preview is always shown. If false or omitted, it is only shown if there are problems. */
  readonly alwaysPreview?: boolean;
}

export interface StockActionsProps {
  readonly type: StockType;
}

/** Props of additional bulk actions for the selected records. */
export interface StockJobsProps {
  readonly count: number;
  /** IDs of the selected records. Null for all records that match the filters. */
  readonly ids: readonly string[] | null;
  readonly run: (job: StockJob) => void;
  /** Must be called after an action that changes the records without `run`. */
  readonly onChanged: () => Promise<void>;
}
