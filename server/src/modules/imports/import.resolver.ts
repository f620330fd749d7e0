import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../kernel/graphql.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { ImportReport } from './findings/import-report.ts';
import { ImportStockInput, importAnyStock } from './import-any-stock.ts';

@ObjectType({ simpleResolvers: true, description: 'Result of `importStock`.' })
class ImportStockPayload {
  @Field(() => ImportReport, { description: 'Report about the import or dry run.' })
  report!: ImportReport;
}

@Resolver()
export class ImportResolver {
  @Mutation(() => ImportStockPayload, {
    nullable: true,
    description:
      'Imports a file of one stock type, all or nothing. A file with problems is rejected with INVALID_REQUEST and the problems in ' +
      '`details` (`rows.12.Carat`, with row, column, value and code), unless `skipInvalid` is true. A dry run returns the problems in the report. ' +
      'A blank cell clears its field. A field without a column is unchanged. INVALID_REQUEST also for profile options that do not apply ' +
      'to the stock type, such as the discount format for a type without discounts. Administrators only.',
  })
  async importStock(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ImportStockInput, { description: 'File, stock type and options.' })
    input: ImportStockInput,
  ): Promise<ImportStockPayload> {
    return { report: await importAnyStock(ctx, input) };
  }
}
