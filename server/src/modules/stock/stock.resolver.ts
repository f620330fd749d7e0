import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from '../../kernel/graphql.ts';
import type { InputClass } from '../../kernel/input/input.ts';
import { PageInput } from '../../kernel/input/page.ts';
import { DependsOn } from '../../kernel/transport/dependencies.ts';
import { selectedPaths } from '../../kernel/transport/selection.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import type { UseCase } from '../../kernel/use-cases/use-case.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import type { StockField } from './fields/stock-field.ts';
import type { StockRow } from './fields/stock-row.ts';
import type { StockActivation, StockUpdate } from './graphql/change-inputs.ts';
import { Facet } from './graphql/facet.type.ts';
import { neededFor, stockOutput, stockPageOutput, stockView, stockViews } from './graphql/stock.type.ts';
import { type StockSort, stockInputs } from './graphql/stock-inputs.ts';
import { findStock, StockRef } from './lists/find-stock.ts';
import { listStock, type StockList } from './lists/stock-list.ts';
import type { StockType } from './stock-type.ts';
import { createStock, deleteStock, setStockActive, updateStock } from './writing/save-stock.ts';

type ResolverClass = new () => object;

/** The payload of a command that changes one piece: the piece as it is now, under the name of its type. */
function changePayload(type: StockType, mutation: string): new () => object {
  class StockPayload {}
  Field(() => stockOutput(type), { description: `The ${type.noun} as it is now.` })(StockPayload.prototype, type.one);
  ObjectType(`${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`, {
    simpleResolvers: true,
    description: `Outcome of ${mutation}.`,
  })(StockPayload);
  return StockPayload;
}

/** How a piece of a type is named and found. */
export interface StockFinding {
  readonly Ref: InputClass<object>;
  /** Reads the given fields; by default all. */
  readonly find: (fields?: readonly StockField[]) => UseCase<{ ref: object }, StockRow>;
}

/** What administrators do with a piece of a type. */
export interface StockWriting {
  readonly create: UseCase<object, StockRow>;
  readonly update: UseCase<StockUpdate, StockRow>;
  readonly activate: UseCase<StockActivation, StockRow>;
}

/** What its lists and pieces depend on. */
const subjectsOf = ({ subject, filters }: StockType): readonly string[] => [
  ...new Set([subject, ...Object.values(filters).flatMap(({ dependsOn = [] }) => dependsOn)]),
];

/** Queries of one type of stock: a page of it, and one piece. */
export function stockQueries(
  type: StockType,
  { Ref, find }: StockFinding = { Ref: StockRef, find: (fields) => findStock(type, fields) },
): readonly ResolverClass[] {
  const inputs = stockInputs(type);
  const Output = stockOutput(type);
  const Page = stockPageOutput(type);
  const listed = listStock(type);
  const subjects = subjectsOf(type);

  @Resolver()
  class StockQueries {
    @Query(() => Page, {
      name: type.many,
      nullable: true,
      description: `Those ${type.noun}s that the caller may see, at the caller's price.`,
    })
    @DependsOn(subjects, listed.rule)
    list(
      @Ctx() ctx: RequestContext,
      @Arg('filter', () => inputs.filter, { nullable: true, description: 'Narrows the list; without it, all of them.' })
      filter?: object,
      @Arg('sort', () => [inputs.sort], { nullable: true, description: 'Up to 3 columns.' })
      sort?: StockSort[],
      @Arg('page', () => PageInput, { nullable: true, description: 'The page of the list; without it, the first 36.' })
      page?: PageInput,
    ): Promise<StockList> {
      return listed(ctx, { filter, sort, page });
    }

    @Query(() => Output, {
      name: type.one,
      nullable: true,
      description: `One ${type.noun}. ITEM_NOT_FOUND when the caller may not see it.`,
    })
    @DependsOn(subjects, find().rule)
    async one(
      @Ctx() ctx: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Arg('ref', () => Ref, { description: 'Its id or stock number.' }) ref: object,
    ): Promise<object> {
      const findSelected = find(neededFor(type, selectedPaths(info)));
      return stockView(type, await findSelected(ctx, { ref }));
    }
  }

  @Resolver(() => Page)
  class StockPageFields {
    @FieldResolver(() => [Output], { description: 'Those of this page.' })
    @DependsOn(subjects)
    async items(@Root() list: StockList, @Info() info: GraphQLResolveInfo): Promise<object[]> {
      const fields = neededFor(type, selectedPaths(info));
      return stockViews(type, await list.items(fields), fields);
    }

    @FieldResolver(() => Int, { description: 'How many there are on all pages.' })
    @DependsOn(subjects)
    total(@Root() list: StockList): Promise<number> {
      return list.total();
    }

    @FieldResolver(() => [Facet], { description: 'How those of all pages divide.' })
    @DependsOn(subjects)
    facets(
      @Root() list: StockList,
      @Arg('fields', () => [inputs.facetField], { description: 'The fields to count by; at least one.' })
      fields: string[],
    ): Promise<readonly Facet[]> {
      return list.facets(fields);
    }

    // A method, because compiled execution does not await promises that are property values.
    @FieldResolver(() => DateTimeScalar, {
      description:
        'Time of the stock snapshot. The order, total and facets include every change committed before it; `items` are read at this time or later.',
    })
    @DependsOn(subjects)
    asOf(@Root() list: StockList): Promise<Date> {
      return list.asOf();
    }
  }

  return [StockQueries, StockPageFields];
}

