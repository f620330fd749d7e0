import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../kernel/graphql.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { ImportReport } from './findings/import-report.ts';
import { ImportStockInput, importAnyStock } from './import-any-stock.ts';

@ObjectType({ simpleResolvers: true, description: 'Outcome of importStock.' })
class ImportStockPayload {
  @Field(() => ImportReport, { description: 'What was, or would be, done.' })
  report!: ImportReport;
}

@Resolver()
export class ImportResolver {
  @Mutation(() => ImportStockPayload, {
    nullable: true,
    description:
      'Imports a file of one type of stock, all or nothing: a file with problems is INVALID_REQUEST with the problems under ' +
      '`details` (`rows.12.Carat`, and row, column, value and code), unless skipInvalid. A dry run answers them in the report. ' +
      'A blank cell clears its field; a field without a column stays as it is. An option of the profile that the type has no ' +
      'use for, such as how discounts are read, is INVALID_REQUEST too. Administrators only.',
  })
  async importStock(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ImportStockInput, { description: 'The file, what it has, and what to do with it.' })
    input: ImportStockInput,
  ): Promise<ImportStockPayload> {
    return { report: await importAnyStock(ctx, input) };
  }
}
