import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import type { Sheet } from '../../../platform/spreadsheets/spreadsheets.ts';

enum ImportFormat {
  CSV = 'csv',
  XLSX = 'xlsx',
}
describedEnum(ImportFormat, {
  name: 'ImportFormat',
  description: 'Format of an imported file, detected from its content.',
  values: { CSV: 'Delimited text.', XLSX: 'Excel workbook.' },
});

@ObjectType({ description: 'How an imported file was read: its format, encoding and sheet.' })
export class ImportReadAs {
  @Field(() => ImportFormat, { description: 'File format.' })
  format!: ImportFormat;

  @Field(() => String, {
    nullable: true,
    description: 'Encoding of a CSV file: UTF-8, UTF-16LE, UTF-16BE or Windows-1252. Null for a workbook.',
  })
  encoding!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the sheet that was read. Null for a CSV file.' })
  sheet!: string | null;
}

/** Returns how a table was read. The encoding of a CSV file is the one detected from the part read so far. */
export const readAsOf = ({ encoding, sheet }: Pick<Sheet, 'encoding' | 'sheet'>): ImportReadAs => ({
  format: sheet === null ? ImportFormat.CSV : ImportFormat.XLSX,
  encoding,
  sheet,
});
