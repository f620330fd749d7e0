/** Why a line could not be ordered as it is asked for. */
export interface DraftProblem {
  /** The field of the line that it is about; empty: the line as a whole. */
  readonly path: string;
  /** For people. */
  readonly explanation: string;
}

/** An item that a line would put on an order. Decimals are exact strings. */
export interface DraftedItem {
  readonly kind: number;
  readonly stockNumber: string;
  readonly description: string;
  readonly carats: string | null;
  readonly numberOfStones: number | null;
  /** Null: it has none of its own. */
  readonly price: { readonly total: string; readonly perCarat: string | null; readonly unit: string | null } | null;
  readonly isMadeToOrder: boolean;
}

/** What would become of one line that is asked for. */
export interface DraftedLine {
  /** The line of the order that it changes. Null: it is put on. */
  readonly lineId: number | null;
  readonly items: readonly DraftedItem[];
  /** Null: no item is found, one has no price, or no amount changes. */
  readonly buyersPrice: string | null;
  readonly totalPrice: string | null;
  /** Null: it can be ordered now. */
  readonly problem: DraftProblem | null;
}

/** What an order, or a change of its lines, would come to now. */
export interface Draft {
  readonly lines: readonly DraftedLine[];
  readonly changedLines: readonly DraftedLine[];
  readonly removedLineIds: readonly number[];
  readonly totalPrice: string;
  /** ISO 4217. */
  readonly currency: string;
}
