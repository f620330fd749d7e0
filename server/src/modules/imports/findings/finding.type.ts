import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';

/** Of every `line`. */
export const lineDescription =
  'The row of the file as a spreadsheet numbers it, from 1: the header and what stands above it count, and a cell with line breaks is one row.';

@ObjectType({ description: 'One thing that is wrong with an imported file.' })
export class ImportProblem {
  @Field(() => Int, { description: '1 is the first row under the header; 0 is the header itself.' })
  row!: number;

  @Field(() => Int, { description: lineDescription })
  line!: number;

  @Field(() => String, { nullable: true, description: 'Header as in the file. Null: the row as a whole.' })
  column!: string | null;

  @Field(() => String, { nullable: true, description: 'The cell, cut after 200 characters.' })
  value!: string | null;

  @Field(() => String, { description: 'What kind of problem it is, such as UNKNOWN_VALUE or DUPLICATE_KEY.' })
  code!: string;

  @Field(() => String, { description: "Reads on after the column's name: `is not a number`." })
  message!: string;
}

@ObjectType({ description: 'What people should know of a row of an imported file that is taken over all the same.' })
export class ImportNotice {
  @Field(() => Int, {
    description:
      '1 is the first row under the header; 0: the piece is not in the file, and REPLACE takes it off the lists.',
  })
  row!: number;

  @Field(() => Int, { description: lineDescription })
  line!: number;

  @Field(() => String, { nullable: true, description: 'Header as in the file. Null: the file has no column for it.' })
  column!: string | null;

  @Field(() => String, { nullable: true, description: 'What the file says there.' })
  value!: string | null;

  @Field(() => String, {
    description:
      'NOT_APPLIED: the piece is held for somebody, sold or in an open order, and keeps what it has. SAME_REPORT: another piece, in the file or on stock, has the same report. HALF_OF_PAIR: of a pair that is only sold as one, one half is not for sale then, so that neither can be bought. SAME_STONE: another piece has the same measurements and grades. IN_CARTS, ON_HOLD, SOLD: the piece, which changes or goes off the lists, is in a cart, on hold or sold. OTHER_VENDOR: the piece belonged to another vendor.',
  })
  code!: string;

  @Field(() => String, { description: "Reads on after the column's name: `is also the report of line 7`." })
  message!: string;
}

@ObjectType({ description: 'How many problems or notices of a kind an imported file has.' })
export class ImportCodeCount {
  @Field(() => String, { description: 'Their code.' })
  code!: string;

  @Field(() => Int, { description: 'How many: all of them, told one by one or not.' })
  count!: number;
}

@ObjectType({ description: 'All problems of an imported file as CSV.' })
export class ImportProblemFile {
  @Field(() => String, { description: 'What the file is called.' })
  fileName!: string;

  @Field(() => String, {
    description:
      'Path of this origin. Needs no token of its own, but works for nobody who is no administrator any more.',
  })
  url!: string;

  @Field(() => DateTimeScalar, { description: 'Until when the address works: a day.' })
  expiresAt!: Date;
}
