import { sql } from 'kysely';
import { invalid } from '../../../kernel/errors/errors.ts';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { OptionalText } from '../../../kernel/input/field-rules.ts';
import { anyone, withScope } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { Availability } from '../../stock/values/index.ts';
import {
  diamondPartById,
  genericPartById,
  type SettingPart,
  type StonePart,
  settingPartById,
} from '../fit/ring-parts.ts';
import { offerOfRing } from '../rings/fit-ring.ts';
import { RingSize } from '../rings/ring.inputs.ts';
import { problemsOf, type RingProblem } from './ring-problems.ts';

/** Tables of parts, and the column of their stock numbers. */
const numberColumns = { ring_setting: 'stock_number', diamond: 'stock_id', generic_diamond: 'stock_number' } as const;

type PartTable = keyof typeof numberColumns;

/** A part that is there, whether the caller sees it or not. */
interface Found {
  readonly id: number;
}

/** Parts by their stock numbers, whatever the case. One query. Nothing is told of them: `ring-parts` asks who may see them. */
async function idByNumber(
  ctx: RequestContext,
  numbers: Readonly<Record<PartTable, string | null>>,
): Promise<Partial<Record<PartTable, Found>>> {
  const found = (table: PartTable) => sql`
    select ${sql.lit(table)} as "table", d.id from ${sql.table(table)} d
    where lower(d.${sql.ref(numberColumns[table])}) = lower(${numbers[table]})`;
  const { rows } = await sql<Found & { table: PartTable }>`
    ${found('ring_setting')} union all ${found('diamond')} union all ${found('generic_diamond')}`.execute(
    ctx.em.getKysely(),
  );
  return Object.fromEntries(rows.map(({ table, id }) => [table, { id }]));
}

const whoReads = withScope(anyone, 'STOCK_READ');

@InputType({ description: 'A ring that is being put together: whatever has been chosen of it so far.' })
export class RingDraftInput {
  @Field(() => String, { nullable: true, description: 'Stock number of the setting.' })
  @OptionalText(64)
  ringSettingNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Stock number of the diamond, for an engagement ring.' })
  @OptionalText(64)
  diamondNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Stock number of the generic diamond, for a completed ring.' })
  @OptionalText(64)
  genericDiamondNumber?: string | null;

  @RingSize()
  ringSize?: number | null;
}

/** A part that the caller sees. */
export interface DraftPart<Part> {
  readonly id: number;
  readonly part: Part;
}

/** A ring as far as it has been put together, for a caller. */
export interface RingDraft {
  readonly setting: DraftPart<SettingPart> | null;
  readonly stone: DraftPart<StonePart> | null;
  /** Of all that has been chosen; null while nothing has, while it cannot be ordered, and for keys that do not read prices. */
  readonly totalPrice: string | null;
  readonly availability: Availability | null;
  readonly problems: readonly RingProblem[];
}

type PartById<Part> = (ctx: RequestContext, id: number) => Promise<Part | undefined>;

async function partOf<Part>(
  ctx: RequestContext,
  found: Found | undefined,
  byId: PartById<Part>,
): Promise<DraftPart<Part> | null> {
  const part = found && (await byId(ctx, found.id));
  return part ? { id: found.id, part } : null;
}

/**
 * What a ring would be, cost and lack, before it is kept anywhere: the same rules and prices as in baskets and orders.
 * What the caller may not see is not there, and named as a problem.
 */
export const draftRing = query(whoReads, RingDraftInput, async (ctx, input): Promise<RingDraft> => {
  const { ringSettingNumber = null, diamondNumber = null, genericDiamondNumber = null, ringSize = null } = input;
  if (diamondNumber !== null && genericDiamondNumber !== null) {
    throw invalid('genericDiamondNumber', 'must not be given together with diamondNumber');
  }
  const numbers = { ring_setting: ringSettingNumber, diamond: diamondNumber, generic_diamond: genericDiamondNumber };
  const ids = await idByNumber(ctx, numbers);
  const setting = await partOf(ctx, ids.ring_setting, settingPartById);
  const stone =
    diamondNumber === null
      ? await partOf(ctx, ids.generic_diamond, genericPartById)
      : await partOf(ctx, ids.diamond, diamondPartById);
  const chosen = {
    settingNumber: ringSettingNumber,
    stoneNumber: diamondNumber ?? genericDiamondNumber,
    isGeneric: genericDiamondNumber !== null,
    setting: setting?.part ?? null,
    stone: stone?.part ?? null,
    ringSize,
  };
  const problems = problemsOf(chosen);
  const { seesPrices } = await viewerOf(ctx);
  const offer = setting && stone ? offerOfRing(setting.part, stone.part) : (setting?.part ?? stone?.part);
  return {
    setting,
    stone,
    // A price is a promise: there is none for what cannot be had.
    totalPrice: problems.length === 0 && seesPrices ? (offer?.totalPrice ?? null) : null,
    availability: offer?.availability ?? null,
    problems,
  };
});
