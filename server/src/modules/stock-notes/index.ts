import { defineModule } from '../../kernel/module.ts';
import { StockNote } from './stock-note.entity.ts';
import { StockNotesResolver } from './stock-notes.resolver.ts';

export const stockNotesModule = defineModule({
  entities: [StockNote],
  resolvers: [StockNotesResolver],
});
