import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { Field, InputType, Int } from '../../kernel/graphql.ts';
import { OptionalObject, RequiredObject } from '../../kernel/input/field-rules.ts';
import { OptionalIdempotencyKey } from '../../kernel/input/idempotency-key.ts';
import { OneOf } from '../../kernel/input/one-of.ts';
import { all, IsBoolean, IsInt, IsOptional, Min } from '../../kernel/input/rules.ts';
import { type ManyChange, stockInputs } from '../stock/graphql/index.ts';
import type { StockModule } from '../stock/index.ts';
import { stockModules } from '../stock-types/index.ts';

@OneOf()
@InputType({ description: 'Change to items of one stock type. Exactly one field must be set.' })
class StockChange {}

for (const { type } of stockModules) {
  const Change = stockInputs(type).change;
  all(
    Field(() => Change, { nullable: true, description: `Change to ${type.noun}s.` }),
    OptionalObject(() => Change),
  )(StockChange.prototype, type.many);
}

@InputType({ description: 'Input for `changeStock`.' })
export class ChangeStockInput {
  @Field(() => StockChange, { description: 'Items to change, and the new values.' })
  @RequiredObject(() => StockChange)
  change!: StockChange;

  @Field(() => Boolean, { nullable: true, description: 'True: returns a preview without changing anything.' })
  @IsBoolean()
  @IsOptional()
  dryRun?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Expected number of matching items, from a dry run. If the number has changed, returns INVALID_REQUEST (409, CONFIRMATION_NEEDED).',
  })
  @Min(0)
  @IsInt()
  @IsOptional()
  expectedCount?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: items with problems are skipped. Default: nothing is changed if an item has a problem.',
  })
  @IsBoolean()
  @IsOptional()
  skipProblems?: boolean | null;

  @OptionalIdempotencyKey(
    'Idempotency key. If a request with the same key is repeated within 30 days, it returns the first result and changes nothing. Keys of dry runs and failed changes are not stored.',
  )
  idempotencyKey?: string | null;
}

/** Parsed bulk change to items of one stock type. */
export interface ChangeRequest {
  readonly module: StockModule;
  readonly change: ManyChange;
  /** Path of the change in the input, for error details. */
  readonly path: string;
}

/**
 * Returns the requested change. Throws INVALID_REQUEST unless the input selects items either by ID or by filter and
 * changes something.
 */
export function changeRequestOf({ change }: ChangeStockInput): ChangeRequest {
  const requests = stockModules.flatMap((module): ChangeRequest[] => {
    const typeChange: ManyChange | null | undefined = Reflect.get(change, module.type.many);
    return typeChange ? [{ module, change: typeChange, path: `change.${module.type.many}` }] : [];
  });
  const [first, ...more] = requests;
  if (!first || more.length > 0) throw invalid('change', 'must have exactly one field');
  const { module, path } = first;
  const { ids, filter, set, price } = first.change;
  if (!ids === !filter) throw invalid(path, 'must have either ids or a filter');
  const hasOwnChange = Object.keys(module.type.ownChanges).some((name) => Reflect.get(first.change, name));
  const isSet = hasOwnChange || Object.keys(set ?? {}).length > 0;
  if (!isSet && !price) throw invalid(`${path}.set`, 'must contain a change');
  if (isSet && price) throw invalid(`${path}.price`, 'cannot be combined with other changes');
  const unique = module.type.fields.filter(
    ({ name, isUnique }) => isUnique && Reflect.get(set ?? {}, name) !== undefined,
  );
  if (unique.length > 0) {
    throw new AppError('INVALID_REQUEST', {
      reason: 'VALIDATION_FAILED',
      details: unique.map(({ name }) => ({
        path: `${path}.set.${name}`,
        message: 'must be unique and cannot be set for several items',
      })),
    });
  }
  return first;
}
