import type { ErrorCode, ErrorDetail } from '../../../kernel/errors/catalogue.ts';
import type { ErrorReason } from '../../../kernel/errors/reasons.ts';
import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { Rest } from '../../../kernel/resources/rest-shape.ts';
import { Count, ImportCodeCount, ImportProblem, ImportProblemFile } from '../findings/finding.type.ts';

@ObjectType({ simpleResolvers: true, description: 'Problem with the import request.' })
export class ImportRunFailureDetail {
  @Field(() => String, { description: 'Path of the field, such as `file` or `profile.columns.0.field`.' })
  path!: string;
  @Field(() => String, { description: 'Message that continues a sentence beginning with the field: `is empty`.' })
  message!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Reason why a run has changed nothing: the error that `importStock` returns for the same file.',
})
export class ImportRunFailure {
  @Rest(false)
  @Field(() => String, { description: 'Error code in the catalogue, such as INVALID_REQUEST.' })
  readonly code!: ErrorCode;
  @Field(() => Int, { description: 'Error number in the catalogue.' }) readonly errorCode!: number;
  @Field(() => String, {
    nullable: true,
    description: 'More specific reason, such as CONFIRMATION_NEEDED. Null if there is none.',
  })
  readonly reason!: ErrorReason | null;
  @Field(() => String, { description: 'Explanation for users: the problem and a solution.' })
  readonly explanation!: string;

  @Field(() => [ImportRunFailureDetail], {
    description: 'Problems with the request. Excludes problems with cells and rows.',
  })
  readonly details!: readonly ErrorDetail[];

  @Field(() => [ImportProblem], { description: 'Problems with cells and rows: at most the first 1,000, by row.' })
  readonly problems!: readonly ImportProblem[];

  @Count('Number of all problems, listed or not.') readonly problemCount!: number;

  @Field(() => [ImportCodeCount], { description: 'Number of problems by kind, the most frequent first.' })
  readonly problemCounts!: readonly ImportCodeCount[];

  @Field(() => ImportProblemFile, { nullable: true, description: 'All problems as CSV. Null if there are none.' })
  readonly problemFile!: ImportProblemFile | null;

  @Count('For CONFIRMATION_NEEDED: number of items that the file would deactivate.', { nullable: true })
  readonly deactivated!: number | null;

  @Count('For CONFIRMATION_NEEDED: number of items that could be deactivated.', { nullable: true })
  readonly deactivatable!: number | null;
}
