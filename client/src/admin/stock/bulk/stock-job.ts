import type { StockChangeVariables } from '../../../graphql/stock/stock-operations';

/** A change of many records. */
export interface StockJob {
  /** What is done, as the button says it: "Activate". */
  readonly label: string;
  readonly change: Pick<StockChangeVariables, 'set' | 'status' | 'hold' | 'price'>;
  /** It is always told first what would change, not only where something stands in the way. */
  readonly isAsked?: boolean;
}
