import { defineModule } from '../../kernel/module.ts';
import { LiveResolver } from './live.resolver.ts';

export const liveModule = defineModule({
  resolvers: [LiveResolver],
});
