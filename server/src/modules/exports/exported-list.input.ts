import { invalid } from '../../kernel/errors/errors.ts';
import { Field, InputType } from '../../kernel/graphql.ts';
import { OptionalObject } from '../../kernel/input/field-rules.ts';
import type { InputClass } from '../../kernel/input/input.ts';
import { mostSorts, OptionalObjects } from '../../kernel/input/list-rules.ts';
import { OneOf } from '../../kernel/input/one-of.ts';
import { all } from '../../kernel/input/rules.ts';
import { named, put, type StockSort, stockInputs } from '../stock/graphql/index.ts';
import type { StockType } from '../stock/index.ts';
import { stockModules } from '../stock-types/index.ts';

/** Which rows of a type, in which order. */
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
    Field(() => filter, { nullable: true, description: 'Narrows the list; without it, all of it.' }),
    OptionalObject(() => filter),
  );
  put(
    ListedInput,
    'sort',
    Field(() => [sort], { nullable: true, description: 'Up to 3 columns.' }),
    OptionalObjects(() => sort, mostSorts),
  );
  return named(ListedInput, `Exported${type.typeName}List`, `A list of ${type.noun}s, as it is asked for.`);
}

@OneOf()
@InputType({ description: 'A list of one type of stock. Exactly one field.' })
export class ExportedList {}

for (const { type } of stockModules) {
  const Listed = listedInput(type);
  all(
    Field(() => Listed, { nullable: true, description: `A list of ${type.noun}s.` }),
    OptionalObject(() => Listed),
  )(ExportedList.prototype, type.many);
}

/** A list as it is kept until it is asked for: in addresses and in the database. */
export interface ListQuestion {
  readonly filter: object | null;
  readonly sort: readonly StockSort[] | null;
}

/** A list that somebody has asked for. */
interface AskedList {
  readonly type: StockType;
  readonly question: ListQuestion;
  /** Where the input has it: `list.diamonds`. */
  readonly path: string;
}

/** Longest question that an address carries, as JSON: some hundred pasted numbers among it. */
const longestQuestion = 8_000;

/** The list that an input names. Throws INVALID_REQUEST unless that is exactly one, and no longer than what can be kept. */
export function askedList(list: ExportedList): AskedList {
  const asked = stockModules.flatMap(({ type }): AskedList[] => {
    const listed: ListedStock | null | undefined = Reflect.get(list, type.many);
    if (!listed) return [];
    const question = { filter: listed.filter ?? null, sort: listed.sort ?? null };
    return [{ type, question, path: `list.${type.many}` }];
  });
  const [first, ...more] = asked;
  if (!first || more.length > 0) throw invalid('list', 'must have exactly one field');
  if (JSON.stringify(first.question).length > longestQuestion) {
    throw invalid(`${first.path}.filter`, 'is too long to be exported');
  }
  return first;
}
