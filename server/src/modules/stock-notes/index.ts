import type { EntityClass } from '@mikro-orm/postgresql';
import { StockNote } from './stock-note.entity.ts';
import { StockNotesResolver } from './stock-notes.resolver.ts';

export const stockNotesEntities: readonly EntityClass<object>[] = [StockNote];
export const stockNotesResolvers = [StockNotesResolver] as const;
