import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/context.ts';
import { ImportReport } from '../stock/import-report.ts';
import { ImportDiamondsInput, importDiamonds } from './diamond.import.use-case.ts';

@ObjectType({ description: 'Outcome of importDiamonds.' })
class ImportDiamondsPayload {
  @Field(() => ImportReport, { description: 'What was, or would be, done.' })
  report: ImportReport;
}

@Resolver()
export class DiamondImportResolver {
  @Mutation(() => ImportDiamondsPayload, {
    nullable: true,
    description:
      'Imports a file of diamonds, all or nothing: a file with problems is INVALID_REQUEST with the problems under ' +
      '`details` (`rows.12.Carat`, and row, column, value and code), unless skipInvalid. A dry run answers them in the report. ' +
      'A blank cell clears its field; a field without a column stays as it is. Administrators only.',
  })
  async importDiamonds(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ImportDiamondsInput, { description: 'The file, and what to do with it.' })
    input: ImportDiamondsInput,
  ): Promise<ImportDiamondsPayload> {
    return { report: await importDiamonds(ctx, input) };
  }
}
