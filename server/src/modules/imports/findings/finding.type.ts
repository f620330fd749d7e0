import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { all, IsInt, Min } from '../../../kernel/input/rules.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import type { FaultCode } from '../../stock/cells/index.ts';

export enum NoticeCode {
  /** The item is on hold, sold or in an open order. The change is not applied. */
  NOT_APPLIED = 'NOT_APPLIED',
  /** Another item, in the file or in stock, has the same report number. */
  SAME_REPORT = 'SAME_REPORT',
  /**
   * Half of a pair that is sold only as a pair. After the import, only one half is for sale, so neither can be
   * bought.
   */
  HALF_OF_PAIR = 'HALF_OF_PAIR',
  /** Another item, in the file or in stock, has the same measurements and grades. */
  SAME_STONE = 'SAME_STONE',
  /** The changed or deactivated item is in a cart. */
  IN_CARTS = 'IN_CARTS',
  /** The changed item is on hold. */
  ON_HOLD = 'ON_HOLD',
  /** The changed item is sold. */
  SOLD = 'SOLD',
  /** The item belonged to a different vendor. Two vendors may use the same stock number. */
  OTHER_VENDOR = 'OTHER_VENDOR',
  /** The price changes by more than the configured percentage. */
  PRICE_MOVED = 'PRICE_MOVED',
  GRADE_CHANGED = 'GRADE_CHANGED',
  REPORT_CHANGED = 'REPORT_CHANGED',
  /** The measurements are possible but unusual for this shape and weight. */
  ODD_MEASUREMENTS = 'ODD_MEASUREMENTS',
}

export const LineNumber = (): PropertyDecorator =>
  all(
    Field(() => Int, {
      description:
        'Row number in a spreadsheet, from 1, including the header and the rows above it. A cell with line breaks is one row.',
    }),
    Min(1),
    IsInt(),
  );

export const Count = (description: string, { nullable = false } = {}): PropertyDecorator =>
  all(
    Field(() => Int, { nullable, description }),
    Min(0),
    IsInt(),
  );

@ObjectType()
abstract class ImportFinding {
  @Field(() => Int, {
    description:
      'Row number below the header, from 1. 0 is the header. In notices, 0 is also used for items that REPLACE deactivates because the file does not list them.',
  })
  readonly row!: number;

  @LineNumber()
  readonly line!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Header as in the file. Null if the finding is not about a single column, or if the file does not have the column.',
  })
  readonly column!: string | null;

  @Field(() => String, { nullable: true, description: 'Value of the cell, truncated to 200 characters.' })
  readonly value!: string | null;

  @Field(() => String, {
    description: 'Message that continues a sentence beginning with the column: `is not a number`.',
  })
  readonly message!: string;
}

@ObjectType({ description: 'Problem in an imported file.' })
export class ImportProblem extends ImportFinding {
  @Field(() => String, { description: 'Kind of problem, such as UNKNOWN_VALUE or DUPLICATE_KEY.' })
  readonly code!: FaultCode;
}

@ObjectType({ description: 'Notice about a row of an imported file. The row is imported.' })
export class ImportNotice extends ImportFinding {
  @Field(() => String, {
    description:
      'NOT_APPLIED: the item is on hold, sold or in an open order, and is unchanged. SAME_REPORT: another item, in the file or in stock, has the same report. HALF_OF_PAIR: only one half of a pair is for sale, so neither half can be bought. SAME_STONE: another item has the same measurements and grades. IN_CARTS, ON_HOLD, SOLD: the changed or deactivated item is in a cart, on hold or sold. OTHER_VENDOR: the item belonged to another vendor.',
  })
  readonly code!: NoticeCode;
}

@ObjectType({ description: 'Number of problems or notices with the same code in an imported file.' })
export class ImportCodeCount {
  @Field(() => String, { description: 'Code of the problem or notice.' })
  readonly code!: string;

  @Count('Number of all problems or notices with the code, listed or not.')
  readonly count!: number;
}

@ObjectType()
abstract class SignedFile {
  @Field(() => String, { description: 'File name.' })
  readonly fileName!: string;

  @Field(() => String, {
    description:
      'Relative URL of the file. Requires no access token, but works only while the caller is an administrator.',
  })
  readonly url!: string;

  @Field(() => DateTimeScalar, { description: 'When the URL expires.' })
  readonly expiresAt!: Date;
}

@ObjectType({ description: 'File with a signed download URL.' })
export class OfferedFile extends SignedFile {}

@ObjectType({ description: 'All problems of an imported file as CSV. The URL is valid for one day.' })
export class ImportProblemFile extends SignedFile {}
