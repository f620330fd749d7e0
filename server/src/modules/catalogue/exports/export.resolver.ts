import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
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
}
