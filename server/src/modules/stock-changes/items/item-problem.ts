import { type ErrorCode, ErrorCodeEnum } from '../../../kernel/errors/catalogue.ts';
import { AppError } from '../../../kernel/errors/errors.ts';
import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';

/** Problems that one outcome names. */
export const mostProblems = 1_000;

@ObjectType({ simpleResolvers: true, description: 'Why an item does not change with the others.' })
export class StockChangeProblem {
  @Field(() => ID, { description: 'Id of the item.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'Its stock number. Null: there is no such item.' })
  stockNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The field that is refused, as inputs name it. Null: all of it.',
  })
  field!: string | null;

  @Field(() => ErrorCodeEnum, { description: 'Name of the error.' })
  code!: ErrorCode;

  @Field(() => String, { description: "Reads on after the field's name: `must be at least 3`." })
  message!: string;

  @Field(() => String, { description: 'What is the matter and what can be done about it, for people.' })
  explanation!: string;
}

/** What an outcome tells of an item that a change is refused for. */
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

/** The problems of one change: all are counted, the first thousand told. */
export class ItemProblems {
  readonly list: StockChangeProblem[] = [];
  count = 0;
  /** Those of items that are there. */
  found = 0;

  add(problem: StockChangeProblem): void {
    this.count++;
    if (problem.stockNumber !== null) this.found++;
    if (this.list.length < mostProblems) this.list.push(problem);
  }

  /** Counts problems of items that are there and are not told one by one. */
  addUntold(count: number): void {
    this.count += count;
    this.found += count;
  }

  /** Throws INVALID_REQUEST 409 naming each item with its field, as `items.<id>.<field>`. */
  refuse(matched: number): void {
    const [first] = this.list;
    if (!first) return;
    const others = this.count > 1 ? ` So do ${this.count - 1} more.` : '';
    throw new AppError('INVALID_REQUEST', {
      status: 409,
      reason: 'VALIDATION_FAILED',
      mostDetails: mostProblems,
      details: this.list.map(({ id, field, message }) => ({
        path: ['items', id, ...(field === null ? [] : [field])].join('.'),
        message,
      })),
      facts: { change: { matched, problemCount: this.count } },
      explanation: `${first.stockNumber ?? `The item with the id ${first.id}`} stands in the way: ${first.explanation}${others} Nothing was changed.`,
    });
  }
}
