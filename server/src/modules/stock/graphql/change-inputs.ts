import { Field, Float, ID, InputType } from '../../../kernel/graphql.ts';
import { ExpectedVersion, OptionalExpectedVersion, OptionalVersion } from '../../../kernel/input/expected-version.ts';
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
    'Price change for several items. Exactly one of `amount`, `percent` and `discount` must be set. Results are rounded half up to the cent.',
})
export class StockPriceChange {
  @Field(() => String, {
    nullable: true,
    description: 'Input name of the price, such as `totalPrice`. If omitted, the main price of the type.',
  })
  @OptionalText(64)
  field?: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'USD to add. Negative amounts are subtracted.' })
  @OptionalDecimal({ min: -99_999_999.99, max: 99_999_999.99, places: 2 })
  amount?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Percent to add, at most 4 decimals. Negative values are subtracted.',
  })
  @OptionalDecimal({ min: -100, max: 10_000, places: 4 })
  percent?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Percent relative to the list price, at most 4 decimals: -30 sets a price 30 % below it. Only for types with a list price.',
  })
  @OptionalDecimal({ min: -100, max: 1_000, places: 4 })
  discount?: number | null;
}

/** Sets the name and description of a generated input class for GraphQL and validation. */
export const named = <C extends InputClass<object>>(inputClass: C, name: string, description: string): C => {
  Object.defineProperty(inputClass, 'name', { value: name });
  InputType(name, { description })(inputClass);
  return inputClass;
};

/** Adds a field to a generated input class. */
export const put = (inputClass: InputClass<object>, name: string, ...decorators: PropertyDecorator[]): void =>
  all(...decorators)(inputClass.prototype, name);

export interface StockUpdate {
  id: number;
  expectedVersion?: number | null;
  set: object;
}

export interface StockActivation {
  id: number;
  isActive: boolean;
  expectedVersion?: number | null;
}

/** Change to many items, selected by ID or by a filter. A type may have additional inputs (`ownChanges`). */
export interface ManyChange {
  ids?: number[] | null;
  filter?: object | null;
  set?: object | null;
  price?: StockPriceChange | null;
}

const putId = (inputClass: InputClass<object>, noun: string): void =>
  put(
    inputClass,
    'id',
    Field(() => ID, { description: `ID of the ${noun}.` }),
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
    Field(() => patch, { description: 'Fields to change. Omitted fields are unchanged.' }),
    RequiredObject(() => patch),
  );
  return named(UpdateInput, `Update${type.typeName}Input`, `Input for \`update${type.typeName}\`.`);
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
  put(DeleteInput, 'expectedVersion', OptionalExpectedVersion());
  return named(DeleteInput, `Delete${type.typeName}Input`, `Input for \`delete${type.typeName}\`.`);
}

/** Maximum number of IDs in one change. Filters can match more items. */
const maxIds = 10_000;

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
    Field(() => [ID], {
      nullable: true,
      description: `IDs of the ${type.noun}s, at most ${maxIds}. Set either \`ids\` or \`filter\`.`,
    }),
    IsId({ each: true }),
    OptionalList(maxIds),
    FilledList(),
  );
  put(
    ChangeInput,
    'filter',
    Field(() => filter, { nullable: true, description: `Filter that selects the ${type.noun}s.` }),
    OptionalObject(() => filter),
  );
  put(
    ChangeInput,
    'set',
    Field(() => patch, { nullable: true, description: 'Fields to change. Omitted fields are unchanged.' }),
    OptionalObject(() => patch),
  );
  put(
    ChangeInput,
    'price',
    Field(() => StockPriceChange, {
      nullable: true,
      description: 'Price change. It cannot be combined with other changes.',
    }),
    OptionalObject(() => StockPriceChange),
  );
  for (const [name, decorator] of Object.entries(type.ownChanges)) put(ChangeInput, name, decorator);
  return named(
    ChangeInput,
    `${type.typeName}Change`,
    `Bulk change of ${type.noun}s. Set either \`ids\` or \`filter\`.`,
  );
}
