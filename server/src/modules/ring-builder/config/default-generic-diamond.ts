import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { checkVersion, OptionalExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { OptionalObject } from '../../../kernel/input/field-rules.ts';
import { IsOptionalId } from '../../../kernel/input/rules.ts';
import { administrator, anyone, withScope } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { preparedCommand, query } from '../../../kernel/use-cases/use-case.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { isReadableBy } from '../../stock/fields/index.ts';
import { stockInputs } from '../../stock/graphql/index.ts';
import { picturesOf, storedPictures } from '../../stock/pictures/index.ts';
import { GenericDiamond, genericDiamonds } from '../../stock-types/generic-diamonds/index.ts';
import { queryIn } from '../database.ts';
import { DefaultGenericDiamond } from './ring-config.entity.ts';

const names = [
  'shapeId',
  'colorId',
  'clarityId',
  'caratsFrom',
  'caratsTo',
  'pricePerCarat',
  'isLabGrown',
  'imageUrl',
] as const;

/** Fields that describe the default stone, a subset of the fields of generic diamonds. */
export const defaultStoneFields = genericDiamonds.fields.filter(({ name }) =>
  names.some((candidate) => candidate === name),
);

/** Default stone, with its price for the caller. */
export interface DefaultStone {
  /** ID of the generic diamond. Null if the stone is described by its own fields. */
  readonly id: number | null;
  readonly version: number;
  readonly [field: string]: unknown;
}

async function read(ctx: RequestContext): Promise<DefaultStone> {
  const viewer = await viewerOf(ctx);
  const db = queryIn(ctx.em);
  const columns = defaultStoneFields.map(({ column }) => {
    const name = sql.id(column);
    return sql`case when g.id is null then c.${name} else g.${name} end`.as(column);
  });
  const followed = db
    .selectFrom('default_generic_diamond as c')
    .leftJoin('generic_diamond as g', (join) =>
      join.onRef('g.id', '=', 'c.generic_diamond_id').on('g.is_active', '=', sql.lit(true)),
    )
    .select(['g.id', 'c.version', ...columns]);
  const readableColumns = defaultStoneFields
    .filter((field) => isReadableBy(field, viewer))
    .map((field) => genericDiamonds.read(field, viewer).as(field.name));
  const totalPrice = viewer.seesPrices ? [genericDiamonds.readNamed('totalPrice', viewer).as('totalPrice')] : [];
  const stone = await db
    .selectFrom(followed.as('d'))
    .select(['d.id', 'd.version', ...totalPrice, ...readableColumns])
    .executeTakeFirst();
  if (!stone) throw new AppError('ITEM_NOT_FOUND');
  return stone;
}

/** Returns the stone shown in completed rings before the user chooses one. */
export const findDefaultGenericDiamond = query(withScope(anyone, 'STOCK_READ'), read);

const { patch: GenericDiamondPatch } = stockInputs(genericDiamonds);

@InputType({
  description: 'Input for `setDefaultGenericDiamond`. Exactly one of `genericDiamondId` and `set` must be set.',
})
export class SetDefaultGenericDiamondInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of a generic diamond. Later changes of the generic diamond also apply to the default stone.',
  })
  @IsOptionalId()
  genericDiamondId?: number | null;

  @Field(() => GenericDiamondPatch, {
    nullable: true,
    description: 'Fields of a stone that is not in stock. Omitted fields are unchanged.',
  })
  @OptionalObject(() => GenericDiamondPatch)
  set?: object | null;

  @OptionalExpectedVersion('of the default stone')
  expectedVersion?: number | null;
}

/**
 * Sets the default stone to a generic diamond, or to a stone described by its fields. Throws ITEM_NOT_FOUND if the
 * generic diamond does not exist.
 */
export const setDefaultGenericDiamond = preparedCommand(
  administrator,
  SetDefaultGenericDiamondInput,
  async ({ services }, { genericDiamondId, set }) => {
    if ((genericDiamondId == null) === (set == null))
      throw invalid('', 'must contain exactly one of genericDiamondId and set');
    return set == null ? {} : storedPictures(services.media, picturesOf(genericDiamonds), set, 'set');
  },
  async (ctx, { genericDiamondId, expectedVersion }, described) => {
    const { em } = ctx;
    const stone = await em.findOneOrFail(DefaultGenericDiamond, { id: 1 }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    checkVersion(stone, expectedVersion);
    if (genericDiamondId != null && !(await em.findOne(GenericDiamond, { id: genericDiamondId, isActive: true }))) {
      const details = [{ path: 'genericDiamondId', message: 'is not the ID of an active generic diamond' }];
      throw new AppError('ITEM_NOT_FOUND', { details });
    }
    stone.genericDiamondId = genericDiamondId ?? null;
    for (const { name, value } of defaultStoneFields) {
      const input: unknown = Reflect.get(described, name);
      if (input !== undefined) em.assign(stone, { [name]: input === null ? null : value.stored(input) });
    }
    if (stone.caratsTo !== null && Number(stone.caratsFrom) > Number(stone.caratsTo)) {
      throw invalid('set.caratsTo', 'must not be less than caratsFrom');
    }
    stone.isLabGrown ??= false;
    await em.flush();
    return read(ctx);
  },
);
