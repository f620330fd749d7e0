import Type, { type Static } from 'typebox';
import { money } from '../../../../kernel/values/money.ts';
import type { SetTotals } from './set-totals.ts';

/** Totals of a line set or pair in REST. */
export const SetTotalsSchema = Type.Object(
  {
    name: Type.String({ description: '`Line set Oval line` or `Pair A-1 + A-2`.' }),
    description: Type.String({ description: 'Name and number of stones.' }),
    stones: Type.Integer(),
    carats: Type.Number(),
    pricePerCarat: Type.Union([Type.Number(), Type.Null()], { description: 'Total price divided by the carats.' }),
    totalPrice: Type.Number(),
  },
  {
    additionalProperties: false,
    description: 'Line set or pair that the row is part of, with its amounts. Left out for other rows.',
  },
);

export const presentSetTotals = (totals: SetTotals): Static<typeof SetTotalsSchema> => ({
  name: totals.name,
  description: totals.description,
  stones: totals.stones,
  carats: Number(totals.carats),
  pricePerCarat: totals.pricePerCarat === null ? null : money(totals.pricePerCarat),
  totalPrice: money(totals.totalPrice),
});
