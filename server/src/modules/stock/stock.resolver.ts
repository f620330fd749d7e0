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

/**
 * Declares the payload of a mutation that changes one item. The payload contains the changed item under the name of
 * its type.
 */
function changePayload(type: StockType, mutation: string): new () => object {
  class StockPayload {}
  Field(() => stockOutput(type), { description: `The ${type.noun} after the change.` })(
    StockPayload.prototype,
    type.one,
  );
  ObjectType(`${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`, {
    simpleResolvers: true,
    description: `Result of \`${mutation}\`.`,
  })(StockPayload);
  return StockPayload;
}

/** Input and use case for finding an item of a type. */
export interface StockFinding {
  readonly Ref: InputClass<object>;
  /** Returns the use case that reads the given fields, or all fields by default. */
  readonly find: (fields?: readonly StockField[]) => UseCase<{ ref: object }, StockRow>;
}

/** Use cases with which administrators change an item. */
export interface StockWriting {
  readonly create: UseCase<object, StockRow>;
  readonly update: UseCase<StockUpdate, StockRow>;
  readonly activate: UseCase<StockActivation, StockRow>;
}

/** Returns the subjects that the type's lists and items depend on, for caching. */
const subjectsOf = ({ subject, filters }: StockType): readonly string[] => [
  ...new Set([subject, ...Object.values(filters).flatMap(({ dependsOn = [] }) => dependsOn)]),
];

/** Declares the queries of a stock type, for a page of items and a single item. */
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
      description: `Lists the ${type.noun}s that the caller may see, with prices for the caller.`,
    })
    @DependsOn(subjects, listed.rule)
    list(
      @Ctx() ctx: RequestContext,
      @Arg('filter', () => inputs.filter, { nullable: true, description: 'Filter criteria. If omitted, all items.' })
      filter?: object,
      @Arg('sort', () => [inputs.sort], { nullable: true, description: 'Sort criteria, at most 3.' })
      sort?: StockSort[],
      @Arg('page', () => PageInput, {
        nullable: true,
        description: 'Page of the list. If omitted, the first 36 items.',
      })
      page?: PageInput,
    ): Promise<StockList> {
      return listed(ctx, { filter, sort, page });
    }

    @Query(() => Output, {
      name: type.one,
      nullable: true,
      description: `Returns one ${type.noun}. ITEM_NOT_FOUND if the caller may not see it.`,
    })
    @DependsOn(subjects, find().rule)
    async item(
      @Ctx() ctx: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Arg('ref', () => Ref, { description: 'ID or stock number.' }) ref: object,
    ): Promise<object> {
      const findSelected = find(neededFor(type, selectedPaths(info)));
      return stockView(type, await findSelected(ctx, { ref }));
    }
  }

  @Resolver(() => Page)
  class StockPageFields {
    @FieldResolver(() => [Output], { description: 'Items of this page.' })
    @DependsOn(subjects)
    async items(@Root() list: StockList, @Info() info: GraphQLResolveInfo): Promise<object[]> {
      const fields = neededFor(type, selectedPaths(info));
      return stockViews(type, await list.items(fields), fields);
    }

    @FieldResolver(() => Int, { description: 'Number of items on all pages.' })
    @DependsOn(subjects)
    total(@Root() list: StockList): Promise<number> {
      return list.total();
    }

    @FieldResolver(() => [Facet], { description: 'Facets over all pages.' })
    @DependsOn(subjects)
    facets(
      @Root() list: StockList,
      @Arg('fields', () => [inputs.facetField], { description: 'Fields of the facets. At least one.' })
      fields: string[],
    ): Promise<readonly Facet[]> {
      return list.facets(fields);
    }

    // This is a method because compiled execution does not await promises in property values.
    @FieldResolver(() => DateTimeScalar, {
      description:
        'Time of the stock snapshot. The order, total and facets include every change committed before it. `items` are read at this time or later.',
    })
    @DependsOn(subjects)
    asOf(@Root() list: StockList): Promise<Date> {
      return list.asOf();
    }
  }

  return [StockQueries, StockPageFields];
}

/** Returns the default write use cases of a type. */
export const stockWriting = (type: StockType): StockWriting => ({
  create: createStock(type),
  update: updateStock(type),
  activate: setStockActive(type),
});

/** Declares the create and update mutations of a stock type, for administrators only. */
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
      description: `Adds a new ${type.noun} to stock. Administrators only.`,
    })
    async create(
      @Ctx() ctx: RequestContext,
      @Arg('input', () => inputs.create, { description: 'New stock item.' }) input: object,
    ): Promise<object> {
      return payload(await create(ctx, input));
    }

    @Mutation(() => UpdatePayload, {
      name: `update${type.typeName}`,
      nullable: true,
      description: `Changes fields of one ${type.noun}. STALE_VERSION if it has been changed since it was read. Administrators only.`,
    })
    async update(
      @Ctx() ctx: RequestContext,
      @Arg('input', () => inputs.update, { description: 'Item and changes.' }) input: StockUpdate,
    ): Promise<object> {
      return payload(await update(ctx, input));
    }
  }
  return [StockCommands];
}

/** Declares the mutation that deletes one item of a type. */
export function stockDeletion(type: StockType): readonly ResolverClass[] {
  const inputs = stockInputs(type);
  const remove = deleteStock(type);
  const mutation = `delete${type.typeName}`;

  class DeletedPayload {
    id!: number;
  }
  Field(() => ID, { description: 'ID of the deleted item.' })(DeletedPayload.prototype, 'id');
  ObjectType(`Delete${type.typeName}Payload`, { simpleResolvers: true, description: `Result of \`${mutation}\`.` })(
    DeletedPayload,
  );

  @Resolver()
  class StockDeletion {
    @Mutation(() => DeletedPayload, {
      name: mutation,
      nullable: true,
      description: `Deletes one ${type.noun} permanently. Orders retain its description and price. Returns INVALID_REQUEST (409) if it is reserved for an open order or sold. Administrators only.`,
    })
    delete(
      @Ctx() ctx: RequestContext,
      @Arg('input', () => inputs.remove, { description: 'Item to delete.' }) input: { id: number },
    ): Promise<DeletedPayload> {
      return remove(ctx, input);
    }
  }
  return [StockDeletion];
}
