import type { ComponentType, ReactNode } from 'react';
import type { StockDeclaration } from '../../graphql/stock/stock-declaration';
import type { StockChangeVariables, StockOperations, StockRecord } from '../../graphql/stock/stock-operations';
import type { StockListFacts } from '../../shared/stock-lists/stock-list';
import type { ListDeclaration } from '../../table/list/list-declaration';
import type { PageId } from '../../table/state/page-ids';
import type { FormParts } from './form/typed-record';

type ListFacts = StockListFacts<StockRecord, string>;

/** A type of stock as its records are shown and changed: what is declared of it, and what is special about it. */
export interface StockType {
  readonly declaration: StockDeclaration;
  readonly operations: StockOperations;
  /** Name of the page settings of its list. */
  readonly pageId: PageId;
  readonly form: FormParts;
  /** Columns and filters that are not, or not well, made of its fields. */
  readonly columns?: ListFacts['columns'];
  readonly filters?: ListFacts['filters'];
  readonly isWaiting?: ListFacts['isWaiting'];
  readonly useChoices?: ListDeclaration<StockRecord>['useChoices'];
  /** What can be done with checked records besides what every type can. */
  readonly Jobs?: ComponentType<StockJobsProps>;
  /** Fields that lists change in place besides prices and availability, by their names. */
  readonly inlineEdit?: readonly string[];
  /** What can be done with all of its stock, in the heading of its list. */
  readonly Actions?: ComponentType<StockActionsProps>;
  /** A line under the stock number of an open record. */
  readonly note?: (record: StockRecord) => ReactNode;
  /** Whether its items can be put on hold. */
  readonly canBeHeld?: boolean;
  /** Beside the state of a record, in the bar under its name. */
  readonly State?: ComponentType<RecordStateProps>;
  /** Buttons in that bar besides those of every type. */
  readonly OwnActions?: ComponentType<RecordStateProps>;
  /** On the overview, below the fields. */
  readonly OverviewSections?: ComponentType<RecordStateProps>;
}

/** Props of the parts of a record's panel. */
export interface RecordStateProps {
  readonly type: StockType;
  readonly record: StockRecord;
}

/** The notices of a type when something fails. */
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

/** A change of many records. */
export interface StockJob {
  /** What is done, as the button says it: "Activate". */
  readonly label: string;
  readonly change: Pick<StockChangeVariables, 'set' | 'status' | 'hold' | 'price'>;
  /** It is always told first what would change, not only where something stands in the way. */
  readonly isAsked?: boolean;
}

/** What actions of a type as a whole are given. */
export interface StockActionsProps {
  readonly type: StockType;
}

/** What the part of a bulk bar that a type has of its own is given. */
export interface StockJobsProps {
  /** How many records are checked. */
  readonly count: number;
  /** Their ids. Null: all that the filters give, whichever they are. */
  readonly ids: readonly string[] | null;
  /** Changes all of them. */
  readonly run: (job: StockJob) => void;
  /** To be called once the job has changed them in a way of its own. */
  readonly onChanged: () => Promise<void>;
}
