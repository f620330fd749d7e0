import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { checkVersion, OptionalExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import type { RowOf } from '../../../kernel/resources/resource-types.ts';
import { administrator, anyone, withScope } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { rowColumns } from '../../../platform/database/statements/entity-rows.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { readStock, type StockRow } from '../../stock/fields/index.ts';
import { Diamond, diamonds, presentedTo } from '../../stock-types/diamonds/index.ts';
import { RingSetting, ringSettings } from '../../stock-types/ring-settings/index.ts';
import { queryIn } from '../database.ts';
import { RingConfig } from './ring-config.entity.ts';

/** Example ring. A part is null if it is not chosen or was deleted. Parts may not be visible to the caller. */
export type ConfiguredRing = RowOf<RingConfig>;

const read = ({ em }: RequestContext): Promise<ConfiguredRing> =>
  queryIn(em)
    .selectFrom('ring_config as c')
    .select(rowColumns(em, RingConfig, 'c'))
    .executeTakeFirstOrThrow();

/** Returns the IDs of the parts of the example ring. */
export const findRingConfig = query(withScope(anyone, 'STOCK_READ'), read);

/** Returns the parts of the example ring that are visible to the caller. */
export const viewRingConfig = query(withScope(anyone, 'STOCK_READ'), async (ctx) => show(ctx, await read(ctx)));

export interface ShownRing {
  readonly ringSetting: StockRow | null;
  readonly diamond: StockRow | null;
}

async function show(ctx: RequestContext, { ringSettingId, diamondId }: ConfiguredRing): Promise<ShownRing> {
  const viewer = await viewerOf(ctx);
  const [ringSetting = null] = await readStock(ctx.em, {
    type: ringSettings,
    viewer,
    where: sql`d.id = ${ringSettingId}`,
  });
  const [diamond = null] = await readStock(ctx.em, {
    type: diamonds,
    viewer,
    where: sql`d.id = ${diamondId}`,
    fields: presentedTo(viewer),
  });
  return { ringSetting, diamond };
}

@InputType({ description: 'Input for `setConfiguredRingSetting`.' })
export class SetConfiguredRingSettingInput {
  @Field(() => ID, { description: 'ID of the setting.' })
  @IsId()
  ringSettingId!: number;

  @OptionalExpectedVersion('of the example ring')
  expectedVersion?: number | null;
}

@InputType({ description: 'Input for `setConfiguredDiamond`.' })
export class SetConfiguredDiamondInput {
  @Field(() => String, { description: 'Stock number of the diamond.' })
  @RequiredText(64)
  stockNumber!: string;

  @OptionalExpectedVersion('of the example ring')
  expectedVersion?: number | null;
}

/** Sets the setting of the example ring. Throws ITEM_NOT_FOUND. */
export const setConfiguredRingSetting = command(
  administrator,
  SetConfiguredRingSettingInput,
  async (ctx, { ringSettingId, expectedVersion }) => {
    const setting = await ctx.em.findOne(RingSetting, { id: ringSettingId }, { fields: ['id'] });
    if (!setting) throw notFound('ITEM_NOT_FOUND', 'ringSettingId', 'is not the ID of a ring setting');
    return change(ctx, expectedVersion, { ringSettingId });
  },
);

/** Sets the diamond of the example ring. Throws DIAMOND_NOT_FOUND. */
export const setConfiguredDiamond = command(
  administrator,
  SetConfiguredDiamondInput,
  async (ctx, { stockNumber, expectedVersion }) => {
    const diamond = await ctx.em.findOne(Diamond, { stockNumber }, { fields: ['id'] });
    if (!diamond) throw notFound('DIAMOND_NOT_FOUND', 'stockNumber', 'is not the stock number of a diamond');
    return change(ctx, expectedVersion, { diamondId: diamond.id });
  },
);

async function change(
  ctx: RequestContext,
  expectedVersion: number | null | undefined,
  set: Partial<Pick<ConfiguredRing, 'ringSettingId' | 'diamondId'>>,
): Promise<ConfiguredRing> {
  const config = await lockConfig(ctx.em);
  checkVersion(config, expectedVersion);
  Object.assign(config, set);
  await ctx.em.flush();
  return read(ctx);
}

const lockConfig = (em: EntityManager): Promise<RingConfig> =>
  em.findOneOrFail(RingConfig, { id: 1 }, { lockMode: LockMode.PESSIMISTIC_WRITE });

const notFound = (code: 'ITEM_NOT_FOUND' | 'DIAMOND_NOT_FOUND', path: string, message: string): AppError =>
  new AppError(code, { details: [{ path, message }] });
