import { type RawBuilder, sql } from 'kysely';
import Type from 'typebox';
import { FilterEnums } from '../../../kernel/input/filter-fields.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { roundShapeId } from '../../reference-data/index.ts';
import { Fault, FaultCode, type NumberConverter, quantity } from '../../stock/cells/index.ts';
import { computed, type StockValue } from '../../stock/values/index.ts';

/** Maximum diameter of melee in millimeters. */
export const greatestDiameter = 20;

/**
 * Returns whether a string is a sieve size, such as `+6.5`, `-2`, `+6.5-7` or `00`. Sieve sizes look like numbers but
 * are not in millimeters.
 */
export const isSieveSize = (text: string): boolean => /^[+\-–\u2212]\s*[\d.,]|^0\d/.test(text);

export const sieveSize = new Fault(FaultCode.UNKNOWN_VALUE, 'is a sieve size: use millimetres, such as 1.10');

/** Reads a diameter in millimeters. */
export const diameter: NumberConverter = {
  of(numbers) {
    const convert = quantity(greatestDiameter).of(numbers);
    return (text) => (isSieveSize(text) ? sieveSize : convert(text));
  },
};

export enum MeleeSieve {
  MINUS_2 = 'MINUS_2',
  STAR = 'STAR',
  MELEE = 'MELEE',
  COARSE = 'COARSE',
  PLUS_14 = 'PLUS_14',
}

interface SieveGroup {
  readonly label: string;
  /**
   * Diameters in millimeters. `from` is the hole of the sieve that retains the stones. `to` is the hole that they
   * pass through.
   */
  readonly from: number;
  readonly to: number;
}

const groups: Readonly<Record<MeleeSieve, SieveGroup>> = {
  [MeleeSieve.MINUS_2]: { label: '−2', from: 0, to: 1.25 },
  [MeleeSieve.STAR]: { label: 'Star, +2 −6.5', from: 1.25, to: 1.8 },
  [MeleeSieve.MELEE]: { label: 'Melee, +6.5 −11', from: 1.8, to: 2.7 },
  [MeleeSieve.COARSE]: { label: 'Coarse, +11 −14', from: 2.7, to: 3.3 },
  [MeleeSieve.PLUS_14]: { label: '+14 −15.5', from: 3.3, to: 3.7 },
};
const sieves = Object.values(MeleeSieve);
const options = sieves.map((sieve) => ({ stored: sieve, value: sieve, label: groups[sieve].label }));

const range = ({ from, to }: SieveGroup): string => (from === 0 ? `below ${to} mm` : `${from} to ${to} mm`);

describedEnum(MeleeSieve, {
  name: 'MeleeSieve',
  description:
    'Sieve groups of round melee: stones retained by one sieve (+) that pass the next (−). New values may be added.',
  values: {
    MINUS_2: `Passes sieve 2: ${range(groups.MINUS_2)}.`,
    STAR: `+2 −6.5: ${range(groups.STAR)}.`,
    MELEE: `+6.5 −11: ${range(groups.MELEE)}.`,
    COARSE: `+11 −14: ${range(groups.COARSE)}.`,
    PLUS_14: `+14 −15.5: ${range(groups.PLUS_14)}.`,
  },
});

const smallest = sql`coalesce(d.size_from, d.size_to)`;
const largest = sql`coalesce(d.size_to, d.size_from)`;

/**
 * Returns SQL for whether the lot `d` contains stones of the sieve group. A lot whose size range ends at the lower
 * limit of the group is not included.
 */
const reachesInto = ({ from, to }: SieveGroup): RawBuilder<unknown> =>
  sql`${smallest} < ${sql.lit(to)} and (${largest} > ${sql.lit(from)} or ${smallest} >= ${sql.lit(from)})`;

/** SQL for the sieve groups of the lot `d`. Empty if the size is unknown or the shape is not round. */
export const sievesOfLot: RawBuilder<MeleeSieve[]> = sql`case when d.shape_id <> ${sql.lit(roundShapeId)} then '{}' else
  array_remove(array[${sql.join(
    sieves.map((sieve) => sql`case when ${reachesInto(groups[sieve])} then ${sql.lit(sieve)} end`),
  )}]::text[], null) end`;

export const sieveGroups = (): StockValue<MeleeSieve[]> => ({
  ...computed,
  kind: 'choices',
  choices: options.map(({ value, label }) => ({ value, label })),
  output: () => MeleeSieve,
  isOutputList: true,
  schema: Type.Array(Type.Enum(MeleeSieve)),
  filterName: (name) => name,
  filter: (description) => FilterEnums(() => MeleeSieve, description),
  facet: { kind: 'options', knownValues: options, isOpen: false, isList: true },
});
