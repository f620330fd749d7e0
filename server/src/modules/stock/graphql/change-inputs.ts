import { Field, Float, ID, InputType } from '../../../kernel/graphql.ts';
import { ExpectedVersion, KnownVersion, OptionalVersion } from '../../../kernel/input/expected-version.ts';
import {
  OptionalDecimal,
  OptionalObject,
  OptionalText,
  RequiredFlag,
  RequiredObject,
} from '../../../kernel/input/field-rules.ts';
import { type InputClass } from '../../../kernel/input/input.ts';
import { FilledList, OptionalList } from '../../../kernel/input/list-rules.ts';
import { all, IsId } from '../../../kernel/input/rules.ts';
import { MoneyScalar } from '../../../kernel/values/scalars.ts';
import type { StockType } from '../stock-type.ts';

@InputType({
  description:
    'How the prices of many items change: by exactly one of `amount`, `percent` and `discount`. What comes out is rounded half up to the cent.',
})
export class StockPriceChange {
  @Field(() => String, {
    nullable: true,
    description:
      'The price that changes, as inputs name it, such as `totalPrice`. Left out: the one that the type is priced by.',
  })
  @OptionalText(64)
  field?: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'So much is added; below 0 it is taken off.' })
  @OptionalDecimal({ min: -99_999_999.99, max: 99_999_999.99, places: 2 })
  amount?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Percent that are added; below 0 they are taken off. 4 decimals.',
  })
  @OptionalDecimal({ min: -100, max: 10_000, places: 4 })
  percent?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Percent against the list price, below it negative: -30 is 30 below. Of types with a list price. 4 decimals.',
  })
  @OptionalDecimal({ min: -100, max: 1_000, places: 4 })
  discount?: number | null;
}

/** Names a generated class, for GraphQL and input validation. */
export const named = <C extends InputClass<object>>(made: C, name: string, description: string): C => {
  Object.defineProperty(made, 'name', { value: name });
  InputType(name, { description })(made);
  return made;
};

/** Adds a field to a generated class. */
export const put = (made: InputClass<object>, name: string, ...decorators: PropertyDecorator[]): void =>
  all(...decorators)(made.prototype, name);

/** Changes of one item. */
export interface StockUpdate {
  id: number;
  expectedVersion?: number | null;
  set: object;
}

/** Activation of one item. */
export interface StockActivation {
  id: number;
  isActive: boolean;
  expectedVersion?: number | null;
}

/** A change of many items, named by ID or by a filter. Changes that only one type has are further fields. */
export interface ManyChange {
  ids?: number[] | null;
  filter?: object | null;
  set?: object | null;
  price?: StockPriceChange | null;
}

const putId = (made: InputClass<object>, noun: string): void =>
  put(
    made,
    'id',
    Field(() => ID, { description: `Id of the ${noun}.` }),
    IsId(),
  );

export function updateInput(type: StockType, patch: InputClass<object>): InputClass<StockUpdate> {
  class UpdateInput implements StockUpdate {
    id!: number;
    expectedVersion?: number | null;
    set!: object;
  }
  putId(UpdateInput, type.noun);
  put(UpdateInput, 'expectedVersion', ExpectedVersion());
  put(
    UpdateInput,
    'set',
    Field(() => patch, { description: 'The fields to change; what is left out stays as it is.' }),
    RequiredObject(() => patch),
  );
  return named(UpdateInput, `Update${type.typeName}Input`, `Input of update${type.typeName}.`);
}

export function activationInput({ noun, typeName }: StockType): InputClass<StockActivation> {
  class SetActiveInput implements StockActivation {
    id!: number;
    isActive!: boolean;
    expectedVersion?: number | null;
  }
  putId(SetActiveInput, noun);
  put(SetActiveInput, 'isActive', RequiredFlag());
  put(SetActiveInput, 'expectedVersion', OptionalVersion());
  Object.defineProperty(SetActiveInput, 'name', { value: `Set${typeName}ActiveInput` });
  return SetActiveInput;
}

/** An item to delete. */
export interface StockRemoval {
  readonly id: number;
  readonly expectedVersion?: number | null;
}

export function removalInput(type: StockType): InputClass<StockRemoval> {
  class DeleteInput implements StockRemoval {
    id!: number;
    expectedVersion?: number | null;
  }
  putId(DeleteInput, type.noun);
  put(DeleteInput, 'expectedVersion', KnownVersion());
  return named(DeleteInput, `Delete${type.typeName}Input`, `Input of delete${type.typeName}.`);
}

/** Most IDs in one change. A filter has no limit. */
const mostIds = 10_000;

export function changeInput(
  type: StockType,
  { filter, patch }: { filter: InputClass<object>; patch: InputClass<object> },
): InputClass<ManyChange> {
  class ChangeInput implements ManyChange {
    ids?: number[] | null;
    filter?: object | null;
    set?: object | null;
    price?: StockPriceChange | null;
  }
  put(
    ChangeInput,
    'ids',
    Field(() => [ID], { nullable: true, description: `These ${type.noun}s, at most ${mostIds}. Or \`filter\`.` }),
    IsId({ each: true }),
    OptionalList(mostIds),
    FilledList(),
  );
  put(
    ChangeInput,
    'filter',
    Field(() => filter, { nullable: true, description: `Those ${type.noun}s that the list of this filter has.` }),
    OptionalObject(() => filter),
  );
  put(
    ChangeInput,
    'set',
    Field(() => patch, { nullable: true, description: 'The fields to change; what is left out stays as it is.' }),
    OptionalObject(() => patch),
  );
  put(
    ChangeInput,
    'price',
    Field(() => StockPriceChange, { nullable: true, description: 'How their prices change; nothing else does then.' }),
    OptionalObject(() => StockPriceChange),
  );
  for (const [name, decorator] of Object.entries(type.ownChanges)) put(ChangeInput, name, decorator);
  return named(ChangeInput, `${type.typeName}Change`, `What changes of many ${type.noun}s: \`ids\` or \`filter\`.`);
}
