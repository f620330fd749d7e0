import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { ExportListInput, exportList } from './export-list.ts';
import { ExportStockInput, type OfferedExport, offerExport } from './offer-export.ts';

@ObjectType({ simpleResolvers: true, description: 'Outcome of exportStock.' })
class ExportStockPayload implements OfferedExport {
  @Field(() => String, { description: 'What the file is called: `diamonds-2026-11-21.csv`.' }) fileName!: string;

  @Field(() => String, {
    description:
      'Path of this origin. Needs no token of its own, but works for nobody who is no administrator any more.',
  })
  url!: string;

  @Field(() => DateTimeScalar, { description: 'Until when the address works: five minutes.' }) expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of exportList.' })
class ExportListPayload implements OfferedExport {
  @Field(() => String, { description: 'What the file is called: `diamonds-2026-11-21.csv`.' }) fileName!: string;

  @Field(() => String, {
    description: 'Path of this origin. Needs no token of its own, but works for nobody who may not sign in any more.',
  })
  url!: string;

  @Field(() => DateTimeScalar, { description: 'Until when the address works: five minutes.' }) expiresAt!: Date;
}

@Resolver()
export class ExportResolver {
  @Mutation(() => ExportStockPayload, {
    nullable: true,
    description:
      'Offers all stock of a type as CSV, which can be imported again and changes nothing. Cells that a spreadsheet would ' +
      'run begin with an apostrophe; imports take it away. Administrators only.',
  })
  exportStock(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ExportStockInput, { description: 'The type of stock to export, and how much of it.' })
    input: ExportStockInput,
  ): Promise<ExportStockPayload> {
    return offerExport(ctx, input);
  }

  @Mutation(() => ExportListPayload, {
    nullable: true,
    description:
      'Offers a list as CSV, all pages of it: the columns that the caller may read, at their own prices. Cells that a ' +
      'spreadsheet would run begin with an apostrophe. Counted per caller: RATE_LIMITED after 30 in 15 minutes.',
  })
  exportList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ExportListInput, { description: 'The list to export.' }) input: ExportListInput,
  ): Promise<OfferedExport> {
    return exportList(ctx, input);
  }
}
