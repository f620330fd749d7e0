import type { GraphqlAnswer, TestApp } from '../../support/test-app.ts';

/** Result of `changeStock` and `undoStockChange`. */
export interface Outcome {
  matched: number;
  changed: number;
  unchanged: number;
  problems: { id: string; stockNumber: string | null; field: string | null; code: string; message: string }[];
  problemCount: number;
  isDryRun?: boolean;
  undoToken?: string | null;
  undoUntil?: string | null;
  prices?: {
    field: string;
    sumBefore: number;
    sumAfter: number;
    rows: { before: number | null; after: number }[];
  } | null;
}

const prices = 'prices { field sumBefore sumAfter rows { before after } }';
const problems = 'problemCount problems { id stockNumber field code message }';
const changeStock = `mutation ($input: ChangeStockInput!) {
  changeStock(input: $input) { matched changed unchanged isDryRun undoToken undoUntil ${prices} ${problems} } }`;
const undoStockChange = `mutation ($input: UndoStockChangeInput!) {
  undoStockChange(input: $input) { matched changed unchanged ${problems} } }`;

type Refusal = GraphqlAnswer<object>['errors'][number]['extensions'] & { facts?: object; explanation?: string };

interface MutationResult {
  readonly outcome: Outcome | undefined;
  readonly error: Refusal | undefined;
}

/** Returns functions that send bulk changes and undo them. */
export const changing = (app: () => TestApp, token: () => string | null) => {
  const runMutation = async (query: string, input: object): Promise<MutationResult> => {
    const { data, errors } = await app().graphql<Record<string, Outcome | null>>(query, { input }, token());
    return { outcome: Object.values(data ?? {})[0] ?? undefined, error: errors[0]?.extensions };
  };
  return {
    change: (change: object, options: object = {}) => runMutation(changeStock, { change, ...options }),
    undo: (undoToken: string, dryRun = false) => runMutation(undoStockChange, { undoToken, dryRun }),
  };
};
