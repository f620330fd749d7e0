import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import type { Sheet } from '../../../platform/spreadsheets/spreadsheets.ts';

/** What files may be. */
enum ImportFormat {
  CSV = 'csv',
  XLSX = 'xlsx',
}
describedEnum(ImportFormat, {
  name: 'ImportFormat',
  description: 'What an imported file is, told by its content.',
  values: { CSV: 'Text with a row in each line.', XLSX: 'An Excel workbook.' },
});

@ObjectType({ description: 'How an imported file was read: why a letter may look odd, and which sheet it was.' })
export class ImportReadAs {
  @Field(() => ImportFormat, { description: 'What the file is.' })
  format!: ImportFormat;

  @Field(() => String, {
    nullable: true,
    description:
      'How the characters of a CSV are written: UTF-8, UTF-16LE, UTF-16BE or Windows-1252. Null: a workbook.',
  })
  encoding!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the sheet that was read. Null: a CSV.' })
  sheet!: string | null;
}

/** How a table was read; of a CSV, as far as it has been. */
export const readAsOf = ({ encoding, sheet }: Pick<Sheet, 'encoding' | 'sheet'>): ImportReadAs => ({
  format: sheet === null ? ImportFormat.CSV : ImportFormat.XLSX,
  encoding,
  sheet,
});
