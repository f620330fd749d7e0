import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from '../../../kernel/graphql.ts';
import { selectedPaths } from '../../../kernel/transport/selection.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Media, Price, stockOutput, stockView } from '../../stock/graphql/index.ts';
import { stockViewById } from '../../stock/lists/index.ts';
import { diamondById, diamonds } from '../../stock-types/diamonds/index.ts';
import { genericDiamonds } from '../../stock-types/generic-diamonds/index.ts';
import { ringSettings } from '../../stock-types/ring-settings/index.ts';
import {
  type DefaultStone,
  defaultStoneFields,
  findDefaultGenericDiamond,
  SetDefaultGenericDiamondInput,
  setDefaultGenericDiamond,
} from './default-generic-diamond.ts';
import { RingConfig } from './ring-config.entity.ts';
import {
  type ConfiguredRing,
  findRingConfig,
  SetConfiguredDiamondInput,
  SetConfiguredRingSettingInput,
  setConfiguredDiamond,
  setConfiguredRingSetting,
} from './ring-config.ts';

/** Stone shown in completed rings. It uses the fields of generic diamonds. */
class DefaultGenericDiamondType {}
Field(() => ID, {
  nullable: true,
  description: 'ID of the generic diamond. Null if the stone is described by its own fields.',
})(DefaultGenericDiamondType.prototype, 'id');
for (const { output, amount, value, description, presence } of defaultStoneFields) {
  if (output === null || amount !== null) continue;
  Field(value.output, { nullable: presence === 'optional', description })(DefaultGenericDiamondType.prototype, output);
}
Field(() => Price, {
  description:
    'Price of a stone of `caratsFrom` for the caller. Amounts are null for keys without the scope `PRICES_READ`.',
})(DefaultGenericDiamondType.prototype, 'price');
Field(() => Media, { description: 'Pictures of the stone.' })(DefaultGenericDiamondType.prototype, 'media');
Field(() => Int, {
  description: 'Incremented with each change of the default stone. Send it back as `expectedVersion`.',
})(DefaultGenericDiamondType.prototype, 'version');
ObjectType('DefaultGenericDiamond', {
  simpleResolvers: true,
  description: 'Stone shown in completed rings before the user chooses one.',
})(DefaultGenericDiamondType);

const noPrice: Price = { total: null, perCarat: null, unit: null };

const toStoneView = (stone: DefaultStone): object => {
  const view = stockView(genericDiamonds, stone);
  return Object.assign(view, { price: Reflect.get(view, 'price') ?? noPrice });
};

@ObjectType({ description: 'Result of `setConfiguredRingSetting`.' })
class SetConfiguredRingSettingPayload {
  @Field(() => RingConfig, { description: 'The updated example.' })
  ringConfig!: ConfiguredRing;
}

@ObjectType({ description: 'Result of `setConfiguredDiamond`.' })
class SetConfiguredDiamondPayload {
  @Field(() => RingConfig, { description: 'The updated example.' })
  ringConfig!: ConfiguredRing;
}

@ObjectType({ description: 'Result of `setDefaultGenericDiamond`.' })
class SetDefaultGenericDiamondPayload {
  @Field(() => DefaultGenericDiamondType, { description: 'The updated stone.' })
  defaultGenericDiamond!: object;
}

const settingById = stockViewById(ringSettings);
const hiddenDescription = 'Null if not chosen, or not visible to the caller.';

@Resolver(() => RingConfig)
export class RingConfigResolver {
  @Query(() => RingConfig, {
    nullable: true,
    description: 'Example engagement ring shown in the shop. Public.',
  })
  ringConfig(@Ctx() ctx: RequestContext): Promise<ConfiguredRing> {
    return findRingConfig(ctx);
  }

  @Mutation(() => SetConfiguredRingSettingPayload, {
    nullable: true,
    description: 'Sets the setting of the example ring. ITEM_NOT_FOUND if it does not exist. Administrators only.',
  })
  async setConfiguredRingSetting(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetConfiguredRingSettingInput) input: SetConfiguredRingSettingInput,
  ): Promise<SetConfiguredRingSettingPayload> {
    return { ringConfig: await setConfiguredRingSetting(ctx, input) };
  }

  @Mutation(() => SetConfiguredDiamondPayload, {
    nullable: true,
    description: 'Sets the diamond of the example ring. DIAMOND_NOT_FOUND if it does not exist. Administrators only.',
  })
  async setConfiguredDiamond(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetConfiguredDiamondInput) input: SetConfiguredDiamondInput,
  ): Promise<SetConfiguredDiamondPayload> {
    return { ringConfig: await setConfiguredDiamond(ctx, input) };
  }

  @FieldResolver(() => stockOutput(ringSettings), { nullable: true, description: hiddenDescription })
  async ringSetting(
    @Ctx() ctx: RequestContext,
    @Root() { ringSettingId }: ConfiguredRing,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return ringSettingId === null ? null : ((await settingById(ctx, ringSettingId, selectedPaths(info))) ?? null);
  }

  @FieldResolver(() => stockOutput(diamonds), { nullable: true, description: hiddenDescription })
  async diamond(
    @Ctx() ctx: RequestContext,
    @Root() { diamondId }: ConfiguredRing,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return diamondId === null ? null : ((await diamondById(ctx, diamondId, selectedPaths(info))) ?? null);
  }
}

@Resolver()
export class DefaultGenericDiamondResolver {
  @Query(() => DefaultGenericDiamondType, {
    nullable: true,
    description: 'Stone shown in completed rings before the user chooses one. Public.',
  })
  async defaultGenericDiamond(@Ctx() ctx: RequestContext): Promise<object> {
    return toStoneView(await findDefaultGenericDiamond(ctx));
  }

  @Mutation(() => SetDefaultGenericDiamondPayload, {
    nullable: true,
    description:
      'Sets the default stone: a generic diamond, or a stone described by `set`. ITEM_NOT_FOUND if the generic diamond does not exist. Administrators only.',
  })
  async setDefaultGenericDiamond(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetDefaultGenericDiamondInput) input: SetDefaultGenericDiamondInput,
  ): Promise<SetDefaultGenericDiamondPayload> {
    return { defaultGenericDiamond: toStoneView(await setDefaultGenericDiamond(ctx, input)) };
  }
}
