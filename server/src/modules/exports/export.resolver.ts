import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../kernel/graphql.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import type { ExportNote } from './files/profile-layout.ts';
import {
  ExportListInput,
  ExportStockInput,
  type OfferedExport,
  requestListExport,
  requestStockExport,
} from './request-export.ts';

@ObjectType('ExportNote', {
  simpleResolvers: true,
  description: 'Difference between an exported file and its layout, such as a missing value.',
})
class ExportNoteType implements ExportNote {
  @Field(() => String, {
    nullable: true,
    description: 'Header of the column. Null if the note is about the whole file.',
  })
  column!: string | null;

  @Field(() => String, { description: 'Explanation for users.' }) message!: string;
}

@ObjectType()
abstract class OfferedExportPayload implements OfferedExport {
  @Field(() => String, { simple: true, description: 'File name, such as `diamonds-2026-11-21.csv`.' })
  fileName!: string;

  @Field(() => String, {
    simple: true,
    description:
      'Relative URL of the file. Requires no access token, but works only while the caller may read the file.',
  })
  url!: string;

  @Field(() => DateTimeScalar, { simple: true, description: 'When the URL expires: five minutes after the request.' })
  expiresAt!: Date;

  @Field(() => [ExportNoteType], { simple: true, description: 'Differences from the layout. Usually empty.' })
  notes!: readonly ExportNote[];
}

@ObjectType({ description: 'Result of `exportStock`.' })
class ExportStockPayload extends OfferedExportPayload {}

@ObjectType({ description: 'Result of `exportList`.' })
class ExportListPayload extends OfferedExportPayload {}

@Resolver()
export class ExportResolver {
  @Mutation(() => ExportStockPayload, {
    nullable: true,
    description:
      'Offers stock of one type as a file: in a layout that can be imported again without changes, in the layout ' +
      'of a partner, or as a customer sees it. CSV cells that a spreadsheet would run as formulas begin with an apostrophe, which imports ' +
      'remove. Administrators only.',
  })
  exportStock(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ExportStockInput, { description: 'Stock type, rows and layout of the export.' })
    input: ExportStockInput,
  ): Promise<OfferedExport> {
    return requestStockExport(ctx, input);
  }

  @Mutation(() => ExportListPayload, {
    nullable: true,
    description:
      "Offers all pages of a list as a file, with the columns that the caller may read, at the caller's prices. CSV cells that a " +
      'spreadsheet would run as formulas begin with an apostrophe. Limit per caller: RATE_LIMITED after 30 in 15 minutes.',
  })
  exportList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ExportListInput, { description: 'List, format and layout of the export.' })
    input: ExportListInput,
  ): Promise<OfferedExport> {
    return requestListExport(ctx, input);
  }
}
