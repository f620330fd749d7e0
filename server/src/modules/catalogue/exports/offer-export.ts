import { IsEnum, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { RequiredFlag } from '../../../kernel/input/field-rules.ts';
import { actorOf, administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { fileNameOn } from '../stock/exports/export-stock.ts';
import { StockKind } from '../stock/fields/stock-kind.ts';

@InputType({ description: 'Input of exportStock.' })
export class ExportStockInput {
  @Field(() => StockKind, { description: 'The type of stock to export.' })
  @IsEnum(StockKind, { message: 'must be a known type of stock' })
  kind!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Leave out what is off the lists. By default the file has all.',
  })
  @RequiredFlag()
  @IsOptional()
  activeOnly?: boolean | null;
}

/** Where a file can be fetched, and until when. */
export interface OfferedExport {
  readonly fileName: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/** Signs an address under which this administrator, and nobody who is none any more, gets the file for five minutes. */
export const offerExport = query(
  administrator,
  ExportStockInput,
  async (ctx, { kind, activeOnly }): Promise<OfferedExport> => {
    const { token, expiresAt } = ctx.services.downloadTokens.sign({
      userId: actorOf(ctx).id,
      file: kind,
      activeOnly: activeOnly ?? false,
    });
    return { fileName: fileNameOn(new Date(), kind), url: `/exports?token=${token}`, expiresAt };
  },
);
