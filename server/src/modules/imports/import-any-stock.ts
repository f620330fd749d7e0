import { Field, InputType } from '../../kernel/graphql.ts';
import { OptionalIdempotencyKey } from '../../kernel/input/idempotency-key.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { bulkCommand } from '../../kernel/use-cases/use-case.ts';
import { IsStockKind, StockKind } from '../stock/fields/index.ts';
import { stockModuleOf } from '../stock-types/index.ts';
import { importOnce } from './import.routes.ts';
import { StockFileInput } from './import-input.ts';
import { ImportOrigin } from './runs/import-run.entity.ts';

@InputType({ description: 'Input for `importStock`.' })
export class ImportStockInput extends StockFileInput {
  @Field(() => StockKind, { description: 'Stock type of the rows in the file.' })
  @IsStockKind()
  kind!: string;

  @OptionalIdempotencyKey(
    'Idempotency key of this import. A repeated request with the same file and options returns the first report and changes nothing. Valid for 30 days. Dry runs and rejected imports are not stored.',
  )
  idempotencyKey?: string | null;
}

export const importAnyStock = bulkCommand(
  administrator,
  ImportStockInput,
  (ctx, { kind, idempotencyKey = null, ...file }) =>
    importOnce(ctx, stockModuleOf(kind).files, file, { key: idempotencyKey, origin: ImportOrigin.GRAPHQL }),
);
