import Type from 'typebox';
import { restShape } from '../../../kernel/resources/rest-shape.ts';
import { DecimalMark } from '../../stock/cells/index.ts';
import { ChangedStones, DiscountScale, DiscountSign, ForeignCurrency, PriceBasis } from '../../stock/headings/index.ts';
import { ImportCodeCount, ImportNotice, ImportProblem, ImportProblemFile } from './finding.type.ts';
import { ImportColumn, ImportFieldChange, ImportPreviewRow, ImportReport } from './import-report.ts';
import { ImportReadAs } from './read-as.type.ts';

const text = Type.String();
const textOrNull = Type.Union([Type.String(), Type.Null()]);
const closed = { additionalProperties: false };

const answer = Type.Object(
  {
    column: Type.Optional(Type.Object({ column: text, field: textOrNull }, closed)),
    value: Type.Optional(Type.Object({ field: text, from: text, to: text }, closed)),
    decimals: Type.Optional(Type.Enum(DecimalMark)),
    discountSign: Type.Optional(Type.Enum(DiscountSign)),
    discountScale: Type.Optional(Type.Enum(DiscountScale)),
    priceBasis: Type.Optional(Type.Enum(PriceBasis)),
    foreignCurrency: Type.Optional(Type.Enum(ForeignCurrency)),
    changedStones: Type.Optional(Type.Enum(ChangedStones)),
  },
  { ...closed, description: 'Profile entry that selects this interpretation. Exactly one of these fields is present.' },
);
const questions = Type.Array(
  Type.Object(
    {
      column: textOrNull,
      message: text,
      field: textOrNull,
      value: textOrNull,
      readings: Type.Array(Type.Object({ label: text, answer, samples: Type.Array(text) }, closed)),
    },
    closed,
  ),
  { description: 'Questions about ambiguous values. The file can be read when the profile answers them.' },
);

for (const type of [ImportReadAs, ImportProblem, ImportNotice, ImportCodeCount, ImportProblemFile, ImportColumn])
  restShape(type);
for (const type of [ImportFieldChange, ImportPreviewRow]) restShape(type);

export const importReportSchema = restShape(ImportReport, { also: { questions } }).returns;
