import { Field, ID } from 'type-graphql';
import { ExpectedVersion, KnownVersion, OptionalVersion } from '../../../kernel/input/expected-version.ts';
import { OptionalObject, RequiredFlag, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { type InputClass, IsId } from '../../../kernel/input/input.ts';
import { FilledList, OptionalList } from '../../../kernel/input/list-rules.ts';
import type { StockType } from '../stock-type.ts';
import { named, put } from './made-input.ts';
import { StockPriceChange } from './price-change.input.ts';

/** What changes of one piece. */
export interface StockUpdate {
  id: number;
  expectedVersion?: number | null;
  set: object;
}

/** Whether one piece is on the lists. */
export interface StockActivation {
  id: number;
  isActive: boolean;
  expectedVersion?: number | null;
}

/** What changes of many pieces: of those that are named, or of those that a filter finds. Own changes of the type come beside it. */
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

/** Which item goes. */
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

/** Ids that one change names: a filter finds any number. */
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
