import { InputType } from 'type-graphql';
import { administrator } from '../../../kernel/access.ts';
import { changeAuthorOf } from '../../../kernel/change-author.ts';
import { bulkCommand } from '../../../kernel/use-case.ts';
import { ImportStockInput } from '../stock/import-input.ts';
import { importStock } from '../stock/import-stock.ts';
import { diamondImport } from './diamond.import.ts';

@InputType({ description: 'A file of diamonds, and what to do with it.' })
export class ImportDiamondsInput extends ImportStockInput {}

/** Imports a file of diamonds. */
export const importDiamonds = bulkCommand(administrator, ImportDiamondsInput, async (ctx, { file, ...options }) => {
  const upload = await file;
  const report = await importStock({ em: ctx.em, author: changeAuthorOf(ctx), log: ctx.log }, diamondImport, upload, {
    ...options,
    profile: options.profile ?? null,
  });
  const { problems, columns, preview, ...counts } = report;
  ctx.log.info({ import: { type: diamondImport.name, file: upload.filename, by: ctx.actor?.id, ...counts } }, 'import');
  return report;
});