/** What is done with a piece of a type that has no ways of its own. */
export const stockWriting = (type: StockType): StockWriting => ({
  create: createStock(type),
  update: updateStock(type),
  activate: setStockActive(type),
});

/** Commands of one type of stock for administrators: create and update. */
export function stockCommands(type: StockType, { create, update }: StockWriting): readonly ResolverClass[] {
  const inputs = stockInputs(type);
  const payload = (row: StockRow): object => ({ [type.one]: stockView(type, row) });
  const CreatePayload = changePayload(type, `create${type.typeName}`);
  const UpdatePayload = changePayload(type, `update${type.typeName}`);

  @Resolver()
  class StockCommands {
    @Mutation(() => CreatePayload, {
      name: `create${type.typeName}`,
      nullable: true,
      description: `Puts a new ${type.noun} on stock. Administrators only.`,
    })
    async create(
      @Ctx() ctx: RequestContext,
      @Arg('input', () => inputs.create, { description: 'What to put on stock.' }) input: object,
    ): Promise<object> {
      return payload(await create(ctx, input));
    }

    @Mutation(() => UpdatePayload, {
      name: `update${type.typeName}`,
      nullable: true,
      description: `Changes what is given of one ${type.noun}; refused (STALE_VERSION) when somebody else was faster. Administrators only.`,
    })
    async update(
      @Ctx() ctx: RequestContext,
      @Arg('input', () => inputs.update, { description: 'The stock item, and what changes of it.' }) input: StockUpdate,
    ): Promise<object> {
      return payload(await update(ctx, input));
    }
  }
  return [StockCommands];
}

/** The command that deletes one piece of a type. */
export function stockDeletion(type: StockType): readonly ResolverClass[] {
  const inputs = stockInputs(type);
  const remove = deleteStock(type);
  const mutation = `delete${type.typeName}`;

  class DeletedPayload {
    id!: number;
  }
  Field(() => ID, { description: 'The id that it had.' })(DeletedPayload.prototype, 'id');
  ObjectType(`Delete${type.typeName}Payload`, { simpleResolvers: true, description: `Outcome of ${mutation}.` })(
    DeletedPayload,
  );

  @Resolver()
  class StockDeletion {
    @Mutation(() => DeletedPayload, {
      name: mutation,
      nullable: true,
      description: `Deletes one ${type.noun} for good; orders keep its words and price. Refused (409) while it is reserved for an open order. Administrators only.`,
    })
    delete(
      @Ctx() ctx: RequestContext,
      @Arg('input', () => inputs.remove, { description: 'The stock item.' }) input: { id: number },
    ): Promise<DeletedPayload> {
      return remove(ctx, input);
    }
  }
  return [StockDeletion];
}
