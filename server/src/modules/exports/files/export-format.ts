import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** How an exported table is written. The values end the names of files. */
export enum ExportFormat {
  CSV = 'csv',
  XLSX = 'xlsx',
}

describedEnum(ExportFormat, {
  name: 'ExportFormat',
  description: 'How an exported table is written.',
  values: {
    CSV: 'UTF-8 with byte order mark, commas; cells that a spreadsheet would run begin with an apostrophe.',
    XLSX: 'A workbook of one sheet: numbers are numbers, texts are texts whatever they look like. At most 1,048,575 rows.',
  },
});
