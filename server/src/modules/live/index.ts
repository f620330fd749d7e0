import { LiveResolver } from './live.resolver.ts';

export const liveResolvers = [LiveResolver] as const;
