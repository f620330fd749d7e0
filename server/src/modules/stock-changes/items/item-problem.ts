import { type ErrorCode, ErrorCodeEnum } from '../../../kernel/errors/catalogue.ts';
import { AppError } from '../../../kernel/errors/errors.ts';
import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';

/** Maximum number of problems in one result. */
export const maxProblems = 1_000;

@ObjectType({ simpleResolvers: true, description: 'Reason why an item cannot be changed.' })
export class StockChangeProblem {
  @Field(() => ID, { description: 'Item ID.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'Stock number of the item. Null if the item does not exist.' })
  stockNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Input name of the rejected field. Null if the problem concerns the whole item.',
  })
  field!: string | null;

  @Field(() => ErrorCodeEnum, { description: 'Error code.' })
  code!: ErrorCode;

  @Field(() => String, { description: 'Continues a sentence that begins with the field name: `must be at least 3`.' })
  message!: string;

  @Field(() => String, { description: 'Display text: the problem and how to resolve it.' })
  explanation!: string;
}

/** Creates the problem for an item from the error that its change caused. */
export function problemOf(item: { id: number; stockNumber: string | null }, error: AppError): StockChangeProblem {
  const [detail] = error.details ?? [];
  const field = detail?.path.replace(/^set\./, '') ?? '';
  return {
    ...item,
    field: field === '' ? null : field,
    code: error.code,
    message: error.details?.map(({ message }) => message).join('; ') || error.message,
    explanation: error.explanation,
  };
}

/** Problems with the items of one bulk change. All problems are counted, but only the first 1,000 are listed. */
export class ItemProblems {
  readonly list: StockChangeProblem[] = [];
  count = 0;
  /** Number of problems with existing items. */
  found = 0;

  add(problem: StockChangeProblem): void {
    this.count++;
    if (problem.stockNumber !== null) this.found++;
    if (this.list.length < maxProblems) this.list.push(problem);
  }

  /** Adds to the number of problems with existing items, without listing the problems. */
  addUnlisted(count: number): void {
    this.count += count;
    this.found += count;
  }

  /**
   * Throws INVALID_REQUEST 409 if there are problems. The error has a detail for each item, with the path
   * `items.<id>.<field>`.
   */
  refuse(matched: number): void {
    const [first] = this.list;
    if (!first) return;
    const others = this.count > 1 ? ` The same applies to ${this.count - 1} more.` : '';
    throw new AppError('INVALID_REQUEST', {
      status: 409,
      reason: 'VALIDATION_FAILED',
      maxDetails: maxProblems,
      details: this.list.map(({ id, field, message }) => ({
        path: ['items', id, ...(field === null ? [] : [field])].join('.'),
        message,
      })),
      facts: { change: { matched, problemCount: this.count } },
      explanation: `${first.stockNumber ?? `The item with the ID ${first.id}`} cannot be changed: ${first.explanation}${others} Nothing was changed.`,
    });
  }
}
