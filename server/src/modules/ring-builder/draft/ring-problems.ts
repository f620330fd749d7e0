import { Field, ObjectType, registerEnumType } from '../../../kernel/graphql.ts';
import { shapes } from '../../reference-data/index.ts';
import { Availability, isOrderable } from '../../stock/values/index.ts';
import { isTooLight, Misfit, misfitOf } from '../../stock-types/ring-settings/index.ts';
import type { SettingPart, StonePart } from '../fit/ring-parts.ts';
import { isMadeIn } from '../rings/fit-ring.ts';

/** Why a ring cannot be had as it is. */
enum RingProblemReason {
  NOT_FOUND = 'NOT_FOUND',
  GONE = 'GONE',
  HELD = 'HELD',
  SOLD = 'SOLD',
  ORDERED_BY_YOU = 'ORDERED_BY_YOU',
  SHAPE = 'SHAPE',
  WEIGHT = 'WEIGHT',
  SOLD_TOGETHER = 'SOLD_TOGETHER',
  RING_SIZE = 'RING_SIZE',
}

registerEnumType(RingProblemReason, {
  name: 'RingProblemReason',
  description: 'Why a ring cannot be had as it is.',
  valuesConfig: {
    NOT_FOUND: { description: 'There is no such part, or it is not for the caller’s eyes.' },
    GONE: { description: 'The part is not available.' },
    HELD: { description: 'The stone is on hold for another buyer, or in their open order.' },
    SOLD: { description: 'The stone is sold to another buyer.' },
    ORDERED_BY_YOU: { description: 'The stone is in an order of the caller.' },
    SHAPE: { description: 'The setting is made for other shapes.' },
    WEIGHT: { description: 'The stone is too light or too heavy for the setting.' },
    SOLD_TOGETHER: { description: 'The stone is a parcel, or sold with its pair or line set only.' },
    RING_SIZE: { description: 'The setting is not made in that size.' },
  },
});

/** What a problem is about. */
enum RingPart {
  SETTING = 'SETTING',
  STONE = 'STONE',
  RING_SIZE = 'RING_SIZE',
  FIT = 'FIT',
}

registerEnumType(RingPart, {
  name: 'RingPart',
  description: 'A part of a ring.',
  valuesConfig: {
    SETTING: { description: 'The setting.' },
    STONE: { description: 'The diamond or generic diamond.' },
    RING_SIZE: { description: 'The size.' },
    FIT: { description: 'Setting and stone together: another one of either mends it.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Why a ring cannot be had as it is.' })
export class RingProblem {
  @Field(() => RingPart, { description: 'What it is about.' })
  readonly part!: RingPart;

  @Field(() => RingProblemReason, { description: 'Why. Treat an unknown value as any other problem.' })
  readonly reason!: RingProblemReason;

  @Field(() => String, { description: 'The same in words, for people.' })
  readonly explanation!: string;
}

interface Chosen {
  readonly settingNumber: string | null;
  readonly stoneNumber: string | null;
  readonly isGeneric: boolean;
  readonly setting: SettingPart | null;
  readonly stone: StonePart | null;
  readonly ringSize: number | null;
}

/** What keeps the chosen parts from being a ring that can be ordered. What has not been chosen yet is no problem. */
export function problemsOf(chosen: Chosen): readonly RingProblem[] {
  const { settingNumber, stoneNumber, isGeneric, setting, stone, ringSize } = chosen;
  return [
    partProblem(RingPart.SETTING, settingNumber, setting, 'it is no longer made, or the number may be mistyped'),
    partProblem(
      RingPart.STONE,
      stoneNumber,
      stone,
      isGeneric
        ? 'it is no longer offered, or the number may be mistyped'
        : 'it may have been sold, the number may be mistyped, or it is shown to approved traders only',
    ),
    stone?.soldTogether == null
      ? null
      : {
          part: RingPart.STONE,
          reason: RingProblemReason.SOLD_TOGETHER,
          explanation: `No ring takes this stone by itself: it ${stone.soldTogether}.`,
        },
    setting && stone ? fitProblem(setting, stone) : null,
    setting ? sizeProblem(setting, ringSize) : null,
  ].filter((problem) => problem !== null);
}

const words = { [RingPart.SETTING]: 'setting', [RingPart.STONE]: 'stone' } as const;

function partProblem(
  part: RingPart.SETTING | RingPart.STONE,
  number: string | null,
  found: SettingPart | StonePart | null,
  whyNot: string,
): RingProblem | null {
  const word = words[part];
  if (number !== null && !found) {
    const explanation = `We have no ${word} ${number} to show you: ${whyNot}.`;
    return { part, reason: RingProblemReason.NOT_FOUND, explanation };
  }
  if (!found || isOrderable(found.availability)) return null;
  const order = found.orderId == null ? 'an order of yours' : `your order ${found.orderId}`;
  switch (found.availability) {
    case Availability.ON_HOLD:
      return { part, reason: RingProblemReason.HELD, explanation: `This ${word} is on hold for another buyer.` };
    case Availability.SOLD:
      return { part, reason: RingProblemReason.SOLD, explanation: `This ${word} is sold.` };
    case Availability.ORDERED_BY_YOU:
      return { part, reason: RingProblemReason.ORDERED_BY_YOU, explanation: `This ${word} is in ${order}.` };
    default:
      return { part, reason: RingProblemReason.GONE, explanation: `This ${word} is not available.` };
  }
}

function fitProblem(setting: SettingPart, stone: StonePart): RingProblem | null {
  switch (misfitOf(setting, stone)) {
    case Misfit.SHAPE: {
      const taken = setting.shapeIds.map((id) => shapes.byId.get(id)?.label.toLowerCase() ?? '');
      const shape = shapes.byId.get(stone.shapeId)?.label.toLowerCase() ?? 'that shape';
      const what = taken.length === 0 ? 'takes no stones' : `takes ${listed.format(taken)} stones`;
      return {
        part: RingPart.FIT,
        reason: RingProblemReason.SHAPE,
        explanation: `${setting.name} ${what}; this one is ${shape}.`,
      };
    }
    case Misfit.WEIGHT:
      return {
        part: RingPart.FIT,
        reason: RingProblemReason.WEIGHT,
        explanation: `${setting.name} takes stones of ${rangeOf(setting.caratsFrom, setting.caratsTo, carats)}; this one of ${carats(stone.caratsFrom)} is too ${isTooLight(setting, stone) ? 'light' : 'heavy'}.`,
      };
    case null:
      return null;
  }
}

function sizeProblem(setting: SettingPart, ringSize: number | null): RingProblem | null {
  if (isMadeIn(setting, ringSize)) return null;
  const sizes = rangeOf(setting.ringSizeFrom, setting.ringSizeTo, String);
  return {
    part: RingPart.RING_SIZE,
    reason: RingProblemReason.RING_SIZE,
    explanation: `${setting.name} is made in US sizes ${sizes}.`,
  };
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
const carats = (value: string): string => `${Number(value).toFixed(2)} ct`;

/** `0.70 ct to 1.50 ct`, `up to 1.50 ct`, `from 0.70 ct` */
function rangeOf<Value>(from: Value | null, to: Value | null, show: (value: Value) => string): string {
  if (from === null) return to === null ? 'any measure' : `up to ${show(to)}`;
  return to === null ? `from ${show(from)}` : `${show(from)} to ${show(to)}`;
}
