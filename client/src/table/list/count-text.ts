import { formatCount } from '../../ui/numbers';
import type { ListDeclaration } from './list-declaration';

/** `1 stone`, `1,240 stones` */
export function countOf(count: number, { noun, plural }: Pick<ListDeclaration<never>, 'noun' | 'plural'>): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}
