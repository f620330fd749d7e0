import type { EntityClass } from '@mikro-orm/postgresql';
import { CompletedRing, EngagementRing } from './rings/ring.entity.ts';
import { ringFieldResolvers } from './rings/ring-fields.resolver.ts';

export { buildCompletedRing, buildEngagementRing } from './rings/build-ring.ts';
export { completedRingById, engagementRingById } from './rings/read-rings.ts';
export { CompletedRing, EngagementRing } from './rings/ring.entity.ts';
export { CompletedRingInput, EngagementRingInput } from './rings/ring.inputs.ts';
export { CompletedRingType, EngagementRingType } from './rings/ring.type.ts';

export const ringBuilderEntities: readonly EntityClass<object>[] = [EngagementRing, CompletedRing];
export const ringBuilderResolvers = ringFieldResolvers;
