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

const numberColumns = { ring_setting: 'stock_number', diamond: 'stock_id', generic_diamond: 'stock_number' } as const;

type PartTable = keyof typeof numberColumns;

/** Existing part, which may not be visible to the caller. */
interface PartMatch {
  readonly id: number;
}

/**
 * Returns the IDs of parts by stock number, ignoring case. Runs one query. Visibility is not checked here, but in
 * `ring-parts.ts`.
 */
async function idByNumber(
  ctx: RequestContext,
  numbers: Readonly<Record<PartTable, string | null>>,
): Promise<Partial<Record<PartTable, PartMatch>>> {
  const selectPart = (table: PartTable) => sql`
    select ${sql.lit(table)} as "table", d.id from ${sql.table(table)} d
    where lower(d.${sql.ref(numberColumns[table])}) = lower(${numbers[table]})`;
  const { rows } = await sql<PartMatch & { table: PartTable }>`
    ${selectPart('ring_setting')} union all ${selectPart('diamond')} union all ${selectPart('generic_diamond')}`.execute(
    ctx.em.getKysely(),
  );
  return Object.fromEntries(rows.map(({ table, id }) => [table, { id }]));
}

const stockReaders = withScope(anyone, 'STOCK_READ');

@InputType({ description: 'Chosen parts of a ring.' })
export class RingDraftInput {
  @Field(() => String, {
    nullable: true,
    description: 'Stock number of the setting. Omit if no setting has been chosen.',
  })
  @OptionalText(64)
  ringSettingNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Stock number of the diamond of an engagement ring. Cannot be combined with `genericDiamondNumber`.',
  })
  @OptionalText(64)
  diamondNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Stock number of the generic diamond of a completed ring. Cannot be combined with `diamondNumber`.',
  })
  @OptionalText(64)
  genericDiamondNumber?: string | null;

  @RingSize()
  ringSize?: number | null;
}

/** Chosen part that is visible to the caller. */
export interface DraftPart<Part> {
  readonly id: number;
  readonly part: Part;
}

export interface RingDraft {
  readonly setting: DraftPart<SettingPart> | null;
  readonly stone: DraftPart<StonePart> | null;
  /**
   * Price of the chosen parts. Null if nothing is chosen, if a problem prevents ordering, or if the API key may not
   * read prices.
   */
  readonly totalPrice: string | null;
  readonly availability: Availability | null;
  readonly problems: readonly RingProblem[];
}

type PartById<Part> = (ctx: RequestContext, id: number) => Promise<Part | undefined>;

async function partOf<Part>(
  ctx: RequestContext,
  match: PartMatch | undefined,
  byId: PartById<Part>,
): Promise<DraftPart<Part> | null> {
  const part = match && (await byId(ctx, match.id));
  return part ? { id: match.id, part } : null;
}

/**
 * Returns the price, availability and problems of a ring draft, under the same rules as for carts and orders. Parts
 * that the caller may not see are null and reported as problems.
 */
export const draftRing = query(stockReaders, RingDraftInput, async (ctx, input): Promise<RingDraft> => {
  const { ringSettingNumber = null, diamondNumber = null, genericDiamondNumber = null, ringSize = null } = input;
  if (diamondNumber !== null && genericDiamondNumber !== null) {
    throw invalid('genericDiamondNumber', 'must not be combined with diamondNumber');
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
    // A ring that cannot be ordered has no price.
    totalPrice: problems.length === 0 && seesPrices ? (offer?.totalPrice ?? null) : null,
    availability: offer?.availability ?? null,
    problems,
  };
});
