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
@InputType({ description: 'What changes, of items of one type of stock. Exactly one field.' })
class StockChange {}

for (const { type } of stockModules) {
  const Change = stockInputs(type).change;
  all(
    Field(() => Change, { nullable: true, description: `A change of ${type.noun}s.` }),
    OptionalObject(() => Change),
  )(StockChange.prototype, type.many);
}

@InputType({ description: 'Input of changeStock.' })
export class ChangeStockInput {
  @Field(() => StockChange, { description: 'Which items, and what changes of them.' })
  @RequiredObject(() => StockChange)
  change!: StockChange;

  @Field(() => Boolean, { nullable: true, description: 'Tell what would happen, change nothing.' })
  @IsBoolean()
  @IsOptional()
  dryRun?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many items the caller expects the change to match, as a dry run tells: refused (409, CONFIRMATION_NEEDED) when it is another number by now.',
  })
  @Min(0)
  @IsInt()
  @IsOptional()
  expectedCount?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Change the items without problems. By default nothing changes when one has a problem.',
  })
  @IsBoolean()
  @IsOptional()
  skipProblems?: boolean | null;

  @OptionalIdempotencyKey(
    "The caller's own name for this change: sent again, it answers the first outcome and changes nothing. 30 days; dry runs and refused changes are not remembered.",
  )
  idempotencyKey?: string | null;
}

/** A change of items of one type. */
export interface AskedChange {
  readonly module: StockModule;
  readonly change: ManyChange;
  /** Where it stands in the input. */
  readonly path: string;
}

/** The one change that the input has. Throws INVALID_REQUEST unless it says which items, in one way, and what changes. */
export function askedChange({ change }: ChangeStockInput): AskedChange {
  const asked = stockModules.flatMap((module): AskedChange[] => {
    const given: ManyChange | null | undefined = Reflect.get(change, module.type.many);
    return given ? [{ module, change: given, path: `change.${module.type.many}` }] : [];
  });
  const [first, ...more] = asked;
  if (!first || more.length > 0) throw invalid('change', 'must have exactly one field');
  const { module, path } = first;
  const { ids, filter, set, price } = first.change;
  if (!ids === !filter) throw invalid(path, 'must have either ids or a filter');
  const own = Object.keys(module.type.ownChanges).some((name) => Reflect.get(first.change, name));
  const isSet = own || Object.keys(set ?? {}).length > 0;
  if (!isSet && !price) throw invalid(`${path}.set`, 'must change something');
  if (isSet && price) throw invalid(`${path}.price`, 'must be all that changes');
  const unique = module.type.fields.filter(
    ({ name, isUnique }) => isUnique && Reflect.get(set ?? {}, name) !== undefined,
  );
  if (unique.length > 0) {
    throw new AppError('INVALID_REQUEST', {
      reason: 'VALIDATION_FAILED',
      details: unique.map(({ name }) => ({ path: `${path}.set.${name}`, message: 'belongs to one item alone' })),
    });
  }
  return first;
}
