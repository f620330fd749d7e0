import { invalid } from '../../kernel/errors/errors.ts';
import { Field, InputType } from '../../kernel/graphql.ts';
import { OptionalObject } from '../../kernel/input/field-rules.ts';
import type { InputClass } from '../../kernel/input/input.ts';
import { maxSorts, OptionalObjects } from '../../kernel/input/list-rules.ts';
import { OneOf } from '../../kernel/input/one-of.ts';
import { all } from '../../kernel/input/rules.ts';
import { named, put, type StockSort, stockInputs } from '../stock/graphql/index.ts';
import type { StockType } from '../stock/index.ts';
import { stockModules } from '../stock-types/index.ts';

/** Filter and sort order of a list. */
interface ListedStock {
  readonly filter?: object | null;
  readonly sort?: readonly StockSort[] | null;
}

function listedInput(type: StockType): InputClass<ListedStock> {
  class ListedInput implements ListedStock {}
  const { filter, sort } = stockInputs(type);
  put(
    ListedInput,
    'filter',
    Field(() => filter, { nullable: true, description: 'Filter for the list. If omitted, all rows.' }),
    OptionalObject(() => filter),
  );
  put(
    ListedInput,
    'sort',
    Field(() => [sort], { nullable: true, description: 'Sort order. At most 3 criteria.' }),
    OptionalObjects(() => sort, maxSorts),
  );
  return named(ListedInput, `Exported${type.typeName}List`, `Filter and sort of a list of ${type.noun}s.`);
}

@OneOf()
@InputType({ description: 'List of one stock type. Exactly one field must be set.' })
export class ExportedList {}

for (const { type } of stockModules) {
  const Listed = listedInput(type);
  all(
    Field(() => Listed, { nullable: true, description: `List of ${type.noun}s.` }),
    OptionalObject(() => Listed),
  )(ExportedList.prototype, type.many);
}

/** List query, as stored in download URLs and in the database. */
export interface ListQuery {
  readonly filter: object | null;
  readonly sort: readonly StockSort[] | null;
}

/** List that is selected in an input. */
interface RequestedList {
  readonly type: StockType;
  readonly question: ListQuery;
  /** Path of the list in the input, such as `list.diamonds`. */
  readonly path: string;
}

/**
 * Maximum length of a query as JSON. It is limited, because the query is part of a URL. Sufficient for several
 * hundred stock numbers.
 */
const maxQueryLength = 8_000;

/**
 * Returns the list that an input selects. Throws INVALID_REQUEST unless exactly one list is set. Also throws it if
 * the list's query is too long.
 */
export function resolveListInput(list: ExportedList): RequestedList {
  const lists = stockModules.flatMap(({ type }): RequestedList[] => {
    const listed: ListedStock | null | undefined = Reflect.get(list, type.many);
    if (!listed) return [];
    const question = { filter: listed.filter ?? null, sort: listed.sort ?? null };
    return [{ type, question, path: `list.${type.many}` }];
  });
  const [first, ...otherLists] = lists;
  if (!first || otherLists.length > 0) throw invalid('list', 'must have exactly one field');
  if (JSON.stringify(first.question).length > maxQueryLength) {
    throw invalid(`${first.path}.filter`, 'is too long to be exported');
  }
  return first;
}
