import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { ImportReport } from './findings/import-report.ts';
import type { FileImport } from './import-file.ts';
import type { ImportStockInput } from './import-input.ts';

/** The mutation that imports files of one type of stock. */
export function importResolver({ type, plural, Input, run }: FileImport): new () => object {
  class ImportPayload {
    report!: ImportReport;
  }
  Field(() => ImportReport, { description: 'What was, or would be, done.' })(ImportPayload.prototype, 'report');
  ObjectType(`Import${plural}Payload`, { description: `Outcome of import${plural}.` })(ImportPayload);

  @Resolver()
  class StockImportResolver {
    @Mutation(() => ImportPayload, {
      name: `import${plural}`,
      nullable: true,
      description:
        `Imports a file of ${type.name.replaceAll('_', ' ')}, all or nothing: a file with problems is INVALID_REQUEST with the problems under ` +
        '`details` (`rows.12.Carat`, and row, column, value and code), unless skipInvalid. A dry run answers them in the report. ' +
        'A blank cell clears its field; a field without a column stays as it is. Administrators only.',
    })
    async import(
      @Ctx() ctx: RequestContext,
      @Arg('input', () => Input, { description: 'The file, and what to do with it.' }) input: ImportStockInput,
    ): Promise<ImportPayload> {
      return { report: await run(ctx, input) };
    }
  }
  return StockImportResolver;
}
