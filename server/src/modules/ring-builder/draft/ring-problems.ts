import { Field, ObjectType, registerEnumType } from '../../../kernel/graphql.ts';
import { shapes } from '../../reference-data/index.ts';
import { Availability, isOrderable } from '../../stock/values/index.ts';
import { isTooLight, Misfit, misfitOf } from '../../stock-types/ring-settings/index.ts';
import type { SettingPart, StonePart } from '../fit/ring-parts.ts';
import { isMadeIn } from '../rings/fit-ring.ts';

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
  description: 'Reason why a ring cannot be ordered. New values may be added.',
  valuesConfig: {
    NOT_FOUND: { description: 'The part does not exist, or is not visible to the caller.' },
    GONE: { description: 'The part is not available.' },
    HELD: { description: "The stone is on hold for another buyer, or in another buyer's open order." },
    SOLD: { description: 'The stone was sold to another buyer.' },
    ORDERED_BY_YOU: { description: "The stone is in one of the caller's orders." },
    SHAPE: { description: 'The setting is made for other shapes.' },
    WEIGHT: { description: 'The stone is too light or too heavy for the setting.' },
    SOLD_TOGETHER: { description: 'The stone is a parcel, or is sold only with its pair or line set.' },
    RING_SIZE: { description: 'The setting is not available in the chosen ring size.' },
  },
});

enum RingPart {
  SETTING = 'SETTING',
  STONE = 'STONE',
  RING_SIZE = 'RING_SIZE',
  FIT = 'FIT',
}

registerEnumType(RingPart, {
  name: 'RingPart',
  description: 'Subject of a problem.',
  valuesConfig: {
    SETTING: { description: 'The setting.' },
    STONE: { description: 'The diamond or generic diamond.' },
    RING_SIZE: { description: 'The ring size.' },
    FIT: { description: 'Both setting and stone, because they do not fit. Changing either can solve the problem.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Problem that prevents ordering the ring.' })
export class RingProblem {
  @Field(() => RingPart, { description: 'Subject of the problem.' })
  readonly part!: RingPart;

  @Field(() => RingProblemReason, {
    description: 'Reason for the problem. Treat unknown values like any other problem.',
  })
  readonly reason!: RingProblemReason;

  @Field(() => String, { description: 'Explanation for the user.' })
  readonly explanation!: string;
}

interface ChosenParts {
  readonly settingNumber: string | null;
  readonly stoneNumber: string | null;
  readonly isGeneric: boolean;
  readonly setting: SettingPart | null;
  readonly stone: StonePart | null;
  readonly ringSize: number | null;
}

/** Returns the problems that prevent ordering the chosen parts as a ring. Missing parts are not problems. */
export function problemsOf(chosen: ChosenParts): readonly RingProblem[] {
  const { settingNumber, stoneNumber, isGeneric, setting, stone, ringSize } = chosen;
  return [
    partProblem(RingPart.SETTING, settingNumber, setting, 'it may be discontinued, or the number may be mistyped'),
    partProblem(
      RingPart.STONE,
      stoneNumber,
      stone,
      isGeneric
        ? 'it may no longer be offered, or the number may be mistyped'
        : 'it may have been sold, the number may be mistyped, or only approved traders can see it',
    ),
    stone?.soldTogether == null
      ? null
      : {
          part: RingPart.STONE,
          reason: RingProblemReason.SOLD_TOGETHER,
          explanation: `This stone cannot be set in a ring, because it ${stone.soldTogether}.`,
        },
    setting && stone ? fitProblem(setting, stone) : null,
    setting ? sizeProblem(setting, ringSize) : null,
  ].filter((problem) => problem !== null);
}

const partNames = { [RingPart.SETTING]: 'setting', [RingPart.STONE]: 'stone' } as const;

function partProblem(
  part: RingPart.SETTING | RingPart.STONE,
  number: string | null,
  match: SettingPart | StonePart | null,
  hint: string,
): RingProblem | null {
  const partName = partNames[part];
  if (number !== null && !match) {
    const explanation = `We cannot find the ${partName} ${number}: ${hint}.`;
    return { part, reason: RingProblemReason.NOT_FOUND, explanation };
  }
  if (!match || isOrderable(match.availability)) return null;
  const order = match.orderId == null ? 'one of your orders' : `your order ${match.orderId}`;
  switch (match.availability) {
    case Availability.ON_HOLD:
      return { part, reason: RingProblemReason.HELD, explanation: `This ${partName} is on hold for another buyer.` };
    case Availability.SOLD:
      return { part, reason: RingProblemReason.SOLD, explanation: `This ${partName} is sold.` };
    case Availability.ORDERED_BY_YOU:
      return { part, reason: RingProblemReason.ORDERED_BY_YOU, explanation: `This ${partName} is in ${order}.` };
    default:
      return { part, reason: RingProblemReason.GONE, explanation: `This ${partName} is not available.` };
  }
}

function fitProblem(setting: SettingPart, stone: StonePart): RingProblem | null {
  switch (misfitOf(setting, stone)) {
    case Misfit.SHAPE: {
      const shapeNames = setting.shapeIds.map((id) => shapes.byId.get(id)?.label.toLowerCase() ?? '');
      const shape = shapes.byId.get(stone.shapeId)?.label.toLowerCase() ?? 'that shape';
      const acceptance = shapeNames.length === 0 ? 'takes no stones' : `takes ${listed.format(shapeNames)} stones`;
      return {
        part: RingPart.FIT,
        reason: RingProblemReason.SHAPE,
        explanation: `${setting.name} ${acceptance}; this stone is ${shape}.`,
      };
    }
    case Misfit.WEIGHT:
      return {
        part: RingPart.FIT,
        reason: RingProblemReason.WEIGHT,
        explanation: `${setting.name} takes stones of ${rangeOf(setting.caratsFrom, setting.caratsTo, carats)}; this stone of ${carats(stone.caratsFrom)} is too ${isTooLight(setting, stone) ? 'light' : 'heavy'}.`,
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

/** Formats a range: `0.70 ct to 1.50 ct`, `up to 1.50 ct`, `from 0.70 ct`. */
function rangeOf<Value>(from: Value | null, to: Value | null, show: (value: Value) => string): string {
  if (from === null) return to === null ? 'any value' : `up to ${show(to)}`;
  return to === null ? `from ${show(from)}` : `${show(from)} to ${show(to)}`;
}
