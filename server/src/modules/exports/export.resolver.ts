import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../kernel/graphql.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import type { ExportNote } from './files/profile-layout.ts';
import { ExportListInput, ExportStockInput, type OfferedExport, offerExport, offerList } from './offer-export.ts';

@ObjectType('ExportNote', {
  simpleResolvers: true,
  description: 'Something that an export does not tell, or tells in another way than its layout asks.',
})
class ExportNoteType implements ExportNote {
  @Field(() => String, { nullable: true, description: 'Header of the column that it is about. Null: about the file.' })
  column!: string | null;

  @Field(() => String, { description: 'What it is, for people.' }) message!: string;
}

@ObjectType()
abstract class OfferedExportPayload implements OfferedExport {
  @Field(() => String, { simple: true, description: 'What the file is called: `diamonds-2026-11-21.csv`.' })
  fileName!: string;

  @Field(() => String, {
    simple: true,
    description:
      'Path of this origin. Needs no token of its own, but works for nobody who may not have the file any more.',
  })
  url!: string;

  @Field(() => DateTimeScalar, { simple: true, description: 'Until when the address works: five minutes.' })
  expiresAt!: Date;

  @Field(() => [ExportNoteType], { simple: true, description: 'What the layout cannot tell. Mostly none.' })
  notes!: readonly ExportNote[];
}

@ObjectType({ description: 'Outcome of exportStock.' })
class ExportStockPayload extends OfferedExportPayload {}

@ObjectType({ description: 'Outcome of exportList.' })
class ExportListPayload extends OfferedExportPayload {}

@Resolver()
export class ExportResolver {
  @Mutation(() => ExportStockPayload, {
    nullable: true,
    description:
      'Offers stock of a type as a file, which can be imported again and changes nothing; or in the layout that somebody else ' +
      'reads, or as a customer sees it. Cells of CSV that a spreadsheet would run begin with an apostrophe; imports take it ' +
      'away. Administrators only.',
  })
  exportStock(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ExportStockInput, { description: 'The type of stock to export, and how much of it.' })
    input: ExportStockInput,
  ): Promise<OfferedExport> {
    return offerExport(ctx, input);
  }

  @Mutation(() => ExportListPayload, {
    nullable: true,
    description:
      'Offers a list as a file, all pages of it: the columns that the caller may read, at their own prices. Cells of CSV that a ' +
      'spreadsheet would run begin with an apostrophe. Counted per caller: RATE_LIMITED after 30 in 15 minutes.',
  })
  exportList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ExportListInput, { description: 'The list to export.' }) input: ExportListInput,
  ): Promise<OfferedExport> {
    return offerList(ctx, input);
  }
}
