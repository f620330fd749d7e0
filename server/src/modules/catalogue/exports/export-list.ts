import { Field, InputType } from 'type-graphql';
import { invalid } from '../../../kernel/errors/errors.ts';
import { all, OptionalObject, RequiredObject } from '../../../kernel/input/field-rules.ts';
import type { InputClass } from '../../../kernel/input/input.ts';
import { mostSorts, OptionalObjects } from '../../../kernel/input/list-rules.ts';
import { OneOf } from '../../../kernel/input/one-of.ts';
import { actorOf, signedIn } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { fileNameOn } from '../stock/exports/export-stock.ts';
import { named, put } from '../stock/fields/made-input.ts';
import { type StockSort, stockInputs } from '../stock/fields/stock-inputs.ts';
import { listStock } from '../stock/lists/stock-list.ts';
import type { StockType } from '../stock/stock-type.ts';
import { stockModules } from '../stock-modules.ts';
import type { OfferedExport } from './offer-export.ts';

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
class ExportedList {}

for (const { type } of stockModules) {
  const Listed = listedInput(type);
  all(
    Field(() => Listed, { nullable: true, description: `A list of ${type.noun}s.` }),
    OptionalObject(() => Listed),
  )(ExportedList.prototype, type.many);
}

@InputType({ description: 'Input of exportList.' })
export class ExportListInput {
  @Field(() => ExportedList, { description: 'The list to export, as its page asks for it.' })
  @RequiredObject(() => ExportedList)
  list!: ExportedList;
}

/** Begins the names of lists among signed files; the type of stock follows. */
export const listPrefix = 'list:';

/** Longest question that an address carries: some hundred pasted numbers among it. */
const longestQuestion = 8_000;

/**
 * Signs an address under which the caller gets a list as CSV for five minutes: with the columns that they may read, at
 * their own prices. Throws FORBIDDEN where the list is asked about something that they may not read.
 */
export const exportList = query(signedIn, ExportListInput, async (ctx, { list }): Promise<OfferedExport> => {
  const asked = stockModules.flatMap(({ type }): { type: StockType; listed: ListedStock }[] => {
    const listed: ListedStock | null | undefined = Reflect.get(list, type.many);
    return listed ? [{ type, listed }] : [];
  });
  const [first, ...more] = asked;
  if (!first || more.length > 0) throw invalid('list', 'must have exactly one field');
  const { type, listed } = first;
  const path = `list.${type.many}`;
  const question = JSON.stringify({ filter: listed.filter ?? null, sort: listed.sort ?? null });
  if (question.length > longestQuestion) throw invalid(`${path}.filter`, 'is too long to be exported');
  await listStock(type)(ctx, { filter: listed.filter, sort: listed.sort });
  const { id } = actorOf(ctx);
  await ctx.services.rateLimits.consume('exportList', { ip: ctx.request.ip, email: `user ${id}` });
  const { token, expiresAt } = ctx.services.downloadTokens.sign({
    userId: id,
    file: `${listPrefix}${type.name}`,
    activeOnly: true,
    question,
  });
  return { fileName: fileNameOn(new Date(), type.name), url: `/exports?token=${token}`, expiresAt };
});
