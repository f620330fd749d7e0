import { defineModule } from '../../kernel/module.ts';
import { DefaultGenericDiamond, RingConfig } from './config/ring-config.entity.ts';
import { DefaultGenericDiamondResolver, RingConfigResolver } from './config/ring-config.resolver.ts';
import { ringConfigRoutes } from './config/ring-config.routes.ts';
import { RingDraftResolver, ringDraftParts } from './draft/ring-draft.resolver.ts';
import { FittingSettingsResolver, UnfitPartsResolver } from './fit/fitting-parts.resolver.ts';
import { CompletedRing, EngagementRing } from './rings/ring.entity.ts';
import { ringFieldResolvers } from './rings/ring-fields.resolver.ts';

export type { RingBuilderTables } from '../../../generated/tables/ring-builder.ts';
export { setDefaultGenericDiamond } from './config/default-generic-diamond.ts';
export { setConfiguredDiamond, setConfiguredRingSetting } from './config/ring-config.ts';
export { fitCompletedRing, fitEngagementRing, offerOfRing } from './rings/fit-ring.ts';
export { CompletedRing, EngagementRing } from './rings/ring.entity.ts';
export { CompletedRingInput, EngagementRingInput } from './rings/ring.inputs.ts';
export { CompletedRingType, EngagementRingType, type RingParts, type RingTable } from './rings/ring.type.ts';
export {
  completedRingById,
  engagementRingById,
  ringsById,
  ringsVisibleTo,
  stoneOf,
  storeRings,
} from './rings/rings.ts';

export const ringBuilderModule = defineModule({
  entities: [EngagementRing, CompletedRing, RingConfig, DefaultGenericDiamond],
  resolvers: [
    ...ringFieldResolvers,
    RingConfigResolver,
    DefaultGenericDiamondResolver,
    FittingSettingsResolver,
    UnfitPartsResolver,
    RingDraftResolver,
    ...ringDraftParts,
  ],
  routes: ringConfigRoutes,
});
